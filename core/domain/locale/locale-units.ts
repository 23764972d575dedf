import { localeTable, locales, type Currency, type LengthUnit, type Locale } from './locales.ts';

/** The currency in which a locale pays. */
export const currencyOf = (locale: Locale): Currency => localeTable[locale].currency;

/** The unit of a locale's wall formats. */
export const formatUnitOf = (locale: Locale): LengthUnit => localeTable[locale].lengthUnit;

/** A locale that measures in a unit: the first one of the table. */
export const localeMeasuringIn = (unit: LengthUnit): Locale =>
  locales.find((locale) => formatUnitOf(locale) === unit) ?? locales[0];
