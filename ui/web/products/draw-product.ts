import { createElement, type ReactElement } from 'react';

import type { ProductViewProps } from './product.ts';
import type { SoldKind } from './product-blocks.ts';
import { products, type AnyProductData, type ProductDataOf } from './registry.ts';

type Surroundings = Omit<ProductViewProps<ProductDataOf[SoldKind]>, 'product'>;

const drawKind = <Product extends SoldKind>(
  product: ProductDataOf[Product] & { readonly product: Product },
  surroundings: Surroundings,
): ReactElement => createElement(products[product.product].View, { ...surroundings, product });

/** Draws a product with what its page says around it. */
export const drawProduct = (product: AnyProductData, surroundings: Surroundings): ReactElement =>
  drawKind(product, surroundings);
