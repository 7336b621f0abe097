/** Formats the number of reviews. */

import { business } from './business.ts';

const { reviews } = business;

/** False if the company has no reviews. Pages then show no rating. */
export const isRated = reviews > 0;

/** Review count, such as "500+ reviews" for a multiple of ten, or else "83 reviews". */
export const reviewCount = `${reviews}${reviews % 10 === 0 ? '+' : ''} ${reviews === 1 ? 'review' : 'reviews'}`;
