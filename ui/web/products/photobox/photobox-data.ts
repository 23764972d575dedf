import type { Money } from '../../../../core/domain/money/money.ts';
import type { PhotoboxBlock } from '../../../../core/domain/products/photobox/photobox-block.ts';
import type { PhotoboxOffer } from '../../../../core/domain/products/photobox/photobox-offer.ts';
import type { DeliveryPromise } from '../../shell/load-delivery.ts';
import type { ProductData } from '../product.ts';

/** Words of an option in the page's locale: tables of all languages stay on the server. */
export type PhotoboxOptionWords = {
  readonly legend: string;
  readonly values: Readonly<Record<string, string>>;
};

/** A page that sells photo boxes or prints, as its view needs it. */
export type PhotoboxData = ProductData & {
  readonly product: 'photobox';
  readonly block: Pick<PhotoboxBlock, 'headline' | 'startLabel'>;
  readonly offer: PhotoboxOffer;
  /** By the names of options. */
  readonly words: Readonly<Record<'type' | 'format' | 'paper' | 'amount', PhotoboxOptionWords>>;
  readonly delivery:
    | { readonly promise: DeliveryPromise | undefined; readonly shippingFrom: Money }
    | undefined;
};
