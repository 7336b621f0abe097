/** Home page: phone number, rating, services, reasons to choose us, and the service area. */

import './Home.css';
import { Fragment } from 'react';
import { business } from '../business/business.ts';
import { hours } from '../business/facts.ts';
import { Badge } from '../components/Badge/Badge.tsx';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { CallBanner } from '../components/CallBanner/CallBanner.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Checklist } from '../components/Checklist/Checklist.tsx';
import { CoverageSection } from '../components/CoverageSection/CoverageSection.tsx';
import { TallHero } from '../components/Hero/TallHero.tsx';
import { Paragraph } from '../components/NoBreak/NoBreak.tsx';
import { OpenNow } from '../components/OpenNow/OpenNow.tsx';
import { Person } from '../components/Person/Person.tsx';
import { inLanguage } from '../components/Review/language.ts';
import { Section } from '../components/Section/Section.tsx';
import { Rating } from '../components/Stars/Rating.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { ZipForm } from '../components/ZipCheck/ZipForm.tsx';
import { callNow, quote } from '../content/actions.ts';
import { answering, visit } from '../content/claims.ts';
import { area, badge, cards, commercial, emergency, hero, person, why } from '../content/home.ts';
import { offers } from '../content/services.ts';
import { testimonials } from '../content/testimonials.ts';
import { NewDoor, SnappedSpring, VanOnRoad } from '../scenes/CardScenes.tsx';
import { CoverageOutline } from '../scenes/CoverageOutline.tsx';
import { DockDoor } from '../scenes/DockDoor.tsx';
import { openingDoor as scene } from '../scenes/OpeningDoor.tsx';
import { Layout, type Props } from './Layout.tsx';

/** Illustrations for the service cards. */
const CARD_SCENES = {
  repair: <SnappedSpring />,
  installation: <NewDoor />,
  emergency: <VanOnRoad isNight={hours.isAlwaysOpen} />,
};

const review = testimonials.find(({ featured }) => featured);

/** Illustration of the page and its share image. */
export { scene };

export default function Home(props: Props) {
  const { link, summary, proof, ...copy } = hero;
  const { zip, listed, ...coverage } = area;
  const { year } = props.settings;
  return (
    <Layout {...props}>
      <TallHero
        {...copy}
        scene={scene}
        actions={
          <>
            <CallButton phone={business.phone}>{callNow}</CallButton>
            <ButtonLink href={link.href}>{link.text}</ButtonLink>
          </>
        }
        note={
          <div className="home-proof">
            {visit && (
              <p>
                <b>{visit}</b>
              </p>
            )}
            {summary && <Rating rating={business.rating} text={summary} href={business.reviewsUrl} />}
            <OpenNow {...answering} shifts={hours.shifts} timeZone={business.timeZone} year={year} hasDaylight />
            {proof && <Paragraph>{proof}</Paragraph>}
          </div>
        }
      />
      {cards.items.length > 0 && (
        <Section id="what" title={cards.title} text={cards.text}>
          <div className="cards">
            {cards.items.map(({ service, ...item }) => (
              <Card key={service} {...item} scene={CARD_SCENES[service]} />
            ))}
          </div>
        </Section>
      )}
      <Section id="why" title={why.title} tone="paper">
        <div className="home-why">
          <div>
            <Checklist
              items={why.assurances.map(({ title, text }) => (
                <Fragment key={title}>
                  <h3>{title}</h3>
                  <Paragraph>{text}</Paragraph>
                </Fragment>
              ))}
            />
            <ButtonLink href={quote.href}>{quote.text}</ButtonLink>
          </div>
          <div className="home-people">
            {review && (
              <figure className="home-quote">
                <blockquote>
                  <q {...inLanguage(review.language)}>{review.text}</q>
                </blockquote>
                <figcaption>
                  <b>{review.name}</b> {[review.location, review.service].filter(Boolean).join(' · ')}
                </figcaption>
              </figure>
            )}
            <Badge {...badge} />
            {person && <Person {...person} photo={business.ownerPhoto} />}
          </div>
        </div>
      </Section>
      {offers('commercial') && (
        <Section
          id="commercial"
          title={commercial.title}
          text={commercial.text}
          tone="night"
          className="home-commercial"
          aside={<DockDoor />}
        >
          <Checklist items={commercial.details} />
          <ButtonLink href={commercial.link.href}>
            {commercial.link.text} <VisuallyHidden>{commercial.linkSuffix}</VisuallyHidden>
          </ButtonLink>
        </Section>
      )}
      {offers('emergency') && <CallBanner id="emergency" {...emergency} action={callNow} phone={business.phone} />}
      <CoverageSection id="area" {...coverage} aside={<CoverageOutline />}>
        <ZipForm {...zip} />
        <p className="home-listed">{listed}</p>
      </CoverageSection>
    </Layout>
  );
}
