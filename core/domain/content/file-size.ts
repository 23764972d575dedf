import { formatTenths } from '../format/format.ts';
import type { Locale } from '../locale/locales.ts';

const kilobytesOfMegabyte = 1000;

/**
 * A size in units that every language shares: whole kB, from 1,000 on `1,2 MB`. Empty for 0, which
 * is unknown.
 */
export const fileSizeText = (locale: Locale, kilobytes: number): string => {
  if (kilobytes <= 0) return '';
  return kilobytes < kilobytesOfMegabyte
    ? `${kilobytes}\u00a0kB`
    : `${formatTenths(locale, Math.round((kilobytes * 10) / kilobytesOfMegabyte))}\u00a0MB`;
};
