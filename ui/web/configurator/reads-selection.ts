import {
  canonicalQuery,
  canonicalQueryOfAnyKind,
  type PageQueryKind,
} from '../../../core/domain/products/page-query.ts';

/** Kinds of pages have their keys in orders of their own. */
const inOneOrder = (query: string): string => query.split('&').toSorted().join('&');

/**
 * Whether a page of a kind reads all that an address selects. A selection where nothing can be
 * selected is well formed and yet refused: as there is no end of such addresses, they must not push
 * the pages out of a cache.
 */
export const readsSelection = (search: string, kind: PageQueryKind = 'plain'): boolean =>
  inOneOrder(canonicalQueryOfAnyKind(search)) === inOneOrder(canonicalQuery(kind, search));
