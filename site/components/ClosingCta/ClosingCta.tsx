/** The last section of a page, with buttons and a small illustration. */

import type { ReactNode } from 'react';
import { Buttons } from '../Button/Button.tsx';
import { LogoMark } from '../Logo/LogoMark.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import './ClosingCta.css';

interface ClosingCtaProps extends Pick<SectionProps, 'id' | 'title' | 'text'> {
  /** One or two buttons. */
  actions: ReactNode;
  /** A small drawing at the right, on the section's lower edge. @default The company's mark */
  scene?: ReactNode;
}

export function ClosingCta({ actions, scene = <LogoMark />, ...texts }: ClosingCtaProps) {
  return (
    <Section {...texts} className="closing-cta" aside={scene}>
      <Buttons>{actions}</Buttons>
    </Section>
  );
}
