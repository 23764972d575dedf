import type { DesignerProduct } from '../../../core/domain/designer/designers.ts';
import type { HandOffParameter, HandOffRefusal } from '../../../core/domain/designer/refusals.ts';
import type { PictureProps } from '../picture/picture.tsx';
import type { ShownPrice } from '../price/price.tsx';
import type { WallPictureObject } from '../wall-picture/wall-picture.tsx';
import type { ProductFacts } from './product-facts.ts';

/** What a picture on the wall has beside its facts. */
type OnTheWall = {
  readonly object: WallPictureObject;
  readonly motif: PictureProps;
  /** The format with its unit. */
  readonly caption: string;
  /** Undefined where the price is not known for another reason than an outage. */
  readonly price: ShownPrice | 'unavailable' | undefined;
};

type ReceivedProduct<Product extends DesignerProduct> = {
  readonly kind: Product;
  readonly facts: ProductFacts<Product>;
};

/** What a designer was handed, in words. */
export type ReceivedHandOff =
  | ReceivedProduct<'calendar'>
  | ReceivedProduct<'card'>
  | ReceivedProduct<'collage'>
  | (ReceivedProduct<'photo-frame'> & OnTheWall)
  | ReceivedProduct<'photobook'>
  | ReceivedProduct<'photobox'>;

/** Why nothing is shown: the hand-off is wrong, or names what is not sold here. */
export type DesignerRefusal =
  | HandOffRefusal
  | { readonly kind: 'not-sold'; readonly parameter: HandOffParameter; readonly value: string };
