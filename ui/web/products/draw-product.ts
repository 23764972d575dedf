import { createElement, type ReactElement } from 'react';

import type { CalculatorProduct } from '../../../core/domain/content/blocks/calculator.ts';
import type { ProductViewProps } from './product.ts';
import { products, type AnyProductData, type ProductDataOf } from './registry.ts';

type Surroundings = Omit<ProductViewProps<ProductDataOf[CalculatorProduct]>, 'product'>;

const drawKind = <Product extends CalculatorProduct>(
  product: ProductDataOf[Product] & { readonly product: Product },
  surroundings: Surroundings,
): ReactElement => createElement(products[product.product].View, { ...surroundings, product });

/** Draws a product with what its page says around it. */
export const drawProduct = (product: AnyProductData, surroundings: Surroundings): ReactElement =>
  drawKind(product, surroundings);
