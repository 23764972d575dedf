import { localeTable, type Locale } from '../locale/locales.ts';
import { timeAgoTexts, type TimeAgoTexts } from './time-ago-texts.ts';
import type { TimeAgo } from './time-ago.ts';

/** Prints a span in words, "vor 2 Tagen"; the count has no grouping. */
export const printTimeAgo = (locale: Locale, ago: TimeAgo): string => {
  const texts: TimeAgoTexts = timeAgoTexts[localeTable[locale].language];
  if (ago.kind === 'just-now') return texts.justNow;
  const [one, several] = texts.ago[ago.unit];
  return (ago.count === 1 ? one : several).replace('#', String(ago.count));
};
