import type { Article } from '../../../core/domain/products/article.ts';
import type { DesignerProduct } from '../../../core/domain/catalogue/designers.ts';
import type { HandOffParameter, HandOffRefusal } from '../../../core/domain/designer/refusals.ts';
import type { CropShares } from '../../../core/domain/image/picture-crop.ts';
import type { DrawnCollage } from '../collage-drawing/collage-drawing.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import type { ShownPrice } from '../price/price.tsx';
import type { WallPictureObject } from '../wall-picture/wall-picture.tsx';
import type { ProductFacts } from './product-facts.ts';

/** The form that puts a hand-off into the cart. */
export type CartForm = {
  /** The locale whose page of the cart is shown then. */
  readonly locale: string;
  readonly article: Article;
};

/** The printed shipping cost and the page that explains it. */
export type DesignerShipping = { readonly shippingHref: string; readonly shippingCost: string };

type OnTheWall = {
  readonly object: WallPictureObject;
  readonly motif: PictureProps;
  /** The part of the picture that the front shows; without it the part that fits. */
  readonly crop?: CropShares | undefined;
  /** `shown`: the shopper's own picture; `missing`: one was handed over that is not here. */
  readonly own?: 'shown' | 'missing' | undefined;
  /** The format with its unit. */
  readonly caption: string;
  /** Undefined where the price is not known for another reason than an outage. */
  readonly price: ShownPrice | 'unavailable' | undefined;
  /** Undefined where it cannot be put into the cart. */
  readonly cart?: CartForm | undefined;
  readonly shipping: DesignerShipping;
};

type ReceivedProduct<Product extends DesignerProduct> = {
  readonly kind: Product;
  readonly facts: ProductFacts<Product>;
};

/** A hand-off in words. */
export type ReceivedHandOff =
  | ReceivedProduct<'calendar'>
  | ReceivedProduct<'card'>
  | (ReceivedProduct<'collage'> & {
      /** Undefined where the design is not known. */
      readonly drawing: DrawnCollage | undefined;
      /** Undefined where not all is chosen that makes the price. */
      readonly price: ShownPrice | 'unavailable' | undefined;
      /** Undefined where no format is chosen. */
      readonly shipping?: DesignerShipping | undefined;
      /** Undefined where it cannot be put into the cart. */
      readonly cart?: CartForm | undefined;
    })
  | (ReceivedProduct<'photo-frame'> & OnTheWall)
  | ReceivedProduct<'photobook'>
  | ReceivedProduct<'photobox'>;

/** A hand-off that is malformed, or that names what is not sold here. */
export type DesignerRefusal =
  | HandOffRefusal
  | { readonly kind: 'not-sold'; readonly parameter: HandOffParameter; readonly value: string };
