/** A checkout that was confirmed becomes an order, once. */
import { businessCustomerType } from '../domain/customer/business-form.ts';
import { marketTable } from '../domain/locale/locales.ts';
import { marketOf } from '../domain/locale/markets.ts';
import { orderNumber } from '../domain/order/order-number.ts';
import type { Order, OrderBuyer, OrderedItem, PlacedOrder } from '../domain/order/order.ts';
import { calendarDay } from '../domain/time/calendar-day.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOrders } from '../ports/orders.ts';
import type { HasOriginals } from '../ports/originals.ts';
import type { HasOwnAccount } from '../ports/own-account.ts';
import type { HasPersonalisations } from '../ports/personalisations.ts';
import type { ShopScope } from '../ports/scope.ts';
import { letPhotosGo } from './hold-photos.ts';
import {
  heldItems,
  offerChanged,
  photosOf,
  placingFailed,
  wantedItems,
  type PlaceOrderError,
  type WantedItem,
} from './ordered-items.ts';
import type { OrderAsked } from './place-checkout.ts';
import { outagesReported } from './report.ts';

type PlaceNeeds = HasOrders &
  HasOriginals &
  HasPersonalisations &
  HasOwnAccount &
  HasClock &
  HasLog;

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
            () => placingFailed,
            ({ business }) => ({ ...buyer, vatId: business?.vatId || undefined }),
          ),
        )
      : TE.right(buyer);
  };

/** Unless it was placed by somebody who asked at the same time. */
const letHeldGo =
  (id: string, wanted: readonly WantedItem[]) =>
  (environment: PlaceNeeds) =>
  async (): Promise<void> => {
    const known = await environment.orders.find(id)();
    if (E.isRight(known) && known.right === undefined)
      await letPhotosGo(id, photosOf(wanted))(environment);
  };

type Confirmed = {
  readonly scope: ShopScope;
  readonly asked: OrderAsked;
  readonly terms: PlacedOrder['terms'];
  readonly now: number;
};

const placedOf = (
  { scope, asked, terms, now }: Confirmed,
  buyer: OrderBuyer,
  items: readonly OrderedItem[],
): PlacedOrder => ({
  id: asked.id,
  number: orderNumber(asked.id, calendarDay(marketTable[marketOf(scope.locale)].timeZone, now)),
  placedAt: now,
  locale: scope.locale,
  channel: scope.channel,
  buyer,
  billing: asked.billing,
  delivery: asked.delivery,
  speed: asked.speed,
  arrival: asked.arrival,
  items,
  gifts: asked.cart.gifts ?? [],
  vouchers: asked.shown.vouchers.flatMap(({ id: voucher, pays }) =>
    pays !== undefined && pays.redeemed.minorUnits > 0
      ? [{ id: voucher, amount: pays.redeemed }]
      : [],
  ),
  totals: asked.totals,
  paymentMethod: asked.payment,
  terms,
});

const keep =
  ({ owner, cart }: OrderAsked, placed: PlacedOrder) =>
  (environment: PlaceNeeds): TE.TaskEither<PlaceOrderError, Order> =>
    pipe(
      outagesReported(environment, 'order', environment.orders.place({ placed, owner, cart })),
      TE.mapLeft((error): PlaceOrderError => {
        switch (error.kind) {
          case 'orders-unavailable':
            return placingFailed;
          case 'cart-changed':
            return offerChanged({ kind: 'cart' });
          case 'voucher-refused': {
            const before = placed.totals.due.minorUnits;
            const voucher = placed.vouchers.find((one) => one.id === error.id);
            const more = voucher?.amount.minorUnits ?? 0;
            return offerChanged({ kind: 'total', before, now: before + more });
          }
        }
      }),
      TE.map(({ order }) => order),
    );

const place =
  (scope: ShopScope, asked: OrderAsked, terms: PlacedOrder['terms']) =>
  (environment: PlaceNeeds): TE.TaskEither<PlaceOrderError, Order> => {
    const now = environment.clock.now();
    return pipe(
      TE.Do,
      TE.bind('buyer', () => buyerOf(scope, asked)(environment)),
      TE.bind('wanted', () => wantedItems(scope, asked, now)(environment)),
      TE.flatMap(({ buyer, wanted }) =>
        pipe(
          heldItems(asked.id, wanted)(environment),
          TE.flatMap((items) =>
            keep(asked, placedOf({ scope, asked, terms, now }, buyer, items))(environment),
          ),
          // Without an answer nobody knows whether it was placed: then the hold lapses by itself.
          TE.tapError((error) =>
            error.kind === 'failed'
              ? TE.right(undefined)
              : TE.fromTask(letHeldGo(asked.id, wanted)(environment)),
          ),
        ),
      ),
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
      TE.mapLeft(() => placingFailed),
      TE.flatMap((known) =>
        known === undefined ? place(scope, asked, terms)(environment) : TE.right(known),
      ),
    );
