import type { Money } from '../../../../core/domain/money/money.ts';
import type { PhotobookBlock } from '../../../../core/domain/products/photobook/photobook-block.ts';
import type { PhotobookOffer } from '../../../../core/domain/products/photobook/photobook-offer.ts';
import type {
  PhotobookOrientation,
  PhotobookType,
} from '../../../../core/domain/products/photobook/photobooks.ts';
import type { DeliveryPromise } from '../../shell/load-delivery.ts';
import type { ProductData } from '../product.ts';

/** Words of an option in the page's locale: tables of all languages stay on the server. */
type PhotobookOptionWords = {
  readonly legend: string;
  readonly values: Readonly<Record<string, string>>;
  /** The types that have a value, where not all do: "Echtfotobuch, Digitalfotobuch". */
  readonly types?: Readonly<Record<string, string>> | undefined;
};

/** What is said of each type. */
type ComparedFact = {
  readonly name: string;
  readonly values: Readonly<Record<PhotobookType, string>>;
};

/** A page that sells photo books, as its view needs it. */
export type PhotobookData = ProductData & {
  readonly product: 'photobook';
  readonly block: Pick<PhotobookBlock, 'headline' | 'startLabel'>;
  readonly offer: PhotobookOffer;
  /** By the names of options. */
  readonly words: Readonly<Record<string, PhotobookOptionWords>>;
  readonly orientations: Readonly<Record<PhotobookOrientation, string>>;
  /** By format: "28,5 × 19,4 cm". */
  readonly sizes: Readonly<Record<string, string>>;
  readonly comparison: readonly ComparedFact[];
  readonly delivery:
    | { readonly promise: DeliveryPromise | undefined; readonly shippingFrom: Money }
    | undefined;
};
