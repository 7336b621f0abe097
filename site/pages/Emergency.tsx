/** Emergency page: when to call, what not to touch, and what happens after the call. */

import './Emergency.css';
import { business } from '../business/business.ts';
import { hours } from '../business/facts.ts';
import { CallButton } from '../components/Button/Button.tsx';
import { ClosingCta } from '../components/ClosingCta/ClosingCta.tsx';
import { CoverageSection } from '../components/CoverageSection/CoverageSection.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { FeatureList } from '../components/FeatureList/FeatureList.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { OpenNow } from '../components/OpenNow/OpenNow.tsx';
import { SafetyStripe } from '../components/SafetyStripe/SafetyStripe.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Steps } from '../components/Steps/Steps.tsx';
import { callNow } from '../content/actions.ts';
import { answering, visit } from '../content/claims.ts';
import { closing, coverage, hero, process, situations, trust, warning } from '../content/emergency.ts';
import { ClosingVan } from '../scenes/ClosingScenes.tsx';
import { CoverageNight } from '../scenes/CoverageNight.tsx';
import { doorOffTrack } from '../scenes/DoorOffTrack.tsx';
import { Layout, type Props } from './Layout.tsx';

function Warning() {
  const { title, text, rules } = warning;
  const aside = (
    <>
      <Icon name="warning" />
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </>
  );
  return <Section id="warning" title={title} text={text} className="warning" aside={aside} />;
}

/** Illustration of the page and its share image. */
export const scene = doorOffTrack(hours.isAlwaysOpen);

export default function Emergency(props: Props) {
  const { safety, ...copy } = hero;
  const call = <CallButton phone={business.phone}>{callNow}</CallButton>;
  const { timeZone } = business;
  const { year } = props.settings;
  const openNow = <OpenNow {...answering} shifts={hours.shifts} timeZone={timeZone} year={year} hasDaylight />;
  return (
    <Layout {...props}>
      <SafetyStripe />
      <Hero
        {...copy}
        scene={scene}
        actions={call}
        note={
          <>
            <p className="emergency-safety">
              <a href="#warning">{safety}</a>
            </p>
            {visit && <p className="emergency-visit">{visit}</p>}
            {openNow}
          </>
        }
      />
      <Section id="urgent" title={situations.title} text={situations.text}>
        <FeatureList layout="ruled" items={situations.items} />
        {call}
      </Section>
      <Warning />
      <Section id="process" title={process.title} tone="paper">
        <Steps steps={process.steps} />
      </Section>
      <Section id="trust" title={trust.title} tone="night">
        <FactList layout="ledger" items={trust.points} />
      </Section>
      <CoverageSection id="coverage" {...coverage} aside={<CoverageNight />} />
      <ClosingCta id="call" {...closing} actions={call} scene={<ClosingVan />} />
    </Layout>
  );
}
