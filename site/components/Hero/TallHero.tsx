/** A hero at least 600 pixels tall. A component of its own, so that other pages do not ship its styles. */

import { Hero, type HeroProps } from './Hero.tsx';
import './TallHero.css';

export function TallHero(props: HeroProps) {
  return <Hero {...props} className="hero-tall" />;
}
