import { formatTenths } from '../format/format.ts';
import { localeTable, type Locale } from '../locale/locales.ts';

const kilobytesOfMegabyte = 1000;

/**
 * Whole kB, from 1,000 on `1,2 MB`; French counts octets, `ko` and `Mo`. Empty for 0, which is
 * unknown.
 */
export const fileSizeText = (locale: Locale, kilobytes: number): string => {
  if (kilobytes <= 0) return '';
  const byte = localeTable[locale].language === 'fr' ? 'o' : 'B';
  return kilobytes < kilobytesOfMegabyte
    ? `${kilobytes}\u00a0k${byte}`
    : `${formatTenths(locale, Math.round((kilobytes * 10) / kilobytesOfMegabyte))}\u00a0M${byte}`;
};
