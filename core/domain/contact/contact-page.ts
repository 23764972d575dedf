import { localeTable, type Language, type Locale } from '../locale/locales.ts';

/** The path segment of the contact page in each language; ours, the specification names none. */
export const contactPageSegments = {
  de: 'kontakt',
  en: 'contact',
  es: 'contacto',
  fr: 'contact',
  it: 'contatti',
  nl: 'contact',
} as const satisfies Readonly<Record<Language, string>>;

/** The path segment of the contact page in a locale's language. */
export const contactPageSegment = (locale: Locale): string =>
  contactPageSegments[localeTable[locale].language];
