/** The home page: the promise with hotline and rating, then what we do, why us, and the service area. */

import './Home.css';
import { business } from '../business/business.ts';
import { Badge } from '../components/Badge/Badge.tsx';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { CallBand } from '../components/CallBand/CallBand.tsx';
import { Card } from '../components/Card/Card.tsx';
import { Checklist } from '../components/Checklist/Checklist.tsx';
import { CoverageSection } from '../components/CoverageSection/CoverageSection.tsx';
import { TallHero } from '../components/Hero/TallHero.tsx';
import { PlaceCounts } from '../components/PlaceCounts/PlaceCounts.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Rating } from '../components/Stars/Rating.tsx';
import { TooltipLink } from '../components/Tooltip/TooltipLink.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.tsx';
import { callNow, learnMore, quote, viewServices } from '../content/actions.ts';
import { area, badge, cards, commercial, emergency, hero, why } from '../content/home.ts';
import { openingDoor } from '../scenes/OpeningDoor.tsx';
import { Layout, type Props } from './Layout.tsx';

export default function Home(props: Props) {
  const { summary, ...texts } = hero;
  const { groups, unit, ...coverage } = area;
  return (
    <Layout {...props}>
      <TallHero
        {...texts}
        scene={openingDoor}
        actions={
          <>
            <CallButton phone={business.hotline}>{callNow}</CallButton>
            <ButtonLink href={viewServices.href}>{viewServices.text}</ButtonLink>
          </>
        }
        note={summary && <Rating rating={business.rating} text={summary} href={business.reviewsUrl} />}
      />
      <Section id="what" title={cards.title} text={cards.text}>
        <div className="cards">
          {cards.items.map((item) => (
            <Card key={item.title} {...item} />
          ))}
        </div>
      </Section>
      <Section id="why" title={why.title} tone="paper">
        <div className="home-why">
          <div>
            <Checklist
              items={why.assurances.map(({ title, text, href }, index) => (
                <TooltipLink key={title} id={`assurance-${index + 1}`} href={href} label={title} text={text} />
              ))}
            />
            <ButtonLink href={quote.href}>{quote.text}</ButtonLink>
          </div>
          <Badge {...badge} />
        </div>
      </Section>
      <Section id="commercial" title={commercial.title} text={commercial.text} tone="night">
        <div className="home-commercial">
          <Checklist items={commercial.details} />
          <ButtonLink href={learnMore.href}>
            {learnMore.text} <VisuallyHidden>{commercial.linkSuffix}</VisuallyHidden>
          </ButtonLink>
        </div>
      </Section>
      <CallBand id="emergency" {...emergency} action={callNow} phone={business.hotline} />
      <CoverageSection id="area" {...coverage} aside={<PlaceCounts groups={groups} unit={unit} />} />
    </Layout>
  );
}
