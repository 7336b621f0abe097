/** Contact page: phone number, hours, service area, quote form and next steps. */

import './Contact.css';
import type { ReactNode } from 'react';
import { business } from '../business/business.ts';
import { hours, takesQuotes, textPhone } from '../business/facts.ts';
import { phoneHref, phoneText, textHref } from '../business/phone.ts';
import { MAX_LENGTHS } from '../business/quote-fields.ts';
import { CallButton } from '../components/Button/Button.tsx';
import { CallBanner } from '../components/CallBanner/CallBanner.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import type { IconName } from '../components/Icon/icons.tsx';
import { NoBreak, Paragraph } from '../components/NoBreak/NoBreak.tsx';
import { OpenNow } from '../components/OpenNow/OpenNow.tsx';
import { PhoneLink } from '../components/PhoneLink/PhoneLink.tsx';
import { QuoteForm } from '../components/QuoteForm/QuoteForm.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Steps } from '../components/Steps/Steps.tsx';
import { Toast } from '../components/Toast/Toast.tsx';
import { callNow } from '../content/actions.ts';
import { answering } from '../content/claims.ts';
import {
  delivery,
  emergency,
  form,
  hero,
  info,
  next,
  reasons,
  spanish,
  textMessage,
  toast,
  toastLabels,
} from '../content/contact.ts';
import { offers } from '../content/services.ts';
import { litPorch as scene } from '../scenes/LitPorch.tsx';
import { Layout, type Props } from './Layout.tsx';

interface DetailCardProps {
  icon: IconName;
  title: string;
  detail: ReactNode;
  children: ReactNode;
}

/** Card with an icon. Three cards together look like the panels of a door. */
function DetailCard({ icon, title, detail, children }: DetailCardProps) {
  return (
    <li className="info-card">
      <Icon name={icon} />
      <div>
        <h2>{title}</h2>
        <p className="info-card-detail">{detail}</p>
        {children}
      </div>
    </li>
  );
}

const paragraph = (text: string) => <Paragraph key={text}>{text}</Paragraph>;

/** Illustration of the page and its share image. */
export { scene };

export default function Contact(props: Props) {
  const { phone, localPhone, email } = business;
  const { title, text, notes, privacy, serviceTypes, selected, byPhone, ...fields } = form;
  const { origin, quoteEndpoint: endpoint, quoteFields, quoteHoneypot } = props.settings;
  const kept = endpoint ? privacy.sent.replace('{host}', new URL(endpoint, origin).hostname) : privacy.kept;
  return (
    <Layout {...props}>
      <Hero {...hero} scene={scene} actions={<CallButton phone={phone}>{callNow}</CallButton>} />
      <div className="wrap contact">
        <div className="contact-form">
          {takesQuotes &&
            Object.entries(serviceTypes).map(([id, service]) => (
              <p
                key={id}
                className="quote-for"
                id={`quote-${id}`}
                data-service={service}
                data-for={selected.replace('{service}', service)}
              />
            ))}
          <h2 id="quote">{title}</h2>
          <p>
            {takesQuotes ? text : byPhone}{' '}
            {takesQuotes && textPhone && (
              <a href={textHref(textPhone, textMessage.general)} data-module="text-message">
                {textMessage.link}
              </a>
            )}
          </p>
          {takesQuotes ? (
            <QuoteForm
              {...fields}
              serviceTypes={[...new Set(Object.values(serviceTypes))]}
              notes={[...notes, kept]}
              headingId="quote"
              maxLengths={MAX_LENGTHS}
              delivery={delivery}
              phone={phone}
              textPhone={textPhone}
              endpoint={endpoint}
              hidden={quoteFields}
              honeypotName={quoteHoneypot}
            />
          ) : (
            <CallButton phone={phone}>{callNow}</CallButton>
          )}
        </div>
        <ul className="info-cards">
          <DetailCard icon="phone" title={info.phone.title} detail={<PhoneLink phone={phone} />}>
            <p>{info.phone.text}</p>
            <OpenNow {...answering} shifts={hours.shifts} timeZone={business.timeZone} year={props.settings.year} />
            {localPhone && (
              <a href={phoneHref(localPhone)}>
                {info.phone.local} <span className="no-break">{phoneText(localPhone)}</span>
              </a>
            )}{' '}
            {textPhone && (
              <a href={textHref(textPhone, textMessage.general)}>
                {info.phone.textMessage} <span className="no-break">{phoneText(textPhone)}</span>
              </a>
            )}{' '}
            {email && (
              <a href={`mailto:${email}`}>
                {info.phone.email} {email}
              </a>
            )}{' '}
            <a href="/contact.vcf">{info.phone.save}</a>
          </DetailCard>
          <DetailCard icon="clock" title={info.hours.title} detail={<NoBreak>{info.hours.detail}</NoBreak>}>
            {info.hours.lines.map(paragraph)}
          </DetailCard>
          <DetailCard icon="pin" title={info.area.title} detail={info.area.detail}>
            {info.area.lines.map(paragraph)}
          </DetailCard>
        </ul>
      </div>
      {offers('emergency') && <CallBanner id="emergency" {...emergency} action={callNow} phone={phone} />}
      <Section id="next" title={next.title} tone="paper">
        <Steps steps={next.steps} />
      </Section>
      <Section id="reasons" title={reasons.title}>
        <FactList layout="columns" items={reasons.points} />
      </Section>
      {spanish && (
        <div lang="es">
          <Section id="es" title={spanish.title} tone="night">
            <div className="spanish">
              <p>
                {spanish.call[0]} <PhoneLink phone={phone} />
                {spanish.call[1]}
              </p>
              {spanish.text.map(paragraph)}
              <CallButton phone={phone}>{spanish.button}</CallButton>
            </div>
          </Section>
        </div>
      )}
      {takesQuotes && <Toast {...toast} labels={toastLabels} />}
    </Layout>
  );
}
