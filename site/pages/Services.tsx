/** Services page: a door with numbered parts, common symptoms, all services and an FAQ. */

import { capitalize, withPeriod } from '../business/text.ts';
import './Services.css';
import { business } from '../business/business.ts';
import { priceOf } from '../business/facts.ts';
import { phoneHref, phoneText } from '../business/phone.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { ClosingCta } from '../components/ClosingCta/ClosingCta.tsx';
import { DoorCutawayLegend } from '../components/DoorCutawayLegend/DoorCutawayLegend.tsx';
import { DoorDesigner } from '../components/DoorDesigner/DoorDesigner.tsx';
import { Faq } from '../components/Faq/Faq.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Section } from '../components/Section/Section.tsx';
import { ServiceCard } from '../components/ServiceCard/ServiceCard.tsx';
import { SymptomList } from '../components/SymptomList/SymptomList.tsx';
import { TruckPoints } from '../components/TruckPoints/TruckPoints.tsx';
import { askAbout, callNow, requestQuote } from '../content/actions.ts';
import { quoteFor } from '../content/contact.ts';
import { doors } from '../content/doors.ts';
import { faq, faqTitle } from '../content/faq.ts';
import { services } from '../content/services.ts';
import { cards, closing, hero, parts, partsLabel, symptoms, symptomsHeading, why } from '../content/services-page.ts';
import { doorCutaway } from '../scenes/DoorCutaway.tsx';
import { sharedScene } from '../scenes/SharedScene.tsx';
import { Layout, type Props } from './Layout.tsx';

/** The first symptom of each part. The part links to it. */
const firstSymptoms = new Map(symptoms.toReversed().map((symptom) => [symptom.part, symptom]));

const linkedParts: typeof parts = parts.map((part) =>
  firstSymptoms.has(part.id) ? { ...part, href: `#symptom-${part.id}` } : part,
);

/** @returns Such as "Spring Replacement: from $189." */
function priceLine(id: string): string | undefined {
  const service = services.find((other) => other.id === id);
  return service && priceOf.has(id) ? withPeriod(`${service.title}: ${priceOf.get(id)}`) : undefined;
}

/** The symptoms, each with its part in the illustration and a link to the quote form. */
const items = symptoms.map((symptom) => {
  const { part: id, service, ...copy } = symptom;
  return {
    ...copy,
    id: firstSymptoms.get(id) === symptom ? `symptom-${id}` : undefined,
    part: parts.find((part) => part.id === id)!,
    price: symptom.isEasy ? undefined : priceLine(service),
    quote: { ...quoteFor(service), text: askAbout },
  };
});

export default function Services(props: Props) {
  const { phone } = business;
  const call = { text: `${callNow} ${phoneText(phone)}`, href: phoneHref(phone) };
  return (
    <Layout {...props}>
      <Hero {...hero} scene={doorCutaway(linkedParts)} actions={<CallButton phone={phone}>{callNow}</CallButton>} />
      <DoorCutawayLegend label={partsLabel} parts={linkedParts} />
      {items.length > 0 && (
        <Section id="symptoms" {...symptomsHeading} tone="paper">
          <SymptomList items={items} call={call} />
        </Section>
      )}
      <Section id="services" title={cards.title} text={cards.text}>
        <div className="services">
          {services.map((service) => (
            <ServiceCard
              key={service.id}
              {...service}
              scene={sharedScene(service.id)}
              price={capitalize(priceOf.get(service.id) ?? '')}
              quote={quoteFor(service.id)}
              call={{ ...call, text: callNow }}
            >
              {service.id === 'installation' && <DoorDesigner {...doors} href={quoteFor(service.id).href} />}
            </ServiceCard>
          ))}
        </div>
      </Section>
      <Section id="why" title={why.title} tone="night">
        <TruckPoints items={why.points} />
      </Section>
      {faq.length > 0 && (
        <Section id="faq" title={faqTitle} tone="paper">
          <Faq items={faq} />
        </Section>
      )}
      <ClosingCta
        id="quote"
        {...closing}
        scene={sharedScene('toolbox')}
        actions={
          <>
            <ButtonLink href={requestQuote.href} look="primary">
              {requestQuote.text}
            </ButtonLink>
            <CallButton phone={business.phone} look="outline">
              {callNow}
            </CallButton>
          </>
        }
      />
    </Layout>
  );
}
