/** A clay band across the page: a sentence and the hotline. */

import { CallButton } from '../Button/Button.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import './CallBanner.css';

interface CallBannerProps extends Pick<SectionProps, 'id' | 'title' | 'text'> {
  phone: string;
  /** What the button says before the number. */
  action: string;
}

export function CallBanner({ phone, action, ...texts }: CallBannerProps) {
  const call = <CallButton phone={phone}>{action}</CallButton>;
  return <Section {...texts} className="call-banner" aside={call} />;
}
