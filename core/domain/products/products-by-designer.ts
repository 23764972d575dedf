/** The products by the designers that take them: what addresses and kept carts name them by. */
import { E, pipe } from '../../fp.ts';
import type { DesignerContext } from '../designer/designer-context.ts';
import type { DesignerProduct } from '../catalogue/designers.ts';
import type { FormatCompletion, Product } from './product.ts';
import {
  products,
  type Choices,
  type Configurations,
  type HandOffs,
  type Offers,
  type ProductId,
} from './products.ts';

export const productOfDesigner = {
  calendar: 'calendar',
  card: 'card',
  collage: 'collage',
  'photo-frame': 'wall-picture',
  photobook: 'photobook',
  photobox: 'photobox',
} as const satisfies Record<DesignerProduct, ProductId>;

type ProductOf<Designer extends DesignerProduct> = (typeof productOfDesigner)[Designer];

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

const named = <HandOff extends DesignerContext, A, Offer, Designer extends DesignerProduct, Choice>(
  product: Product<HandOff, A, Offer, Designer, Choice>,
): Product<Named<Designer, HandOff>, A, Offer, Designer, Choice> => {
  const { designer, completion, handOffOf, parseHandOff } = product;
  return {
    ...product,
    parseHandOff: (query, defaults) =>
      pipe(
        parseHandOff(query, defaults),
        E.map((handOff) => ({ designer, ...handOff })),
      ),
    handOffOf: (configuration, context) => ({ designer, ...handOffOf(configuration, context) }),
    completion: completion && namedCompletion(designer, completion),
  };
};

export const productsByDesigner: {
  readonly [Designer in DesignerProduct]: Product<
    HandOffsByDesigner[Designer],
    Configurations[ProductOf<Designer>],
    Offers[ProductOf<Designer>],
    Designer,
    Choices[ProductOf<Designer>]
  >;
} = {
  calendar: named(products.calendar),
  card: named(products.card),
  collage: named(products.collage),
  'photo-frame': named(products['wall-picture']),
  photobook: named(products.photobook),
  photobox: named(products.photobox),
};
