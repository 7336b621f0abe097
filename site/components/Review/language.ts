/** Returns attributes for a quote in another language, which may be read from right to left. */
export const inLanguage = (language?: string) => ({ lang: language, dir: language && 'auto' });
