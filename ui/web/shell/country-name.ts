import type { Locale } from '../../../core/domain/locale/locales.ts';

const names = new Map<Locale, string>();

const readName = (locale: Locale): string => {
  const region = locale.slice(3);
  return new Intl.DisplayNames([locale], { type: 'region' }).of(region) ?? region;
};

/**
 * What the locale's country is called in its language; for the server, whose words all get. Read
 * once: the engine's names are dear to open.
 */
export const countryName = (locale: Locale): string => {
  const name = names.get(locale) ?? readName(locale);
  names.set(locale, name);
  return name;
};
