/** The end of a page: what to do next, and the mission arch with its door lit. */

import type { ReactNode } from 'react';
import { Buttons } from '../Button/Button.tsx';
import { LogoMark } from '../Logo/LogoMark.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import './ClosingCta.css';

interface ClosingCtaProps extends Pick<SectionProps, 'id' | 'title' | 'text'> {
  /** One or two buttons. */
  actions: ReactNode;
}

export function ClosingCta({ actions, ...texts }: ClosingCtaProps) {
  return (
    <Section {...texts} className="closing-cta" aside={<LogoMark />}>
      <Buttons>{actions}</Buttons>
    </Section>
  );
}
