import { t } from '../../../core/fp.ts';
import { refinedText } from './wire.ts';

const longestPath = 2_000;

/** From its slash on, percent-encoded, without query. */
export const SitePath = refinedText(
  'SitePath',
  (text): text is string => text.length <= longestPath && /^\/[^\s\\?#]*$/u.test(text),
);

/** A page of the scope's site (storefront §7, `localized-urls`). */
export const LocalizedUrlsQuery = t.type({ path: SitePath }, 'LocalizedUrlsQuery');

/** Locales that do not have the page are left out. */
export const LocalizedUrlsAnswer = t.type(
  { payload: t.type({ urls: t.record(t.string, t.string) }) },
  'LocalizedUrlsAnswer',
);
