import type { Article } from '../../../core/domain/products/article.ts';
import type { DesignerProduct } from '../../../core/domain/designer/designers.ts';
import type { HandOffParameter, HandOffRefusal } from '../../../core/domain/designer/refusals.ts';
import type { CropShares } from '../../../core/domain/image/picture-crop.ts';
import type { DrawnCollage } from '../collage-drawing/collage-drawing.tsx';
import type { PictureProps } from '../picture/picture.tsx';
import type { ShownPrice } from '../price/price.tsx';
import type { WallPictureObject } from '../wall-picture/wall-picture.tsx';
import type { ProductFacts } from './product-facts.ts';

/** What puts a hand-off into the cart. */
export type CartForm = {
  /** The locale whose page of the cart is shown then. */
  readonly locale: string;
  readonly article: Article;
};

/** What its delivery costs, printed, and the page that says more. */
export type DesignerShipping = { readonly shippingHref: string; readonly shippingCost: string };

/** What a picture on the wall has beside its facts. */
type OnTheWall = {
  readonly object: WallPictureObject;
  readonly motif: PictureProps;
  /** What of the picture shows on the front; what its place shows where it is absent. */
  readonly crop?: CropShares | undefined;
  /** Whether it is the shopper's own, or that one was handed over which is not here. */
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

/** What a designer was handed, in words. */
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

/** Why nothing is shown: the hand-off is wrong, or names what is not sold here. */
export type DesignerRefusal =
  | HandOffRefusal
  | { readonly kind: 'not-sold'; readonly parameter: HandOffParameter; readonly value: string };
