import { createElement, type ReactElement } from 'react';

import type { CalculatorProduct } from '../../../core/domain/content/blocks/calculator.ts';
import type { ProductViewProps } from './calculator/product-page.tsx';
import type { PricedProductData, ProductDataOf } from './product-data.ts';
import { products } from './registry.ts';

type Surroundings = Omit<ProductViewProps<ProductDataOf[CalculatorProduct]>, 'product'>;

const drawKind = <Product extends CalculatorProduct>(
  kind: Product,
  props: ProductViewProps<ProductDataOf[Product]>,
): ReactElement => createElement(products[kind].View, props);

/** Draws the head of a product page with what its content says. */
export const drawProduct = (
  product: PricedProductData,
  surroundings: Surroundings,
): ReactElement => {
  switch (product.product) {
    case 'framedMaterial':
      return drawKind(product.product, { ...surroundings, product });
    case 'photoFrame':
      return drawKind(product.product, { ...surroundings, product });
  }
};
