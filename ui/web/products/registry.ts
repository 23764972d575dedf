/** The products that pages sell, those that stand first on a page first: a product is a line here. */
import type { PageProductId, ProductBlocks } from '../../../core/domain/products/products.ts';
import { collage } from './collage/collage.ts';
import type { RegisteredProduct } from './product.ts';
import { wallPicture } from './wall-picture/wall-picture.ts';

const registered = {
  'wall-picture': wallPicture,
  collage,
} as const satisfies { readonly [Id in PageProductId]: unknown };

type Registered = typeof registered;

export type ProductDataOf = {
  readonly [Id in PageProductId]: Registered[Id] extends RegisteredProduct<infer _Block, infer Data>
    ? Data
    : never;
};

/** The products by their names. */
export const products: {
  readonly [Id in PageProductId]: RegisteredProduct<ProductBlocks[Id], ProductDataOf[Id]>;
} = registered;

/** The data of any product: what the browser gets of it. */
export type AnyProductData = ProductDataOf[PageProductId];

const isPageProduct = (name: string): name is PageProductId => Object.hasOwn(products, name);

/** The names of all products that pages sell. */
export const pageProducts: readonly PageProductId[] = Object.keys(products).filter(isPageProduct);
