import type { ConfiguratorState } from '../../configurator/configurator.ts';
import { printFormat } from '../../format/format.ts';
import { printPairs } from '../../query/query.ts';
import { printPartWish, type PartWish } from './part-wish.ts';

/** One text for everything that the price of a selection depends on: equal ones cost the same. */
export const selectionKey = (
  { material, format }: Pick<ConfiguratorState, 'material' | 'format'>,
  wish: PartWish,
): string =>
  printPairs([['material', material], ['formatType', printFormat(format)], ...printPartWish(wish)]);
