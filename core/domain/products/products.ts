/**
 * The products of the shop: a product is a folder, its declaration's line in declarations.ts, and a
 * line here. Pages sell each by a block of its own that bears its name.
 */
import type { BlockCodec } from '../content/story-codec.ts';
import { calendarProduct } from './calendar/calendar-product.ts';
import { cardProduct } from './card/card-product.ts';
import { collageProduct } from './collage/collage-product.ts';
import type { DeclaredProduct } from './declarations.ts';
import { photobookProduct } from './photobook/photobook-product.ts';
import { photoboxProduct } from './photobox/photobox-product.ts';
import type { Product } from './product.ts';
import { wallPictureProduct } from './wall-picture/wall-picture-product.ts';

const registered = {
  calendar: calendarProduct,
  card: cardProduct,
  collage: collageProduct,
  photobook: photobookProduct,
  photobox: photoboxProduct,
  'wall-picture': wallPictureProduct,
} as const satisfies Readonly<Record<DeclaredProduct, unknown>>;

type Registered = typeof registered;

/** The name of a product: that of its folder. */
export type ProductId = keyof Registered;

export type HandOffs = {
  readonly [Id in ProductId]: Registered[Id] extends Product<
    infer HandOff,
    infer _C,
    infer _O,
    infer _Choice
  >
    ? HandOff
    : never;
};

export type Configurations = {
  readonly [Id in ProductId]: Registered[Id] extends Product<
    infer _H,
    infer Configuration,
    infer _O,
    infer _Choice
  >
    ? Configuration
    : never;
};

/** What the price service says can be chosen of each product. */
export type Offers = {
  readonly [Id in ProductId]: Registered[Id] extends Product<
    infer _H,
    infer _C,
    infer Offer,
    infer _Choice
  >
    ? Offer
    : never;
};

/** What the page of each product selects by its address. */
export type Choices = {
  readonly [Id in ProductId]: Registered[Id] extends Product<
    infer _H,
    infer _C,
    infer _O,
    infer Choice
  >
    ? Choice
    : never;
};

/** The products by their names: one that breaks the contract does not typecheck. */
export const products: {
  readonly [Id in ProductId]: Product<HandOffs[Id], Configurations[Id], Offers[Id], Choices[Id]>;
} = registered;

const isProductId = (name: string): name is ProductId => Object.hasOwn(products, name);

export const productIds: readonly ProductId[] = Object.keys(products).filter(isProductId);

/** The name of a product that pages sell. */
export type PageProductId = keyof typeof registered;

/** The block by which pages sell each product. */
export type ProductBlocks = {
  readonly [Id in PageProductId]: Registered[Id] extends BlockCodec<infer Block> ? Block : never;
};

/** How stories hold the block of each product; one under another product's name does not typecheck. */
export const productBlockCodecs: {
  readonly [Id in PageProductId]: BlockCodec<ProductBlocks[Id] & { readonly kind: Id }>;
} = registered;

/** Whether a name is that of a product that pages sell. */
export const isPageProduct = (name: string): name is PageProductId =>
  Object.hasOwn(registered, name);

/** The names of all products that pages sell. */
export const pageProductIds: readonly PageProductId[] = productIds.filter(isPageProduct);
