/** Prices of configured products other than wall pictures (storefront §7). */
import type { CalendarConfiguration } from '../domain/calendar/calendar-configuration.ts';
import type { Price } from '../domain/money/money.ts';
import type { PhotobookConfiguration } from '../domain/photobook/photobook-configuration.ts';
import type { PhotoboxConfiguration } from '../domain/photobox/photobox-configuration.ts';
import type { RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type {
  HasCalendarPrices,
  HasCardPrices,
  HasPhotobookPrices,
  HasPhotoboxPrices,
  PricedCard,
  ProductPriceError,
  ProductPrices,
} from '../ports/product-prices.ts';
import type { ShopScope } from '../ports/scope.ts';
import { reportSafely, tapLeft } from './report.ts';

type Priced<Environment> = RTE.ReaderTaskEither<Environment & HasLog, ProductPriceError, Price>;

/** A product that is not sold is no news; a service that does not answer is logged. */
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
