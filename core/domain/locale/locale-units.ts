import { localeTable, type Currency, type LengthUnit, type Locale } from './locales.ts';

/** In which a locale pays. */
export const currencyOf = (locale: Locale): Currency => localeTable[locale].currency;

/** Of a locale's wall formats. */
export const formatUnitOf = (locale: Locale): LengthUnit => localeTable[locale].lengthUnit;
