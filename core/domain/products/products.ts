/** The products of the shop: a product is a folder and a line here. */
import { calendarProduct } from './calendar/calendar-product.ts';
import { cardProduct } from './card/card-product.ts';
import { collageProduct } from './collage/collage-product.ts';
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
} as const;

type Registered = typeof registered;

/** The name of a product: that of its folder. */
export type ProductId = keyof Registered;

export type HandOffs = {
  readonly [Id in ProductId]: Registered[Id] extends Product<
    infer HandOff,
    infer _C,
    infer _O,
    infer _D
  >
    ? HandOff
    : never;
};

export type Configurations = {
  readonly [Id in ProductId]: Registered[Id] extends Product<
    infer _H,
    infer Configuration,
    infer _O
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
    infer _D
  >
    ? Offer
    : never;
};

/** The products by their names: one that breaks the contract does not typecheck. */
export const products: {
  readonly [Id in ProductId]: Product<
    HandOffs[Id],
    Configurations[Id],
    Offers[Id],
    Registered[Id]['designer']
  >;
} = registered;

const isProductId = (name: string): name is ProductId => Object.hasOwn(products, name);

export const productIds: readonly ProductId[] = Object.keys(products).filter(isProductId);
