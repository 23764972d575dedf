import { localeTable, type Language, type Locale } from '../../locale/locales.ts';

/** Decisions, "Cards". */
const cardExpressHours = {
  de: 48,
  en: 48,
  es: 48,
  fr: 24,
  it: 48,
  nl: 48,
} as const satisfies Record<Language, number>;

/** Hours of a locale's express promise: 24 in French ones, 48 in all others. */
export const cardExpressHoursIn = (locale: Locale): number =>
  cardExpressHours[localeTable[locale].language];
