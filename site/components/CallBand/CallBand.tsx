/** A clay band across the page: a sentence and the hotline. */

import { CallButton } from '../Button/Button.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import './CallBand.css';

interface CallBandProps extends Pick<SectionProps, 'id' | 'title' | 'text'> {
  phone: string;
  /** What the button says before the number. */
  action: string;
}

export function CallBand({ phone, action, ...texts }: CallBandProps) {
  const call = <CallButton phone={phone}>{action}</CallButton>;
  return <Section {...texts} className="call-band" aside={call} />;
}
