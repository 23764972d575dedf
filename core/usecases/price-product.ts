/** Prices of configured products other than wall pictures (storefront §7). */
import type { CalendarConfiguration } from '../domain/products/calendar/calendar-configuration.ts';
import type { Price } from '../domain/money/money.ts';
import type { PhotobookConfiguration } from '../domain/products/photobook/photobook-configuration.ts';
import type { PhotoboxConfiguration } from '../domain/products/photobox/photobox-configuration.ts';
import {
  defaultPhotoboxFormatOf,
  defaultPhotoboxPaperOf,
} from '../domain/products/photobox/photobox-options.ts';
import { photoboxTypes } from '../domain/products/photobox/photoboxes.ts';
import { E, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type {
  HasAccessoryPrices,
  HasCalendarPrices,
  HasCardPrices,
  HasFramePrices,
  HasPhotobookPrices,
  HasPhotoboxPrices,
  PricedAccessory,
  PricedCard,
  PricedFrame,
  ProductPriceError,
  ProductPrices,
} from '../ports/product-prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import { reportSafely, tapLeft } from './report.ts';

type Priced<Environment> = RTE.ReaderTaskEither<Environment & HasLog, ProductPriceError, Price>;

/** A product that is not sold is not logged; a service that does not answer is logged. */
const priced = <Configuration>(
  prices: ProductPrices<Configuration>,
  { log }: HasLog,
  scope: ShopScope,
  configuration: Configuration,
) =>
  tapLeft(prices.price(scope, configuration), (error) => {
    if (error.kind === 'product-prices-unavailable')
      reportSafely(log, 'prices-unavailable', { reason: error.reason });
  });

/** The price of a calendar. */
export const priceCalendar =
  (scope: ShopScope, calendar: CalendarConfiguration): Priced<HasCalendarPrices> =>
  (environment) =>
    priced(environment.calendarPrices, environment, scope, calendar);

/** The price of a photo book, for its whole amount. */
export const pricePhotobook =
  (scope: ShopScope, photobook: PhotobookConfiguration): Priced<HasPhotobookPrices> =>
  (environment) =>
    priced(environment.photobookPrices, environment, scope, photobook);

/** The price of a photo box, or of prints without one. */
export const pricePhotobox =
  (scope: ShopScope, photobox: PhotoboxConfiguration): Priced<HasPhotoboxPrices> =>
  (environment) =>
    priced(environment.photoboxPrices, environment, scope, photobox);

/** The price of cards, for their whole quantity. */
export const priceCard =
  (scope: ShopScope, card: PricedCard): Priced<HasCardPrices> =>
  (environment) =>
    priced(environment.cardPrices, environment, scope, card);

/** The price of a frame without a picture. */
export const priceFrame =
  (scope: ShopScope, frame: PricedFrame): Priced<HasFramePrices> =>
  (environment) =>
    priced(environment.framePrices, environment, scope, frame);

/** The price of so many pieces of an accessory. */
export const priceAccessory =
  (scope: ShopScope, accessory: PricedAccessory): Priced<HasAccessoryPrices> =>
  (environment) =>
    priced(environment.accessoryPrices, environment, scope, accessory);

/** A photo box in its default format and paper, with its price. */
export type OfferedPhotobox = { readonly photobox: PhotoboxConfiguration; readonly price: Price };

const usualPhotoboxes = photoboxTypes.map((type): PhotoboxConfiguration => ({
  type,
  format: defaultPhotoboxFormatOf(type),
  paper: defaultPhotoboxPaperOf(type),
}));

/**
 * The photo boxes and prints that are sold here, each as it is without a choice (storefront §7,
 * `photobox-data`): `product-not-sold` where none is, and any other failure as it comes.
 */
export const pricePhotoboxes =
  (
    scope: ShopScope,
  ): RTE.ReaderTaskEither<
    HasPhotoboxPrices & HasLog,
    ProductPriceError,
    readonly [OfferedPhotobox, ...OfferedPhotobox[]]
  > =>
  (environment) =>
  async () => {
    const offered: OfferedPhotobox[] = [];
    for (const photobox of usualPhotoboxes) {
      const price = await pricePhotobox(scope, photobox)(environment)();
      if (E.isRight(price)) offered.push({ photobox, price: price.right });
      else if (price.left.kind !== 'product-not-sold') return price;
    }
    const [first, ...others] = offered;
    return first === undefined ? E.left({ kind: 'product-not-sold' }) : E.right([first, ...others]);
  };
