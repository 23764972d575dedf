/** The products, those that stand first on a page first: a product is a line here. */
import type {
  HandOffs,
  PageProductId,
  ProductBlocks,
  ProductId,
} from '../../../core/domain/products/products.ts';
import { calendar } from './calendar/calendar.ts';
import { card } from './card/card.ts';
import { cardFronts } from './card/card-fronts.ts';
import { cardOverview } from './card/overview/overview.ts';
import { collage } from './collage/collage.ts';
import { photobook } from './photobook/photobook.ts';
import { photobox } from './photobox/photobox.ts';
import type { RegisteredOverview } from './design-overview.ts';
import type { RegisteredFronts } from './own-fronts.ts';
import type { DesignedProduct, RegisteredProduct } from './product.ts';
import { wallPicture } from './wall-picture/wall-picture.ts';

const registered = {
  'wall-picture': wallPicture,
  collage,
  calendar,
  card,
  photobook,
  photobox,
} as const satisfies { readonly [Id in ProductId]: unknown };

type Registered = typeof registered;

/** All products by their names, as their designers show them. */
export const designedProducts: {
  readonly [Id in ProductId]: DesignedProduct<HandOffs[Id]>;
} = registered;

export type ProductDataOf = {
  readonly [Id in PageProductId]: Registered[Id] extends RegisteredProduct<infer _Block, infer Data>
    ? Data
    : never;
};

/** The products that pages sell, by their names. */
export const products: {
  readonly [Id in PageProductId]: RegisteredProduct<ProductBlocks[Id], ProductDataOf[Id]>;
} = registered;

/** The data of any product: what the browser gets of it. */
export type AnyProductData = ProductDataOf[PageProductId];

const withViews: readonly string[] = Object.entries(registered).flatMap(([name, product]) =>
  'view' in product ? [name] : [],
);

const isPageProduct = (name: string): name is PageProductId => withViews.includes(name);

/** The names of all products that pages sell. */
export const pageProducts: readonly PageProductId[] = withViews.filter(isPageProduct);

/** The overview of designs: one product has it. */
export const designOverview: RegisteredOverview = cardOverview;

/** Fronts in the shopper's own words: one product has them. */
export const ownFronts = cardFronts;

/** What such a front is drawn of. */
export type OwnFront = typeof cardFronts extends RegisteredFronts<infer Front> ? Front : never;
