import type { CollagesBlock } from '../../../../core/domain/products/collage/collages-block.ts';
import type { CollagesData, LoadedCollage } from './block/loader.ts';
import type { ProductData } from '../product.ts';

/** A page with collages, as its view needs it. */
export type CollageData = ProductData & {
  readonly product: 'collage';
  readonly block: CollagesBlock;
  /** Those that the address selects. */
  readonly collages: CollagesData;
  readonly shippingHref: string;
};

/** The answer to the choice of a template: the collage, and what it can be made on. */
export type CollageAnswer = LoadedCollage & {
  readonly kind: 'configuration';
  /** The design that was asked for; undefined is the channel's default. */
  readonly designId: number | undefined;
};
