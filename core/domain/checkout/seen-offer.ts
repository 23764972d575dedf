/**
 * What the review of a checkout has shown, as its form sends it back: an order is placed only for
 * what was seen, and what has changed since is said first.
 */
import { E, t } from '../../fp.ts';
import type { ShownCartItem } from '../cart/cart-step.ts';
import type { DeliveryChoice } from '../order/order-delivery.ts';
import type { DeliverySpeed, OrderTotals } from '../order/order.ts';
import { parseJson } from '../text/parse-json.ts';

type SeenItem = {
  /** `articleKey`. */
  readonly key: string;
  readonly quantity: number;
  /** Of one piece, in minor units. */
  readonly price: number;
  /** The name of the shopper's own photo; empty without one. */
  readonly photo: string;
};

/** Amounts in minor units of the market's currency. */
export type SeenOffer = {
  readonly items: readonly SeenItem[];
  /** UUIDs of gift vouchers that are bought. */
  readonly gifts: readonly string[];
  readonly speed: DeliverySpeed;
  /** Milliseconds since 1970; 0 where nothing is sent. */
  readonly arrival: number;
  readonly shipping: number;
  readonly vouchers: number;
  readonly due: number;
};

const Seen = t.type({
  items: t.array(t.type({ key: t.string, quantity: t.number, price: t.number, photo: t.string })),
  gifts: t.array(t.string),
  speed: t.union([t.literal('standard'), t.literal('express')]),
  arrival: t.number,
  shipping: t.number,
  vouchers: t.number,
  due: t.number,
});

/** What a form sends; undefined for what no review has written. */
export const parseSeenOffer = (text: string): SeenOffer | undefined => {
  const read = Seen.decode(parseJson(text));
  return E.isRight(read) ? read.right : undefined;
};

/** The inverse of `parseSeenOffer`. */
export const printSeenOffer = (seen: SeenOffer): string => JSON.stringify(seen);

type Offer = {
  readonly items: readonly ShownCartItem[];
  readonly gifts: readonly { readonly id: string }[];
  readonly totals: OrderTotals;
  /** Undefined where nothing is sent. */
  readonly choice: DeliveryChoice | undefined;
};

const priceOf = ({ price }: ShownCartItem): number =>
  typeof price === 'object' ? price.priceCurrent.minorUnits : -1;

const photoOf = ({ article }: ShownCartItem): string => {
  const photo = article?.photo;
  return photo?.kind === 'shown' ? photo.id : '';
};

/** What is offered now. */
export const offerNow = ({ items, gifts, totals, choice }: Offer): SeenOffer => ({
  items: items.map((item) => ({
    key: item.key,
    quantity: item.quantity,
    price: priceOf(item),
    photo: photoOf(item),
  })),
  gifts: gifts.map(({ id }) => id),
  speed: choice?.speed ?? 'standard',
  arrival: choice?.arrival ?? 0,
  shipping: totals.shipping.minorUnits + totals.express.minorUnits,
  vouchers: totals.vouchers.minorUnits,
  due: totals.due.minorUnits,
});

/** Amounts in minor units. `cart`: something was added or taken out, or its quantity is another. */
export type OfferChange =
  | { readonly kind: 'cart' }
  | {
      readonly kind: 'price';
      readonly key: string;
      readonly before: number;
      readonly now: number;
    }
  | { readonly kind: 'picture'; readonly key: string }
  | { readonly kind: 'arrival'; readonly before: number; readonly now: number }
  | { readonly kind: 'shipping'; readonly before: number; readonly now: number }
  | { readonly kind: 'total'; readonly before: number; readonly now: number };

const pieces = ({ items, gifts }: SeenOffer): string =>
  JSON.stringify([items.map(({ key, quantity }) => [key, quantity]), gifts]);

/**
 * What differs between what was seen and what holds now, each said once: a total that another
 * amount has led to is named only where nothing else is. An earlier day is not worse: a day that comes
 * nearer does not count as a change.
 */
export const changesSince = (seen: SeenOffer, now: SeenOffer): readonly OfferChange[] => {
  const before = new Map(seen.items.map((item) => [item.key, item]));
  const changes: readonly OfferChange[] = [
    ...(pieces(seen) === pieces(now) ? [] : [{ kind: 'cart' } as const]),
    ...now.items.flatMap(({ key, price, photo }): readonly OfferChange[] => {
      const known = before.get(key);
      if (known === undefined) return [];
      return [
        ...(known.price === price
          ? []
          : [{ kind: 'price', key, before: known.price, now: price } as const]),
        ...(known.photo === photo ? [] : [{ kind: 'picture', key } as const]),
      ];
    }),
    ...(now.arrival > seen.arrival
      ? [{ kind: 'arrival', before: seen.arrival, now: now.arrival } as const]
      : []),
    ...(now.shipping === seen.shipping
      ? []
      : [{ kind: 'shipping', before: seen.shipping, now: now.shipping } as const]),
  ];
  return changes.length === 0 && now.due !== seen.due
    ? [{ kind: 'total', before: seen.due, now: now.due }]
    : changes;
};
