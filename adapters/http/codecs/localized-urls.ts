/** Where a page is in other languages (storefront §7, `localized-urls`). */
import { t } from '../../../core/fp.ts';
import { refined } from './wire.ts';

const longestPath = 2_000;

/** A path of the site, from its slash on, percent-encoded, without query. */
export const SitePath = refined(
  'SitePath',
  (value): value is string =>
    typeof value === 'string' && value.length <= longestPath && /^\/[^\s\\?#]*$/u.test(value),
);

/** The page at a path of the scope's site. */
export const LocalizedUrlsQuery = t.type({ path: SitePath }, 'LocalizedUrlsQuery');

/** Addresses by locale; locales that do not have the page are left out. */
export const LocalizedUrlsAnswer = t.type(
  { payload: t.type({ urls: t.record(t.string, t.string) }) },
  'LocalizedUrlsAnswer',
);
