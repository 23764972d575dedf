/** The products that pages sell, those that stand first on a page first: a product is a line here. */
import type { ProductId } from '../../../core/domain/products/products.ts';
import { collage } from './collage/collage.ts';
import type { RegisteredProduct } from './product.ts';
import { wallPicture } from './wall-picture/wall-picture.ts';

const registered = {
  'wall-picture': wallPicture,
  collage,
} as const satisfies { readonly [Id in ProductId]?: unknown };

type Registered = typeof registered;

/** A product that pages sell. */
export type SoldProductId = keyof Registered;

/** The block of the content by which pages sell each product. */
export type ProductBlocks = {
  readonly [Id in SoldProductId]: Registered[Id] extends RegisteredProduct<infer Block, infer _Data>
    ? Block
    : never;
};

/** What the page of each product needs beside its content. */
export type ProductDataOf = {
  readonly [Id in SoldProductId]: Registered[Id] extends RegisteredProduct<infer _Block, infer Data>
    ? Data
    : never;
};

/** The products by their names. */
export const products: {
  readonly [Id in SoldProductId]: RegisteredProduct<ProductBlocks[Id], ProductDataOf[Id]>;
} = registered;

/** The data of any product: what the browser gets of it. */
export type AnyProductData = ProductDataOf[SoldProductId];

const isSold = (name: string): name is SoldProductId => Object.hasOwn(products, name);

/** The names of all products that pages sell. */
export const soldProducts: readonly SoldProductId[] = Object.keys(products).filter(isSold);
