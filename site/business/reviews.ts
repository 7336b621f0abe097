/** Formats the number of reviews. */

import { business } from './business.ts';

const { reviews } = business;

/** False if the company has no reviews. Pages then show no rating. */
export const isRated = reviews > 0;

/** Such as "500+ reviews" for a multiple of ten, and "83 reviews" for other numbers. */
export const reviewCount = `${reviews}${reviews % 10 === 0 ? '+' : ''} ${reviews === 1 ? 'review' : 'reviews'}`;
