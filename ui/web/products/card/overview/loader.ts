import type { CardOverviewBlock } from '../../../../../core/domain/products/card/card-overview-block.ts';
import { cardFilterKeys } from '../../../../../core/domain/products/card/cards.ts';
import { cardOverviewAt } from '../../../../../core/domain/products/card/overview-address.ts';
import { E } from '../../../../../core/fp.ts';
import {
  showPricedOverview,
  type ShownCardOverview,
} from '../../../../../core/usecases/card/show-overview.ts';
import type { LoadBlock } from '../../../../blocks/block-loader.ts';

/** `isShared`: its address is one of few, so that its page is kept, and found by search engines. */
export type CardOverviewData = ShownCardOverview & { readonly isShared: boolean };

/**
 * Addresses of searches and of several filters have no end, and what is sorted or cut otherwise is
 * the same again.
 */
const isOneOfFew = ({ overview, found }: ShownCardOverview, asked: number): boolean =>
  found.total > 0 &&
  overview.page === asked &&
  overview.search === '' &&
  overview.sort === 'sort' &&
  overview.pageSize === 12 &&
  cardFilterKeys.flatMap((key) => overview.filters[key]).length <= 1;

export const loadCardOverview: LoadBlock<CardOverviewBlock, CardOverviewData> = async (
  { path },
  { scope, search, ports },
) => {
  const asked = cardOverviewAt(path, search);
  const shown = await showPricedOverview(scope, asked)(ports)();
  return E.isLeft(shown)
    ? undefined
    : { ...shown.right, isShared: isOneOfFew(shown.right, asked.page) };
};
