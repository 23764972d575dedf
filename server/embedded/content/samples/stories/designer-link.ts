import type { DesignerProduct } from '../../../../../core/domain/catalogue/designers.ts';
import { printPairs, type QueryPair } from '../../../../../core/domain/query/query.ts';

/**
 * The path of a designer with what it is handed, without a locale: the locale of whoever follows it
 * is added on the way, as one text serves several markets. What a hand-off leaves out has the core's
 * defaults (a calendar starts in the year in which it is opened).
 */
export const designerPath = (designer: DesignerProduct, pairs: readonly QueryPair[]): string => {
  const query = printPairs(pairs);
  return `/configurator-${designer}${query === '' ? '' : `?${query}`}`;
};
