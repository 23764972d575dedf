import { localeTable, locales, type Currency, type LengthUnit, type Locale } from './locales.ts';

/** In which a locale pays. */
export const currencyOf = (locale: Locale): Currency => localeTable[locale].currency;

/** Of a locale's wall formats. */
export const formatUnitOf = (locale: Locale): LengthUnit => localeTable[locale].lengthUnit;

/** The first of the table. */
export const localeMeasuringIn = (unit: LengthUnit): Locale =>
  locales.find((locale) => formatUnitOf(locale) === unit) ?? locales[0];
