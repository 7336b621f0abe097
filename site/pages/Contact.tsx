/** The contact page: number, hours and area on three cards, the form for a quote, and what happens next. */

import './Contact.css';
import type { ReactNode } from 'react';
import { business } from '../business.ts';
import { CallBand } from '../components/CallBand/CallBand.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import type { IconName } from '../components/Icon/icons.tsx';
import { PhoneLink } from '../components/PhoneLink/PhoneLink.tsx';
import { QuoteForm } from '../components/QuoteForm/QuoteForm.tsx';
import { litPorch } from '../components/Scene/LitPorch.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Steps } from '../components/Steps/Steps.tsx';
import { NoBreak } from '../components/NoBreak/NoBreak.tsx';
import { Toast } from '../components/Toast/Toast.tsx';
import { calls } from '../content/actions.ts';
import { delivery, emergency, form, hero, info, next, reasons, toast } from '../content/contact.ts';
import { Layout, type Props } from './Layout.tsx';

/** A card with an icon; three of them together look like the panels of a door. */
function InfoCard({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="info-card">
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}

function FactCard({
  icon,
  title,
  fact,
  children,
}: {
  icon: IconName;
  title: string;
  fact: ReactNode;
  children: ReactNode;
}) {
  return (
    <InfoCard icon={icon}>
      <h2>{title}</h2>
      <p className="info-card-fact">{fact}</p>
      <p>{children}</p>
    </InfoCard>
  );
}

export default function Contact(props: Props) {
  const { hotline } = business;
  const { title, text, ...fields } = form;
  const endpoint = props.settings.quoteEndpoint;
  return (
    <Layout {...props}>
      <Hero {...hero} scene={litPorch} />
      <div className="contact">
        <div className="wrap">
          <ul className="info-cards">
            <FactCard icon="phone" title={info.phone.title} fact={<PhoneLink phone={hotline} />}>
              {info.phone.text} <a href="/contact.vcf">{info.phone.save}</a>
            </FactCard>
            <FactCard icon="clock" {...info.hours}>
              {info.hours.text}
            </FactCard>
            <FactCard icon="pin" {...info.area}>
              {info.area.text}
            </FactCard>
          </ul>
          <div className="contact-form">
            <h2 id="quote">{title}</h2>
            <p>{text}</p>
            <QuoteForm {...fields} labelledBy="quote" delivery={delivery} phone={hotline} endpoint={endpoint} />
          </div>
        </div>
      </div>
      <CallBand id="emergency" {...emergency} action={calls.short} phone={hotline} />
      <Section id="next" title={next.title} tone="paper">
        <Steps steps={next.steps} />
      </Section>
      <Section id="reasons" title={reasons.title}>
        <ul className="info-cards info-cards-row">
          {reasons.points.map(({ icon, title, text }) => (
            <InfoCard key={title} icon={icon}>
              <h3>{title}</h3>
              <p>
                <NoBreak>{text}</NoBreak>
              </p>
            </InfoCard>
          ))}
        </ul>
      </Section>
      <Toast {...toast} />
    </Layout>
  );
}
