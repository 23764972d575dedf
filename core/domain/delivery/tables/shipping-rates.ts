import type { Market } from '../../locale/locales.ts';

/** Size classes of a shipment: a parcel, or on its own because of its size. */
export const shippingClasses = ['parcel', 'bulky'] as const;

/** A size class of shipments. */
export type ShippingClass = (typeof shippingClasses)[number];

/**
 * The largest picture that travels as a parcel, in millimetres, either way up; a larger one is
 * bulky.
 */
export const parcelLimits = { longer: 1200, shorter: 800 } as const;

/**
 * Rates of a market, in minor units of its currency. Express is added to the others; a market
 * without its rate has none.
 */
export type ShippingRates = Readonly<Record<ShippingClass, number>> & {
  readonly express: number | undefined;
};

const near = { parcel: 490, bulky: 990, express: 990 } as const;
const abroad = { parcel: 590, bulky: 1490, express: 990 } as const;
const distant = { parcel: 690, bulky: 1990, express: 990 } as const;
const alpine = { parcel: 690, bulky: 1990, express: 1190 } as const;

/** One row a market: the figures that the shop charges and that its pages name. */
export const shippingRates = {
  at: near,
  ch: alpine,
  de: near,
  it: abroad,
  li: alpine,
  lu: abroad,
  gb: abroad,
  com: { parcel: 690, bulky: 2990, express: undefined },
  es: distant,
  be: abroad,
  fr: abroad,
  nl: abroad,
} as const satisfies Record<Market, ShippingRates>;
