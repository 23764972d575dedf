/** Links that hand a shopper to a designer, each of them one that the designer takes. */
import type { DesignerProduct } from '../../../../../core/domain/catalogue/designers.ts';
import { parseDesignerQuery } from '../../../../../core/domain/products/hand-off.ts';
import { printPairs, type QueryPair } from '../../../../../core/domain/query/query.ts';
import { E } from '../../../../../core/fp.ts';
import type { Site } from './site.ts';

/**
 * The path of a designer with what it is handed, without a locale: the locale of whoever follows it
 * is added on the way, as one text serves several markets. What a hand-off leaves out has the core's
 * defaults (a calendar starts in the year in which it is opened).
 *
 * @throws Error for a hand-off that the designer refuses
 */
export const designerPath = (
  { locale, channel }: Site,
  designer: DesignerProduct,
  pairs: readonly QueryPair[],
): string => {
  const read = parseDesignerQuery(designer, [...pairs, ['locale', locale]], { now: 0, channel });
  if (E.isLeft(read))
    throw new Error(`The designer of ${designer} does not take ${JSON.stringify(read.left)}.`);
  const query = printPairs(pairs);
  return `/configurator-${designer}${query === '' ? '' : `?${query}`}`;
};
