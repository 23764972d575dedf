import { localeTable, type Language, type Locale } from '../locale/locales.ts';

/** By language; ours, the specification names none. */
export const contactPageSegments = {
  de: 'kontakt',
  en: 'contact',
  es: 'contacto',
  fr: 'contact',
  it: 'contatti',
  nl: 'contact',
} as const satisfies Readonly<Record<Language, string>>;

/** The contact page's path segment. */
export const contactPageSegment = (locale: Locale): string =>
  contactPageSegments[localeTable[locale].language];
