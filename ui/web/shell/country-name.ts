import type { Locale } from '../../../core/domain/locale/locales.ts';

/** What the locale's country is called in its language; for the server, whose words all get. */
export const countryName = (locale: Locale): string => {
  const region = locale.slice(3);
  return new Intl.DisplayNames([locale], { type: 'region' }).of(region) ?? region;
};
