/** Hero with a minimum height. It's a separate component so other pages don't load its styles. */

import { Hero, type HeroProps } from './Hero.tsx';
import './TallHero.css';

export function TallHero(props: HeroProps) {
  return <Hero {...props} className="hero-tall" />;
}
