import { isLocale } from '../locale/locale.ts';
import type { Locale } from '../locale/locales.ts';
import { textOf } from '../text/text.ts';

const localeParameter = 'locale';

const rawPairs = (search: string): readonly string[] =>
  search
    .replace(/^\?/u, '')
    .split('&')
    .filter((pair) => pair !== '');

const isLocalePair = (pair: string): boolean =>
  new URLSearchParams(`&${pair}`).has(localeParameter);

/** The first `locale` that the shop has, of any market (decisions, "`/configurator-x`"). */
export const designerLocale = (search: string): Locale | undefined => {
  const named = new URLSearchParams(textOf(search)).get(localeParameter);
  return named !== null && isLocale(named) ? named : undefined;
};

/** Sets the locale of a query; other parameters stay as written. */
export const withDesignerLocale = (search: string, locale: Locale): string => {
  const others = rawPairs(textOf(search)).filter((pair) => !isLocalePair(pair));
  return `?${[...others, `${localeParameter}=${locale}`].join('&')}`;
};
