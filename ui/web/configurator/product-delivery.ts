import type { ShippingClass } from '../../../core/domain/delivery/tables/shipping-rates.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import type { PriceStyle } from '../../../core/domain/money/price-style.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import type { PriceElsewhere } from '../../../core/domain/delivery/price-elsewhere.ts';
import type { DeliveryPromise } from '../shell/load-delivery.ts';

export type CountryDelivery = {
  readonly promise: DeliveryPromise | undefined;
  readonly costs: Readonly<Record<ShippingClass, Money>>;
  /** In the words of the locale. */
  readonly country: string;
  /** Undefined where nothing goes by express. */
  readonly express: ExpressPromise | undefined;
};

/** Another country's own shop sells there, at its own prices. */
export type DeliveryElsewhere = CountryDelivery &
  PriceElsewhere & {
    readonly code: string;
    /** The page in that country's shop, without a selection. */
    readonly href: string;
    readonly locale: Locale;
    readonly language: string;
    readonly shippingHref: string;
    /** In which this page prints that country's money. */
    readonly moneyStyle: PriceStyle;
  };

type NamedCountry = { readonly code: string; readonly name: string };

/** To the page's own country, and to the one that its address names. */
export type ProductDelivery = CountryDelivery & {
  /** The page's own country first; empty where only that one is served. */
  readonly countries: readonly NamedCountry[];
  readonly elsewhere: DeliveryElsewhere | undefined;
};

/** Printed on the server, in the market's zone. */
export type ExpressPromise = {
  readonly orderBefore: number;
  /** Day and hour of `orderBefore`; each language joins them in its own way. */
  readonly cutOff: { readonly date: string; readonly time: string };
  /** As a day in words. */
  readonly arrival: string;
  readonly surcharge: Money;
};

/** A selection in another country's shop; undefined where none is chosen. */
export type KnownElsewhere = DeliveryElsewhere | 'asking' | 'unavailable' | undefined;
