import { localeTable, type Language, type Locale } from '../../locale/locales.ts';

/** Within how many hours an express order of cards is on its way (decisions, "Cards"). */
const cardExpressHours = {
  de: 48,
  en: 48,
  es: 48,
  fr: 24,
  it: 48,
  nl: 48,
} as const satisfies Record<Language, number>;

/** The hours of a locale's express promise: 24 in French ones, 48 in all others. */
export const cardExpressHoursIn = (locale: Locale): number =>
  cardExpressHours[localeTable[locale].language];
