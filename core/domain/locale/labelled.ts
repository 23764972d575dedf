import type { Language } from './locales.ts';

/** A name and what it is, `Paper: matt`; French has a no-break space before the colon. */
export const labelled = (language: Language, name: string, value: string): string =>
  `${name}${language === 'fr' ? '\u00a0' : ''}: ${value}`;
