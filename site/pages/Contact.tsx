/** How to reach us: number, hours and area on the panels of a door, and the form for a quote beside them. */

import './Contact.css';
import type { ReactNode } from 'react';
import { business } from '../business.ts';
import { CallBand } from '../components/CallBand/CallBand.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import type { IconName } from '../components/Icon/icons.tsx';
import { PhoneLink } from '../components/PhoneLink/PhoneLink.tsx';
import { QuoteForm } from '../components/QuoteForm/QuoteForm.tsx';
import { LitPorch } from '../components/Scene/LitPorch.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Steps } from '../components/Steps/Steps.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Toast } from '../components/Toast/Toast.tsx';
import { delivery, emergency, form, hero, info, next, reasons, toast } from '../content/contact.ts';
import { Layout, type Props } from './Layout.tsx';

/** One of three panels of a door, as the facts and the reasons stand on them. */
function Panel({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="panel">
      <Icon name={icon} />
      <div>{children}</div>
    </li>
  );
}

function FactPanel({
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
    <Panel icon={icon}>
      <h2>{title}</h2>
      <p className="panel-fact">{fact}</p>
      <p>{children}</p>
    </Panel>
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
          <ul className="panels">
            <FactPanel icon="phone" title={info.phone.title} fact={<PhoneLink phone={hotline} />}>
              {info.phone.text} <a href="/contact.vcf">{info.phone.save}</a>
            </FactPanel>
            <FactPanel icon="clock" {...info.hours}>
              {info.hours.text}
            </FactPanel>
            <FactPanel icon="pin" {...info.area}>
              {info.area.text}
            </FactPanel>
          </ul>
          <div className="contact-form">
            <h2 id="quote">{title}</h2>
            <p>{text}</p>
            <QuoteForm {...fields} labelledBy="quote" delivery={delivery} phone={hotline} endpoint={endpoint} />
          </div>
        </div>
      </div>
      <CallBand id="emergency" {...emergency} phone={hotline} />
      <Section id="next" title={next.title} tone="paper">
        <Steps steps={next.steps} />
      </Section>
      <Section id="reasons" title={reasons.title}>
        <ul className="panels panels-row">
          {reasons.points.map(({ icon, title, text }) => (
            <Panel key={title} icon={icon}>
              <h3>{title}</h3>
              <p>
                <Text>{text}</Text>
              </p>
            </Panel>
          ))}
        </ul>
      </Section>
      <Toast {...toast} />
    </Layout>
  );
}
