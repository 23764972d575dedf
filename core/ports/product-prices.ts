import type { CalendarConfiguration } from '../domain/products/calendar/calendar-configuration.ts';
import type { CardFormat } from '../domain/products/card/card-format.ts';
import type { CardRefinement } from '../domain/products/card/cards.ts';
import type { Format } from '../domain/format/format.ts';
import type { Price } from '../domain/money/money.ts';
import type { PhotobookConfiguration } from '../domain/products/photobook/photobook-configuration.ts';
import type { PhotoboxConfiguration } from '../domain/products/photobox/photobox-configuration.ts';
import type { PictureFrame } from '../domain/products/wall-picture/wall-picture.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Why a product has no price: it is not sold here, or the service did not answer. */
export type ProductPriceError =
  | { readonly kind: 'product-not-sold' }
  | Outage<'product-prices-unavailable'>;

/** The price of a product as it was configured, in the currency of the scope's locale. */
export type ProductPrices<Configuration> = {
  /** The price of one configuration. */
  readonly price: (
    scope: ShopScope,
    configuration: Configuration,
  ) => TE.TaskEither<ProductPriceError, Price>;
};

/** A card as it is priced: by its format and refinement, for the whole quantity. */
export type PricedCard = {
  readonly format: CardFormat;
  readonly refinement: CardRefinement;
  /** One of the rungs of the quantity ladder. */
  readonly quantity: number;
};

/** Prices of calendars (storefront §7: `calendar-price`); the start changes no price. */
export type CalendarPrices = ProductPrices<CalendarConfiguration>;

/** Prices of photo books, for their whole amount (storefront §7: `photobook-price`). */
export type PhotobookPrices = ProductPrices<PhotobookConfiguration>;

/** Prices of photo boxes and prints (storefront §7: `/price-api/photoboxes`). */
export type PhotoboxPrices = ProductPrices<PhotoboxConfiguration>;

/** Prices of cards (storefront §7: `card-price`). */
export type CardPrices = ProductPrices<PricedCard>;

/** A frame as it is priced by itself, with the format of the picture that it holds. */
export type PricedFrame = { readonly frame: PictureFrame; readonly format: Format };

/** Prices of frames without a picture (storefront §7: `/price-api/frame`). */
export type FramePrices = ProductPrices<PricedFrame>;

/** So many pieces of an accessory, at least one. */
export type PricedAccessory = { readonly sku: string; readonly quantity: number };

/** Prices of accessories (storefront §7: `card-accessory-price`, `/price-api/accessory`). */
export type AccessoryPrices = ProductPrices<PricedAccessory>;

/** An environment that prices calendars. */
export type HasCalendarPrices = { readonly calendarPrices: CalendarPrices };

/** An environment that prices photo books. */
export type HasPhotobookPrices = { readonly photobookPrices: PhotobookPrices };

/** An environment that prices photo boxes. */
export type HasPhotoboxPrices = { readonly photoboxPrices: PhotoboxPrices };

/** An environment that prices cards. */
export type HasCardPrices = { readonly cardPrices: CardPrices };

/** An environment that prices frames. */
export type HasFramePrices = { readonly framePrices: FramePrices };

/** An environment that prices accessories. */
export type HasAccessoryPrices = { readonly accessoryPrices: AccessoryPrices };
