/** Full-width banner in the clay color with a sentence and a call button. */

import { CallButton } from '../Button/Button.tsx';
import { Section, type SectionProps } from '../Section/Section.tsx';
import './CallBanner.css';

interface CallBannerProps extends Pick<SectionProps, 'id' | 'title' | 'text'> {
  phone: string;
  /** The button's label, before the phone number. */
  action: string;
}

export function CallBanner({ phone, action, ...copy }: CallBannerProps) {
  const call = <CallButton phone={phone}>{action}</CallButton>;
  return <Section {...copy} className="call-banner" aside={call} />;
}
