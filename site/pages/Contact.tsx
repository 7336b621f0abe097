import './Contact.css';
import type { ReactNode } from 'react';
import { business } from '../business.ts';
import { CallBand } from '../components/CallBand/CallBand.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import type { IconName } from '../components/Icon/icons.tsx';
import { PointTiles } from '../components/Points/PointTiles.tsx';
import { QuoteForm } from '../components/QuoteForm/QuoteForm.tsx';
import { LitPorch } from '../components/Scene/LitPorch.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Steps } from '../components/Steps/Steps.tsx';
import { Toast } from '../components/Toast/Toast.tsx';
import { emergency, form, hero, info, next, reasons, toast } from '../content/contact.ts';
import { phoneHref, phoneText } from '../phone.ts';
import { Layout, type Props } from './Layout.tsx';

function InfoCard({ icon, title, fact, text }: { icon: IconName; title: string; fact: ReactNode; text: string }) {
  return (
    <li className="info">
      <Icon name={icon} />
      <div>
        <h2>{title}</h2>
        <p className="info-fact">{fact}</p>
        <p>{text}</p>
      </div>
    </li>
  );
}

export default function Contact(props: Props) {
  const { hotline } = business;
  const { title, text, ...fields } = form;
  const endpoint = props.settings.quoteEndpoint;
  return (
    <Layout {...props}>
      <Hero {...hero} scene={<LitPorch />} />
      <div className="contact">
        <div className="wrap">
          <ul className="contact-info">
            <InfoCard icon="phone" {...info.phone} fact={<a href={phoneHref(hotline)}>{phoneText(hotline)}</a>} />
            <InfoCard icon="clock" {...info.hours} />
            <InfoCard icon="pin" {...info.area} />
          </ul>
          <section className="contact-form" aria-labelledby="quote">
            <h2 id="quote">{title}</h2>
            <p>{text}</p>
            <QuoteForm {...fields} phone={hotline} endpoint={endpoint} />
          </section>
        </div>
      </div>
      <CallBand id="emergency" {...emergency} phone={hotline} />
      <Section id="next" title={next.title} tone="paper">
        <Steps steps={next.steps} />
      </Section>
      <Section id="reasons" title={reasons.title}>
        <PointTiles points={reasons.points} />
      </Section>
      {endpoint === '' && <Toast {...toast} />}
    </Layout>
  );
}
