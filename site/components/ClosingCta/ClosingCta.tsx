/** Last section of a page, with buttons and a small illustration. */

import type { ReactNode } from 'react';
import { Buttons } from '../Button/Button.tsx';
import { LogoMark } from '../Logo/LogoMark.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import './ClosingCta.css';

interface ClosingCtaProps extends Pick<SectionProps, 'id' | 'title' | 'text'> {
  /** One or two buttons. */
  actions: ReactNode;
  /** Small illustration in the bottom right corner. @default The logo mark */
  scene?: ReactNode;
}

export function ClosingCta({ actions, scene = <LogoMark height={46} />, ...copy }: ClosingCtaProps) {
  return (
    <Section {...copy} className="closing-cta" aside={scene}>
      <Buttons>{actions}</Buttons>
    </Section>
  );
}
