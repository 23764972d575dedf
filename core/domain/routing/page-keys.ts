import { isAccountDialog } from './account-dialog-names.ts';
import { partKeys } from '../catalogue/part-keys.ts';
import { carryOver } from '../query/carried.ts';
import { printPairs, readPairs, type QueryPair } from '../query/query.ts';

/** The keys of pages that sell pictures or frames by the configurator. */
const framedKeys = [
  'materialType',
  'frameType',
  'formatType',
  'formerFormat',
  ...partKeys,
  'material',
  'sku',
  'dialog',
  'picture',
  'room',
  'wall',
  'scale',
  'width',
  'height',
  'country',
] as const;

/**
 * The query keys of each kind of page, in the order in which its address has them: what the page is
 * cached by, what its loader reads, and what its own links replace. A key that is on no list changes
 * nothing that a page shows. `sku` preselects (supporting §4), `picture` says which of its pictures a
 * dialog shows; `room`, `wall` and `scale` are those of the room view, `width` and `height` the fields
 * of the own-format form; `material` is the short form of material and frame that the page's own form
 * sends, and `formerFormat` is what was chosen before the material changed. `list` names a wishlist,
 * `materials` each of what is compared. `optionTypes` may come several times, and be written
 * `optionTypes[]`. `country` is where the picture is to be delivered to.
 */
export const pageKeys = {
  /** A page without a configurator. */
  plain: ['dialog', 'list'],
  /** A page with a comparison of materials. */
  comparison: ['materials', 'formatType', 'dialog', 'list'],
  /** The page of collages: what is looked for, the design, and what it is made on. */
  collages: ['tileCount', 'orientation', 'designId', 'materialType', 'formatType', 'dialog'],
  'wall-picture': framedKeys,
  'photo-frame': framedKeys,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A kind of page by the query that it reads. */
export type PageQueryKind = keyof typeof pageKeys;

/** All kinds of pages. */
export const pageQueryKinds = [
  'plain',
  'comparison',
  'collages',
  'wall-picture',
  'photo-frame',
] as const satisfies readonly PageQueryKind[];

/** A query key of a kind of page. */
export type PageKey<Kind extends PageQueryKind = PageQueryKind> = (typeof pageKeys)[Kind][number];

/** The key that a name of a query stands for: a list may be written with brackets. */
export const keyOfName = (name: string): string => name.replace(/\[\]$/u, '');

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
  kind: PageQueryKind,
  pageSearch: string,
  pairs: readonly QueryPair[],
): `?${string}` => {
  const account = pairs.filter(isAccountPair);
  const isOverPage = account.length > 0;
  const ofLink = isOverPage ? account : pairs;
  const replaced: ReadonlySet<string> = new Set([
    ...(isOverPage ? [] : pageKeys[kind]),
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
  kind: PageQueryKind,
  pageSearch: string,
  link: { readonly search: string; readonly isSamePage: boolean },
): string =>
  link.isSamePage
    ? withOwnQuery(kind, pageSearch, readPairs(link.search))
    : carryOver(pageSearch, link.search);

/** Parameters of campaigns and advertisers, and the target of a log-in. */
const ofNoPage = /^(?:utm_.*|gclid|referralSource|returnTo)$/u;

/**
 * The names in a query that are on no list of the page, each once: a link that was misspelt, or a
 * key that a loader reads and its list lacks. Parameters that begin with `_` and those of campaigns
 * are meant for others, and where a log-in leads back to belongs to its dialog.
 */
export const pageQueryProblems = (kind: PageQueryKind, search: string): readonly string[] => {
  const known: ReadonlySet<string> = new Set(pageKeys[kind]);
  const names = readPairs(search).map(([name]) => name);
  return [...new Set(names)].filter(
    (name) => !known.has(keyOfName(name)) && !name.startsWith('_') && !ofNoPage.test(name),
  );
};
