import type { ShippingClass } from '../../../core/domain/delivery/tables/shipping-rates.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { MoneyStyle } from '../../../core/domain/money/money-style.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import type { PriceElsewhere } from '../../../core/domain/delivery/price-elsewhere.ts';
import type { DeliveryPromise } from '../shell/load-delivery.ts';

/** What is said of delivery to a country: the promise, if any, and what each size class costs. */
export type CountryDelivery = {
  readonly promise: DeliveryPromise | undefined;
  readonly costs: Readonly<Record<ShippingClass, Money>>;
  /** Where it is sent, in the words of the locale. */
  readonly country: string;
  /** What the express shop offers; undefined where nothing goes by express. */
  readonly express: ExpressPromise | undefined;
};

/** Delivery to another country than the page's own: its own shop sells there, at its own prices. */
export type DeliveryElsewhere = CountryDelivery &
  PriceElsewhere & {
    readonly code: string;
    /** The page in the shop of that country, without a selection; in which language, and its name. */
    readonly href: string;
    readonly locale: Locale;
    readonly language: string;
    readonly shippingHref: string;
    /** How this page writes the money of that country. */
    readonly moneyStyle: MoneyStyle;
  };

/** A country that can be chosen, by its code. */
type NamedCountry = { readonly code: string; readonly name: string };

/** What is said of delivery: to the page's own country, and to the one that its address names. */
export type ProductDelivery = CountryDelivery & {
  /** What can be chosen, the page's own country first; empty where only that one is served. */
  readonly countries: readonly NamedCountry[];
  readonly elsewhere: DeliveryElsewhere | undefined;
};

/** Express as it is worded on the server, in the market's zone. */
export type ExpressPromise = {
  readonly orderBefore: number;
  /** The day and the hour of `orderBefore`; a language joins them in its own way. */
  readonly cutOff: { readonly date: string; readonly time: string };
  readonly surcharge: Money;
};

/** What is known of a selection in the shop of another country; undefined where none is chosen. */
export type KnownElsewhere = DeliveryElsewhere | 'asking' | 'unavailable' | undefined;
