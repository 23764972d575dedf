import { isAccountDialog } from './account-dialog-names.ts';
import { partKeys } from '../catalogue/part-keys.ts';
import { printPairs, readPairs, type QueryPair } from '../query/query.ts';

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
 * Query keys by kind of page, in the order of its address: what the page is cached by, what its
 * loader reads, what its links replace. Any other key changes nothing on the page. `sku` preselects
 * (supporting §4), `picture` is a dialog's; `room`, `wall`, `scale` are the room view's; `width`
 * and `height` fields of the own-format form; `material` is material and frame as the page's form
 * sends them; `formerFormat` is from before the material changed. `list` names a wishlist.
 * `optionTypes` may repeat, also as `optionTypes[]`. `country` is the delivery's.
 */
export const pageKeys = {
  plain: ['dialog', 'list'],
  comparison: ['materials', 'formatType', 'dialog', 'list'],
  collages: ['tileCount', 'orientation', 'designId', 'materialType', 'formatType', 'dialog'],
  'wall-picture': framedKeys,
  'photo-frame': framedKeys,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A kind of page by its query. */
export type PageQueryKind = keyof typeof pageKeys;

const isPageQueryKind = (text: string): text is PageQueryKind => Object.hasOwn(pageKeys, text);

/** All kinds of pages. */
export const pageQueryKinds: readonly PageQueryKind[] =
  Object.keys(pageKeys).filter(isPageQueryKind);

/** A query key of a kind of page. */
export type PageKey<Kind extends PageQueryKind = PageQueryKind> = (typeof pageKeys)[Kind][number];

/** The key of a name: a list may be written with brackets. */
export const keyOfName = (name: string): string => name.replace(/\[\]$/u, '');

const isAccountPair = ([name, value]: QueryPair): boolean =>
  name === 'dialog' && isAccountDialog(value);

/**
 * The query, with its question mark, of a link to the same page in another state: the page's own
 * keys are replaced by the link's, all else stays. A link that opens log-in or sign-up keeps the
 * page's whole query. `?` alone is the page without a query.
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

/** Campaigns, advertisers, and the target of a log-in. */
const ofNoPage = /^(?:utm_.*|gclid|referralSource|returnTo)$/u;

/**
 * Names in a query that no list of the page has, each once: a misspelt link, or a key that a list
 * lacks. Parameters meant for others (`_…`, campaigns, `returnTo`) are left out.
 */
export const pageQueryProblems = (kind: PageQueryKind, search: string): readonly string[] => {
  const known: ReadonlySet<string> = new Set(pageKeys[kind]);
  const names = readPairs(search).map(([name]) => name);
  return [...new Set(names)].filter(
    (name) => !known.has(keyOfName(name)) && !name.startsWith('_') && !ofNoPage.test(name),
  );
};
