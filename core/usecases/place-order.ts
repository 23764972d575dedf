/** A checkout that was confirmed becomes an order, once. */
import { articleKey } from '../domain/products/article-key.ts';
import type { OfferChange } from '../domain/checkout/seen-offer.ts';
import { businessCustomerType } from '../domain/customer/business-form.ts';
import { centredFraming, pictureCrop } from '../domain/image/picture-crop.ts';
import { marketTable } from '../domain/locale/locales.ts';
import { marketOf } from '../domain/locale/markets.ts';
import { orderNumber } from '../domain/order/order-number.ts';
import type {
  Order,
  OrderBuyer,
  OrderedItem,
  OrderedPhoto,
  PlacedOrder,
} from '../domain/order/order.ts';
import { readKeptArticle } from '../domain/products/kept-article.ts';
import type { PrintedPhoto } from '../domain/products/product.ts';
import { calendarDay } from '../domain/time/calendar-day.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOrders } from '../ports/orders.ts';
import type { HasOriginals } from '../ports/originals.ts';
import { isOutage } from '../ports/outage.ts';
import type { HasOwnAccount } from '../ports/own-account.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { OrderAsked } from './place-checkout.ts';
import { outagesReported } from './report.ts';

type PlaceNeeds = HasOrders & HasOriginals & HasOwnAccount & HasClock & HasLog;

/** `changed`: what differs from what was confirmed; nothing was ordered. */
export type PlaceOrderError =
  | { readonly kind: 'failed' }
  | { readonly kind: 'changed'; readonly changes: readonly OfferChange[] };

const failed: PlaceOrderError = { kind: 'failed' };

const changed = (change: OfferChange): PlaceOrderError => ({ kind: 'changed', changes: [change] });

const pictureChanged = (key: string): PlaceOrderError => changed({ kind: 'picture', key });

/** The original is kept from now on, whatever its shopper removes. */
const heldPhoto =
  (orderId: string, key: string, { photo, print, wrap }: PrintedPhoto) =>
  (environment: PlaceNeeds): TE.TaskEither<PlaceOrderError, OrderedPhoto> => {
    if (photo === undefined) return TE.left(pictureChanged(key));
    const { id: uploadId, crop } = photo;
    return pipe(
      outagesReported(environment, 'order', environment.originals.holdForOrder(uploadId, orderId)),
      TE.mapLeft((error) => (isOutage(error) ? failed : pictureChanged(key))),
      TE.flatMapEither(({ digest, size, orientation }) => {
        const isWithin =
          crop !== undefined &&
          crop.left + crop.width <= size.width &&
          crop.top + crop.height <= size.height;
        return pipe(
          isWithin
            ? E.right(crop)
            : pictureCrop(size, { format: print.format, wrap }, centredFraming),
          E.bimap(
            () => pictureChanged(key),
            (printed): OrderedPhoto => ({ uploadId, digest, size, orientation, crop: printed }),
          ),
        );
      }),
    );
  };

/** Each as it was priced; `cart` where what was priced is not what is there. */
const orderedItems =
  ({ channel, locale }: ShopScope, { id, cart, shown }: OrderAsked, now: number) =>
  (environment: PlaceNeeds): TE.TaskEither<PlaceOrderError, readonly OrderedItem[]> =>
    pipe(
      cart.items.map((item, place) => [item, shown.items[place]] as const),
      TE.traverseSeqArray(([{ article, quantity }, priced]) => {
        const key = articleKey(article);
        const facts = readKeptArticle(article, locale, { channel, now })?.facts;
        if (priced?.key !== key || priced.quantity !== quantity)
          return TE.left(changed({ kind: 'cart' }));
        const { price, sum } = priced;
        if (facts === undefined || typeof price !== 'object' || sum === undefined)
          return TE.left(changed({ kind: 'cart' }));
        const { label, ownPhoto } = facts;
        const photo: TE.TaskEither<PlaceOrderError, OrderedPhoto | undefined> =
          ownPhoto === undefined ? TE.right(undefined) : heldPhoto(id, key, ownPhoto)(environment);
        return pipe(
          photo,
          TE.map((held): OrderedItem => ({
            article,
            quantity,
            label,
            price: price.priceCurrent,
            sum,
            photo: held,
          })),
        );
      }),
    );

const buyerOf =
  (scope: ShopScope, { email, customer }: OrderAsked) =>
  (environment: PlaceNeeds): TE.TaskEither<PlaceOrderError, OrderBuyer> => {
    const isBusiness = customer.type === businessCustomerType;
    const customerId = customer.isLoggedIn ? customer.number : undefined;
    const buyer: OrderBuyer = { email, customerId, isBusiness, vatId: undefined };
    return isBusiness
      ? pipe(
          outagesReported(environment, 'order', environment.account.show(scope)),
          TE.bimap(
            () => failed,
            ({ business }) => ({ ...buyer, vatId: business?.vatId || undefined }),
          ),
        )
      : TE.right(buyer);
  };

/** What was held for an order that was not placed. */
const letGo =
  (id: string, items: readonly OrderedItem[]) =>
  async ({ originals }: PlaceNeeds): Promise<void> => {
    for (const { photo } of items)
      if (photo !== undefined) await originals.letGo(photo.uploadId, id)();
  };

const place =
  (scope: ShopScope, asked: OrderAsked, terms: PlacedOrder['terms']) =>
  (environment: PlaceNeeds): TE.TaskEither<PlaceOrderError, Order> => {
    const { id, owner, cart, shown, totals } = asked;
    const now = environment.clock.now();
    const { timeZone } = marketTable[marketOf(scope.locale)];
    return pipe(
      TE.Do,
      TE.bind('buyer', () => buyerOf(scope, asked)(environment)),
      TE.bind('items', () => orderedItems(scope, asked, now)(environment)),
      TE.flatMap(({ buyer, items }) => {
        const placed: PlacedOrder = {
          id,
          number: orderNumber(id, calendarDay(timeZone, now)),
          placedAt: now,
          locale: scope.locale,
          channel: scope.channel,
          buyer,
          billing: asked.billing,
          delivery: asked.delivery,
          speed: asked.speed,
          arrival: asked.arrival,
          items,
          gifts: cart.gifts ?? [],
          vouchers: shown.vouchers.flatMap(({ id: voucher, pays }) =>
            pays !== undefined && pays.redeemed.minorUnits > 0
              ? [{ id: voucher, amount: pays.redeemed }]
              : [],
          ),
          totals,
          paymentMethod: asked.payment,
          terms,
        };
        return pipe(
          outagesReported(environment, 'order', environment.orders.place({ placed, owner, cart })),
          // Without an answer nobody knows whether it was placed: then the hold lapses by itself.
          TE.tapError((error) =>
            isOutage(error)
              ? TE.right(undefined)
              : TE.fromTask(() => letGo(id, items)(environment)),
          ),
          TE.mapLeft((error): PlaceOrderError => {
            switch (error.kind) {
              case 'orders-unavailable':
                return failed;
              case 'cart-changed':
                return changed({ kind: 'cart' });
              case 'voucher-refused': {
                const before = totals.due.minorUnits;
                const voucher = placed.vouchers.find((one) => one.id === error.id);
                const more = voucher?.amount.minorUnits ?? 0;
                return changed({ kind: 'total', before, now: before + more });
              }
            }
          }),
          TE.map(({ order }) => order),
        );
      }),
    );
  };

/**
 * Freezes what was confirmed, and places it once for its checkout's UUID: asked again it is the same
 * order. Outages are logged.
 */
export const placeOrder =
  (
    scope: ShopScope,
    asked: OrderAsked,
    terms: PlacedOrder['terms'],
  ): RTE.ReaderTaskEither<PlaceNeeds, PlaceOrderError, Order> =>
  (environment) =>
    pipe(
      outagesReported(environment, 'order', environment.orders.find(asked.id)),
      TE.mapLeft(() => failed),
      TE.flatMap((known) =>
        known === undefined ? place(scope, asked, terms)(environment) : TE.right(known),
      ),
    );
