/** A clay band across the page: a sentence and the hotline. */

import { CallButton } from '../Button/Button.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
// After the styles of the section, which it overrules.
import './CallBand.css';

export function CallBand({ phone, ...texts }: Pick<SectionProps, 'id' | 'title' | 'text'> & { phone: string }) {
  const call = (
    <CallButton phone={phone} look="light">
      Call
    </CallButton>
  );
  return <Section {...texts} className="call-band" aside={call} />;
}
