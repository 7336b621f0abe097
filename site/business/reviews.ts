/** The number of reviews in words. */

import { business } from './business.ts';

const { reviews } = business;

/** False for a company without reviews, whose pages show no rating. */
export const isRated = reviews > 0;

/** Such as "500+ reviews". Other numbers than round ones are exact: "83 reviews". */
export const reviewCount = `${reviews}${reviews % 10 === 0 ? '+' : ''} ${reviews === 1 ? 'review' : 'reviews'}`;
