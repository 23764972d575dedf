import type { Language } from '../locale/locales.ts';

/** Before the lowest of several prices (supporting §9, "Price prefix 'ab'"). */
export const pricePrefixes = {
  de: 'ab',
  en: 'from',
  es: 'desde',
  fr: 'dès',
  it: 'da',
  nl: 'vanaf',
} as const satisfies Record<Language, string>;
