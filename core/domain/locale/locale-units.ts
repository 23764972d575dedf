import { localeTable, type Currency, type LengthUnit, type Locale } from './locales.ts';

/** The currency in which a locale pays. */
export const currencyOf = (locale: Locale): Currency => localeTable[locale].currency;

/** The unit of a locale's wall formats. */
export const formatUnitOf = (locale: Locale): LengthUnit => localeTable[locale].lengthUnit;
