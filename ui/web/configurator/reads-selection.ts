import {
  canonicalQuery,
  canonicalQueryOfAnyKind,
  type PageQueryKind,
} from '../../../core/domain/products/page-query.ts';

/** Kinds of pages have their keys in different orders. */
const inOneOrder = (query: string): string => query.split('&').toSorted().join('&');

/**
 * Whether a page of a kind reads all that its address selects. A selection that it does not read is
 * well formed and yet refused: such addresses are endless, and must not push pages out of a cache.
 */
export const readsSelection = (search: string, kind: PageQueryKind = 'plain'): boolean =>
  inOneOrder(canonicalQueryOfAnyKind(search)) === inOneOrder(canonicalQuery(kind, search));
