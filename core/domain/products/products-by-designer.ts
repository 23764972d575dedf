/** The products by the designers that take them: what addresses and kept carts name them by. */
import { E, pipe } from '../../fp.ts';
import type { DesignerContext } from '../designer/designer-context.ts';
import { designerProducts, type DesignerProduct } from '../catalogue/designers.ts';
import { declarations, type ProductOfDesigner } from './declarations.ts';
import { tableOf } from '../text/record.ts';
import type { Accessories, FormatCompletion, Product } from './product.ts';
import {
  productIds,
  products,
  type Choices,
  type Configurations,
  type HandOffs,
  type Offers,
  type ProductId,
} from './products.ts';

type ProductOf<Designer extends DesignerProduct> = ProductOfDesigner[Designer];

type Named<Designer, HandOff> = { readonly designer: Designer } & HandOff;

export type HandOffsByDesigner = {
  readonly [Designer in DesignerProduct]: Named<Designer, HandOffs[ProductOf<Designer>]>;
};

export type DesignerHandOff = HandOffsByDesigner[DesignerProduct];

const namedCompletion = <HandOff, Designer extends DesignerProduct>(
  designer: Designer,
  { articleWithoutFormat, withFormat }: FormatCompletion<HandOff>,
): FormatCompletion<Named<Designer, HandOff>> => ({
  articleWithoutFormat,
  withFormat: (handOff, format) => ({ designer, ...withFormat(handOff, format) }),
});

const namedAccessories = <HandOff, Configuration, Designer extends DesignerProduct>(
  designer: Designer,
  { handOff, ...accessories }: Accessories<HandOff, Configuration>,
): Accessories<Named<Designer, HandOff>, Configuration> => ({
  ...accessories,
  handOff: (sku, pieces, locale) =>
    pipe(
      handOff(sku, pieces, locale),
      E.map((made) => ({ designer, ...made })),
    ),
});

const named = <HandOff extends DesignerContext, A, Offer, Designer extends DesignerProduct, Choice>(
  designer: Designer,
  product: Product<HandOff, A, Offer, Choice>,
): Product<Named<Designer, HandOff>, A, Offer, Choice> => {
  const { completion, parseHandOff, accessories } = product;
  return {
    ...product,
    parseHandOff: (query, defaults) =>
      pipe(
        parseHandOff(query, defaults),
        E.map((handOff) => ({ designer, ...handOff })),
      ),
    completion: completion && namedCompletion(designer, completion),
    accessories: accessories && namedAccessories(designer, accessories),
  };
};

type ProductsByDesigner = {
  readonly [Designer in DesignerProduct]: Product<
    HandOffsByDesigner[Designer],
    Configurations[ProductOf<Designer>],
    Offers[ProductOf<Designer>],
    Choices[ProductOf<Designer>]
  >;
};

const idOf = (designer: DesignerProduct): ProductId => {
  const found = productIds.find((id) => declarations[id].designer === designer);
  if (found === undefined) throw new Error(`${designer} takes no product.`);
  return found;
};

const isOfDesigners = (
  table: Readonly<Record<DesignerProduct, ProductId>>,
): table is ProductOfDesigner =>
  designerProducts.every((designer) => declarations[table[designer]].designer === designer);

const idsByDesigner = (): ProductOfDesigner => {
  const table = tableOf(designerProducts, idOf);
  if (!isOfDesigners(table)) throw new Error('Each designer has its product.');
  return table;
};

/** The name of the product that each designer takes. */
export const productOfDesigner = idsByDesigner();

const namedProduct = <Id extends ProductId>(designer: DesignerProduct, id: Id): unknown => {
  const product: Product<HandOffs[Id], Configurations[Id], Offers[Id], Choices[Id]> = products[id];
  return named(designer, product);
};

const isWhole = (table: Readonly<Record<string, unknown>>): table is ProductsByDesigner =>
  designerProducts.every((designer) => Object.hasOwn(table, designer));

const allNamed = (): ProductsByDesigner => {
  const table = tableOf(designerProducts, (designer) =>
    namedProduct(designer, productOfDesigner[designer]),
  );
  if (!isWhole(table)) throw new Error('Each designer has its product.');
  return table;
};

export const productsByDesigner = allNamed();
