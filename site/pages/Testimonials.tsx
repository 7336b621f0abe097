/** Testimonials page: the rating, all reviews, and reasons to call us. */

import './Testimonials.css';
import { business } from '../business/business.ts';
import { ButtonLink, CallButton } from '../components/Button/Button.tsx';
import { ClosingCta } from '../components/ClosingCta/ClosingCta.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { Hero } from '../components/Hero/Hero.tsx';
import { inLanguage } from '../components/Review/language.ts';
import { Review } from '../components/Review/Review.tsx';
import { MAX_TOPICS, ReviewTopics } from '../components/Review/ReviewTopics.tsx';
import { Section } from '../components/Section/Section.tsx';
import { Rating } from '../components/Stars/Rating.tsx';
import { callNow, quote } from '../content/actions.ts';
import { closing, hero, stories, testimonials, why } from '../content/testimonials.ts';
import { neighborHouses as scene } from '../scenes/NeighborHouses.tsx';
import { Layout, type Props } from './Layout.tsx';

/** Illustration of the page and its share image. */
export { scene };

export default function Testimonials(props: Props) {
  const { summary, ...copy } = hero;
  const praised = testimonials.filter((review) => review.praise);
  const topics = [...new Set(testimonials.flatMap(({ topic }) => topic ?? []))].slice(0, MAX_TOPICS);
  const lead = testimonials.find((review) => review.lead);
  return (
    <Layout {...props}>
      <Hero
        {...copy}
        detail={summary && <Rating rating={business.rating} text={summary} href={business.reviewsUrl} />}
        scene={scene}
        actions={<CallButton phone={business.phone}>{callNow}</CallButton>}
        note={
          lead && (
            <figure className="reviews-lead">
              <blockquote>
                <q {...inLanguage(lead.language)}>{lead.lead}</q>
              </blockquote>
              <figcaption>{[lead.name, lead.location].filter(Boolean).join(', ')}</figcaption>
            </figure>
          )
        }
      />
      <Section id="reviews" title={stories.title}>
        {topics.length > 0 && <ReviewTopics legend={stories.legend} all={stories.all} topics={topics} />}
        <div className="reviews">
          {testimonials.map(({ topic = '', ...review }) => (
            <Review
              key={`${review.name}: ${review.text}`}
              {...review}
              topic={topics.indexOf(topic) + 1}
              starsLabel={stories.stars.replace('{rating}', String(review.rating))}
            />
          ))}
        </div>
      </Section>
      <Section id="why" title={why.title} tone="paper">
        <FactList layout="columns" items={why.points} />
      </Section>
      {praised.length > 0 && (
        <Section id="praise" title={stories.praise} tone="night">
          <ul className="praise">
            {praised.map(({ praise, name, language }) => (
              <li key={praise}>
                <q {...inLanguage(language)}>{praise}</q> <cite>{name}</cite>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ClosingCta
        id="call"
        {...closing}
        actions={
          <>
            <CallButton phone={business.phone}>{callNow}</CallButton>
            <ButtonLink href={quote.href}>{quote.text}</ButtonLink>
          </>
        }
      />
    </Layout>
  );
}
