/** What each kind of page reads of its query. */
import { comparedValues } from '../configurator/comparison.ts';
import { helpParameter, helpSearchReader } from '../help/help-search.ts';
import { pictureSetReaders } from '../routing/picture-set-address.ts';
import { acceptedPairs, keyOfName, type KeyReader, type PageQuery } from '../query/key-readers.ts';
import { printPairs, readPairs, type QueryPair } from '../query/query.ts';
import { isAccountDialog } from '../routing/account-dialog-names.ts';
import { plainKeys } from '../routing/page-keys.ts';
import { dialogReaderOf, formatReader, listReader } from '../routing/page-readers.ts';
import { returnParameter } from '../routing/return-parameter.ts';
import { designOverviewPageQuery } from './overviews.ts';
import { productIds, products, type ProductId } from './products.ts';

/** The compared materials; one word stands for everything else, because the page reports it. */
const readCompared: KeyReader = ({ all }) => comparedValues(all);

const shopDialogReader = dialogReaderOf([]);

/** A page that sells no product; a comparison, sets of pictures, or a search may be on it. */
const withoutProduct = {
  plain: { keys: plainKeys, readers: { dialog: shopDialogReader, list: listReader } },
  comparison: {
    keys: ['materials', 'formatType', ...plainKeys],
    readers: {
      materials: readCompared,
      formatType: formatReader,
      dialog: shopDialogReader,
      list: listReader,
    },
  },
  'design-overview': {
    keys: [...designOverviewPageQuery.keys, ...plainKeys],
    readers: { ...designOverviewPageQuery.readers, dialog: shopDialogReader, list: listReader },
  },
  'picture-sets': {
    keys: ['set', 'material', ...plainKeys],
    readers: { ...pictureSetReaders, dialog: shopDialogReader, list: listReader },
  },
  help: {
    keys: [helpParameter, ...plainKeys],
    readers: { [helpParameter]: helpSearchReader, dialog: shopDialogReader, list: listReader },
  },
} as const satisfies Readonly<Record<string, PageQuery>>;

/** A kind of page by the query that it reads: that of the product which it sells, if any. */
export type PageQueryKind = keyof typeof withoutProduct | ProductId;

const isWithoutProduct = (kind: string): kind is keyof typeof withoutProduct =>
  Object.hasOwn(withoutProduct, kind);

export const pageQueryKinds: readonly PageQueryKind[] = [
  ...Object.keys(withoutProduct).filter(isWithoutProduct),
  ...productIds,
];

/**
 * The keys that a kind of page reads of its query. A page is cached by them, and its own links
 * replace them; any other key changes nothing that it shows.
 */
export const pageQueryOf = (kind: PageQueryKind): PageQuery =>
  isWithoutProduct(kind)
    ? withoutProduct[kind]
    : (products[kind].pageQuery ?? withoutProduct.plain);

type Reading = readonly [key: string, read: KeyReader];

const nothing: KeyReader = () => [];

const readingsOf = ({ keys, readers }: PageQuery): readonly Reading[] =>
  keys.map((key) => [key, readers[key] ?? nothing]);

/**
 * The pairs of a query that can change a page of this kind, in the order of its keys. Foreign keys,
 * unknown words and impossible formats are dropped, so that they share the plain page's cache
 * entry; what the page reports, such as an impossible SKU, becomes one word.
 */
export const acceptedQuery = (kind: PageQueryKind, search: string): readonly QueryPair[] =>
  acceptedPairs(readingsOf(pageQueryOf(kind)), search);

/** The accepted query as text without question mark: what a page is cached by. */
export const canonicalQuery = (kind: PageQueryKind, search: string): string =>
  printPairs(acceptedQuery(kind, search));

/** A key may mean something else to each kind: what one of them accepts is accepted, each once. */
const ofAnyKind: readonly Reading[] = [
  ...Map.groupBy(
    pageQueryKinds.flatMap((kind) => readingsOf(pageQueryOf(kind))),
    ([key]) => key,
  ),
].map(([key, readings]): Reading => {
  const readers = new Set(readings.map(([, read]) => read));
  return [key, (asked) => [...new Set([...readers].flatMap((read) => read(asked)))]];
});

/** The target of an account's dialog; `returnTargetOf` decides whether it is of this site. */
const acceptedReturn = (search: string): readonly QueryPair[] => {
  const pairs = readPairs(search);
  const dialog = pairs.find(([name]) => name === 'dialog')?.[1];
  return isAccountDialog(dialog)
    ? pairs.filter(([name]) => name === returnParameter).slice(0, 1)
    : [];
};

/**
 * Cache key of a page of unknown kind: what any kind accepts, in one order, and the target of a
 * dialog over it. Every kind reads the same from it as from the query itself.
 */
export const canonicalQueryOfAnyKind = (search: string): string =>
  printPairs([...acceptedPairs(ofAnyKind, search), ...acceptedReturn(search)]);

const keysOfPages: ReadonlySet<string> = new Set([
  ...ofAnyKind.map(([key]) => key),
  returnParameter,
]);

/** The pairs of a query that no page reads, such as those of campaigns: redirects keep them. */
export const foreignPairs = (search: string): readonly QueryPair[] =>
  readPairs(search).filter(([name]) => !keysOfPages.has(keyOfName(name)));

/** Reads the keys of a page from a query; any other key, and a refused value, is absent. */
export const readPageQuery = (
  kind: PageQueryKind,
  search: string,
): ((key: string) => string | undefined) => {
  const values = new Map(acceptedQuery(kind, search));
  return (key) => values.get(key);
};
