/** A clay band across the page: a sentence and the hotline. */

import './CallBand.css';
import { CallButton } from '../Button/Button.tsx';
import { NoBreak } from '../NoBreak/NoBreak.tsx';

interface CallBandProps {
  id: string;
  title: string;
  text: string;
  phone: string;
}

export function CallBand({ id, title, text, phone }: CallBandProps) {
  return (
    <section className="call-band" aria-labelledby={id}>
      <div className="wrap call-band-row">
        <div>
          <h2 id={id}>{title}</h2>
          <p>
            <NoBreak>{text}</NoBreak>
          </p>
        </div>
        <CallButton phone={phone} look="light">
          Call
        </CallButton>
      </div>
    </section>
  );
}
