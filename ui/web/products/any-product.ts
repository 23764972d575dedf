/** What a page does with its product, whichever it is. */
import { createElement, type ReactElement } from 'react';

import type { TrackedItem } from '../../../core/domain/consent/tracking-event.ts';
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';
import type { ProductViewProps } from './product.ts';
import {
  products,
  type AnyProductData,
  type ProductDataOf,
  type SoldProductId,
} from './registry.ts';

type Surroundings = Omit<ProductViewProps<AnyProductData>, 'product'>;

/** The data of a product with its name. */
type Named<Product extends SoldProductId> = ProductDataOf[Product] & { readonly product: Product };

const drawNamed = <Product extends SoldProductId>(
  product: Named<Product>,
  surroundings: Surroundings,
): ReactElement => createElement(products[product.product].View, { ...surroundings, product });

/** Draws a product with what its page says around it. */
export const drawProduct = (product: AnyProductData, surroundings: Surroundings): ReactElement =>
  drawNamed(product, surroundings);

const prepareNamed = async <Product extends SoldProductId>(
  product: Named<Product>,
): Promise<void> => {
  const { View, prepare } = products[product.product];
  await Promise.all([View.preload(), prepare(product)]);
};

/** Loads all that a product is drawn with; rejects where it does not come. */
export const prepareProduct = (product: AnyProductData): Promise<void> => prepareNamed(product);

const recordNamed = <Product extends SoldProductId>(
  product: Named<Product>,
  unit: LengthUnit,
  search: string,
): Promise<TrackedItem | undefined> => products[product.product].recorded(product, unit, search);

/** What an address has chosen of a product, as the statistics know it. */
export const recordedOf = (
  product: AnyProductData,
  unit: LengthUnit,
  search: string,
): Promise<TrackedItem | undefined> => recordNamed(product, unit, search);
