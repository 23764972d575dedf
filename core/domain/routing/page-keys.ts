import { isAccountDialog } from './account-dialog-names.ts';
import { carryOver } from '../query/carried.ts';
import { keyOfName } from '../query/key-readers.ts';
import { printPairs, readPairs, type QueryPair } from '../query/query.ts';

/** The query keys of a page without a product: the open dialog, and a wishlist by its name. */
export const plainKeys = ['dialog', 'list'] as const;

/** The query keys of a page, in the order in which its address has them (`pageQueryOf`). */
export type PageKeys = readonly string[];

/** True for a pair that opens a dialog which stands over every page. */
const isAccountPair = ([name, value]: QueryPair): boolean =>
  name === 'dialog' && isAccountDialog(value);

/**
 * The query of a link to the same page in another state: the page's own keys are replaced by the
 * link's, everything else stays, and of a name that both have the link's wins. One that opens the
 * log-in or the sign-up leaves all of the page: what else it has is the query with which the server
 * made the page, for browsers without scripts.
 *
 * @returns the query with its question mark; `?` alone is the page without a query
 */
export const withOwnQuery = (
  keys: PageKeys,
  pageSearch: string,
  pairs: readonly QueryPair[],
): `?${string}` => {
  const account = pairs.filter(isAccountPair);
  const isOverPage = account.length > 0;
  const ofLink = isOverPage ? account : pairs;
  const replaced: ReadonlySet<string> = new Set([
    ...(isOverPage ? [] : keys),
    ...ofLink.map(([name]) => name),
  ]);
  const others = readPairs(pageSearch).filter(([name]) => !replaced.has(keyOfName(name)));
  return `?${printPairs([...ofLink, ...others])}`;
};

/**
 * The query of a link on a page: to the page itself see `withOwnQuery`; to another page only the
 * parameters that begin with `_` go along (decisions, "Links").
 */
export const queryOfLink = (
  keys: PageKeys,
  pageSearch: string,
  link: { readonly search: string; readonly isSamePage: boolean },
): string =>
  link.isSamePage
    ? withOwnQuery(keys, pageSearch, readPairs(link.search))
    : carryOver(pageSearch, link.search);

/** Parameters of campaigns and advertisers, and the target of a log-in. */
const ofNoPage = /^(?:utm_.*|gclid|referralSource|returnTo)$/u;

/**
 * The names in a query that are on no list of the page, each once: a link that was misspelt, or a
 * key that a loader reads and its list lacks. Parameters that begin with `_` and those of campaigns
 * are meant for others, and where a log-in leads back to belongs to its dialog.
 */
export const pageQueryProblems = (keys: PageKeys, search: string): readonly string[] => {
  const known: ReadonlySet<string> = new Set(keys);
  const names = readPairs(search).map(([name]) => name);
  return [...new Set(names)].filter(
    (name) => !known.has(keyOfName(name)) && !name.startsWith('_') && !ofNoPage.test(name),
  );
};
