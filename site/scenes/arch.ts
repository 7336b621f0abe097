/**
 * The mission arch of the logo, on 48 × 48. LitPorch uses the same path for its portal, because
 * repeated path data compresses to almost nothing.
 */
export const ARCH = 'M3 46V21h3v-4c0-4 3-6 6-7 1-5 6-8 12-8s11 3 12 8c3 1 6 3 6 7v4h3v25z';
