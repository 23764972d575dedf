import fc from 'fast-check';

import type { DesignerProduct } from '../../core/domain/catalogue/designers.ts';
import { declarations } from '../../core/domain/products/declarations.ts';
import {
  productOfDesigner,
  type DesignerHandOff,
} from '../../core/domain/products/products-by-designer.ts';
import { productIds, type HandOffs, type ProductId } from '../../core/domain/products/products.ts';

/** Each product has a file of its name. */
const arbitraries = import.meta.glob<{ readonly anyHandOff: fc.Arbitrary<HandOffs[ProductId]> }>(
  './products/*.ts',
  { eager: true },
);

type Named = { readonly designer: DesignerProduct };

const isDesignerHandOff = (handOff: Named): handOff is DesignerHandOff =>
  Object.hasOwn(productOfDesigner, handOff.designer);

const handOffOf = (id: ProductId): fc.Arbitrary<DesignerHandOff> => {
  const found = arbitraries[`./products/${id}.ts`];
  if (found === undefined) throw new Error(`tests/arbitraries/products/${id}.ts is missing.`);
  const { designer } = declarations[id];
  return found.anyHandOff.map((handOff) => ({ designer, ...handOff })).filter(isDesignerHandOff);
};

/** A hand-off to any designer. */
export const anyDesignerHandOff = fc.oneof(...productIds.map(handOffOf));
