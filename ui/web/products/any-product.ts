/** Draws any product. */
import type { PageProductId } from '../../../core/domain/products/products.ts';
import { createElement, type ReactElement } from 'react';

import { lazyComponent, type LazyComponent } from '../navigation/lazy-component.tsx';
import type { ProductViewProps } from './product.ts';
import { products, pageProducts, type AnyProductData, type ProductDataOf } from './registry.ts';

type Surroundings = Omit<ProductViewProps<AnyProductData>, 'product'>;

/** The data of a product with its name. */
type Named<Product extends PageProductId> = ProductDataOf[Product] & { readonly product: Product };

/** The view of a product: made once, so that React knows it again. */
const viewOf = <Product extends PageProductId>(
  name: Product,
): LazyComponent<ProductViewProps<ProductDataOf[Product]>> => {
  const { view } = products[name];
  view.made ??= lazyComponent(async () => (await view.load()).View);
  return view.made;
};

// The server loads all views at once: it has to know of them before a page is asked for.
for (const name of pageProducts) viewOf(name);

const drawNamed = <Product extends PageProductId>(
  product: Named<Product>,
  surroundings: Surroundings,
): ReactElement => createElement(viewOf(product.product), { ...surroundings, product });

/** Draws a product with what its page says around it. */
export const drawProduct = (product: AnyProductData, surroundings: Surroundings): ReactElement =>
  drawNamed(product, surroundings);

const prepareNamed = async <Product extends PageProductId>(
  product: Named<Product>,
): Promise<void> => {
  const { prepare } = await products[product.product].view.load();
  await Promise.all([viewOf(product.product).preload(), prepare(product)]);
};

/** Loads all that a product is drawn with; rejects where it does not come. */
export const prepareProduct = (product: AnyProductData): Promise<void> => prepareNamed(product);
