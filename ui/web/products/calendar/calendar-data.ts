import type { Money } from '../../../../core/domain/money/money.ts';
import type { CalendarBlock } from '../../../../core/domain/products/calendar/calendar-block.ts';
import type { CalendarOffer } from '../../../../core/domain/products/calendar/calendar-offer.ts';
import type { CalendarFormatGroup } from '../../../../core/domain/products/calendar/calendars.ts';
import type { Holiday } from '../../../../core/domain/time/holidays.ts';
import type { DeliveryPromise } from '../../shell/load-delivery.ts';
import type { ProductData } from '../product.ts';

/** Words of an option in the page's locale: tables of all languages stay on the server. */
type CalendarOptionWords = {
  readonly legend: string;
  readonly values: Readonly<Record<string, string>>;
};

/** A page that sells calendars, as its view needs it. */
export type CalendarData = ProductData & {
  readonly product: 'calendar';
  readonly block: Pick<CalendarBlock, 'headline' | 'startLabel'>;
  readonly offer: CalendarOffer;
  /** By the names of options. */
  readonly words: Readonly<Record<string, CalendarOptionWords>>;
  readonly groups: Readonly<Record<CalendarFormatGroup, string>>;
  /** By format: "21 × 29,7 cm". */
  readonly sizes: Readonly<Record<string, string>>;
  /** Of the years that can be chosen: the shopper's own pages are drawn with them. */
  readonly holidays: readonly Holiday[];
  readonly delivery:
    | { readonly promise: DeliveryPromise | undefined; readonly shippingFrom: Money }
    | undefined;
};
