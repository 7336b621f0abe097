/** Section about the service area, with text and a link next to a map. */

import { type Action, ButtonLink } from '../Button/Button.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import './CoverageSection.css';

interface CoverageSectionProps extends Pick<SectionProps, 'id' | 'title' | 'text' | 'aside' | 'children'> {
  link: Action;
}

export function CoverageSection({ link, children, ...section }: CoverageSectionProps) {
  return (
    <Section {...section} className="coverage-section">
      {children}
      <ButtonLink href={link.href}>{link.text}</ButtonLink>
    </Section>
  );
}
