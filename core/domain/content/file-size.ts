import { formatTenths } from '../format/format.ts';
import type { Locale } from '../locale/locales.ts';

const kilobytesOfMegabyte = 1000;

/**
 * How large a file is, in words that every language of the shop has: whole kilobytes, from 1,000 on
 * megabytes with one digit (`1,2 MB`), rounded. Empty for 0, which is not known.
 */
export const fileSizeText = (locale: Locale, kilobytes: number): string => {
  if (kilobytes <= 0) return '';
  return kilobytes < kilobytesOfMegabyte
    ? `${kilobytes}\u00a0kB`
    : `${formatTenths(locale, Math.round((kilobytes * 10) / kilobytesOfMegabyte))}\u00a0MB`;
};
