/** Service areas page: ZIP check and map, all listed places, and what the radius means. */

import './ServiceAreas.css';
import { business } from '../business/business.ts';
import { countZips, placeGroups, zipCodes } from '../business/places.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { CallBanner } from '../components/CallBanner/CallBanner.tsx';
import { ClosingCta } from '../components/ClosingCta/ClosingCta.tsx';
import { CoverageMap } from '../components/CoverageMap/CoverageMap.tsx';
import { FeatureList } from '../components/FeatureList/FeatureList.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Paragraph } from '../components/NoBreak/NoBreak.tsx';
import { PlaceList } from '../components/PlaceList/PlaceList.tsx';
import { Section } from '../components/Section/Section.tsx';
import { ZipCheck } from '../components/ZipCheck/ZipCheck.tsx';
import { callNow, quote } from '../content/actions.ts';
import { benefits, closing, hero, list, mapLabel, radius, unlisted, zipCheck } from '../content/service-areas.ts';
import { mapOf, spotOf } from '../coverage/maps.ts';
import { ClosingPin } from '../scenes/ClosingScenes.tsx';
import { homeMap } from '../scenes/homeMap.tsx';
import { Layout, type Props } from './Layout.tsx';

/** Returns the map next to a region's list of places. The home region's map is in the hero. */
function cardOf(name: string) {
  if (name === business.city) return undefined;
  const map = mapOf(name);
  return <CoverageMap map={map} label={mapLabel(map)} />;
}

/** Illustration of the page and its share image. */
export const scene = homeMap(mapLabel(mapOf(business.city)));

export default function ServiceAreas(props: Props) {
  const call = <CallButton phone={business.phone}>{callNow}</CallButton>;
  return (
    <Layout {...props}>
      <Hero
        {...hero}
        actions={
          <>
            <ZipCheck copy={zipCheck} phone={business.phone} list="#places" />
            {call}
            <ButtonLink href={quote.href}>{quote.text}</ButtonLink>
          </>
        }
        scene={scene}
      />
      <Section id="places" {...list} tone="paper">
        <PlaceList
          groups={placeGroups}
          home={business.city}
          countText={(places) => zipCodes(countZips(places))}
          mapOf={cardOf}
          spotOf={spotOf}
        />
      </Section>
      <Section id="radius" title={radius.title}>
        <div className="areas-radius">
          {radius.text.map((paragraph) => (
            <Paragraph key={paragraph}>{paragraph}</Paragraph>
          ))}
        </div>
      </Section>
      <Section id="benefits" title={benefits.title} tone="night">
        <FeatureList layout="row" items={benefits.points} />
      </Section>
      <CallBanner id="unlisted" {...unlisted} action={callNow} phone={business.phone} />
      <ClosingCta id="call" {...closing} actions={call} scene={<ClosingPin />} />
    </Layout>
  );
}
