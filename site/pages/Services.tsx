/** Services page: a door with numbered parts, common symptoms, all services and an FAQ. */

import { business } from '../business/business.ts';
import { phoneHref, phoneText } from '../business/phone.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { ClosingCta } from '../components/ClosingCta/ClosingCta.tsx';
import { DoorCutawayLegend } from '../components/DoorCutawayLegend/DoorCutawayLegend.tsx';
import { Faq } from '../components/Faq/Faq.tsx';
import { FeatureList } from '../components/FeatureList/FeatureList.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Section } from '../components/Section/Section.tsx';
import { ServiceCard } from '../components/ServiceCard/ServiceCard.tsx';
import { SymptomList } from '../components/SymptomList/SymptomList.tsx';
import { callNow, requestQuote } from '../content/actions.ts';
import { quoteFor } from '../content/contact.ts';
import { faq } from '../content/faq.ts';
import { services } from '../content/services.ts';
import { cards, closing, hero, parts, partsLabel, questions, why } from '../content/services-page.ts';
import { heading, symptoms } from '../content/symptoms.ts';
import { ClosingToolbox } from '../scenes/ClosingScenes.tsx';
import { doorCutaway } from '../scenes/DoorCutaway.tsx';
import { Layout, type Props } from './Layout.tsx';

/** The symptoms, each with its part's number in the illustration and a link to the quote form. */
const items = symptoms.map(({ part, service, ...copy }) => ({
  ...copy,
  part: parts.findIndex(({ id }) => id === part) + 1,
  quote: quoteFor(service),
}));

export default function Services(props: Props) {
  const { phone } = business;
  // Not a CallButton, because eight icons cost 30 ms on a slow phone.
  const call = (
    <ButtonLink href={phoneHref(phone)} look="primary">
      {callNow} {phoneText(phone)}
    </ButtonLink>
  );
  return (
    <Layout {...props}>
      <Hero {...hero} scene={doorCutaway(parts)} actions={<CallButton phone={business.phone}>{callNow}</CallButton>} />
      <DoorCutawayLegend label={partsLabel} parts={parts} />
      {items.length > 0 && (
        <Section id="symptoms" {...heading} tone="paper">
          <SymptomList items={items} call={call} />
        </Section>
      )}
      <Section id="services" title={cards.title} text={cards.text}>
        <div className="services">
          {services.map((service) => (
            <ServiceCard key={service.id} {...service} quote={quoteFor(service.id)} />
          ))}
        </div>
      </Section>
      <Section id="why" title={why.title} tone="night">
        <FeatureList layout="ruled" items={why.points} />
      </Section>
      {faq.length > 0 && (
        <Section id="faq" title={questions.title} tone="paper">
          <Faq items={faq} />
        </Section>
      )}
      <ClosingCta
        id="quote"
        {...closing}
        scene={<ClosingToolbox />}
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
