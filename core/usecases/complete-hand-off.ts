import type { DesignerProduct } from '../domain/catalogue/designers.ts';
import {
  productsByDesigner,
  type HandOffsByDesigner,
} from '../domain/products/products-by-designer.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasPrices, PriceError } from '../ports/prices.ts';
import type { ShopScope } from '../ports/scope.ts';

/**
 * Writes out the defaults of a hand-off, so that it stays the same when they change: the material
 * of a frame alone, the first format of the article (decisions, "Catalogue and products"). Prices
 * are asked only without a format.
 */
export const completeHandOff =
  <Designer extends DesignerProduct>(
    scope: ShopScope,
    handOff: HandOffsByDesigner[Designer],
  ): RTE.ReaderTaskEither<HasPrices, PriceError, HandOffsByDesigner[Designer]> =>
  ({ prices }) => {
    const { completion } = productsByDesigner[handOff.designer];
    if (completion === undefined) return TE.right(handOff);
    const article = completion.articleWithoutFormat(handOff);
    if (article === undefined) return TE.right(completion.withFormat(handOff, undefined));
    return pipe(
      prices.formats(scope, article),
      TE.map(({ initialFormat }) => completion.withFormat(handOff, initialFormat)),
    );
  };
