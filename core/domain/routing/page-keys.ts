import { opensOverEveryPage } from './account-dialog-names.ts';
import { keyOfName } from '../query/key-readers.ts';
import { printPairs, readPairs, type QueryPair } from '../query/query.ts';

/** The query keys of a page without a product: the open dialog, and a wishlist by its name. */
export const plainKeys = ['dialog', 'list'] as const;

/** The query keys of a page, in the order in which its address has them (`pageQueryOf`). */
export type PageKeys = readonly string[];

const isAccountPair = ([name, value]: QueryPair): boolean =>
  name === 'dialog' && opensOverEveryPage(value);

/**
 * The query, with its question mark, of a link to the same page in another state: the link's own
 * keys replace the page's, all else stays. A link that opens log-in or sign-up keeps the whole
 * query. `?` alone is the page without a query.
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

/** Campaigns, advertisers, and the target of a log-in. */
const ofNoPage = /^(?:utm_.*|gclid|referralSource|returnTo)$/u;

/**
 * Names in a query that the page does not know, each once: a misspelt link, or a key that a list
 * lacks. Parameters meant for others (`_…`, campaigns, `returnTo`) are left out.
 */
export const pageQueryProblems = (keys: PageKeys, search: string): readonly string[] => {
  const known: ReadonlySet<string> = new Set(keys);
  const names = readPairs(search).map(([name]) => name);
  return [...new Set(names)].filter(
    (name) => !known.has(keyOfName(name)) && !name.startsWith('_') && !ofNoPage.test(name),
  );
};
