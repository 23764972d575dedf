/** A review that was confirmed becomes an order, once. */
import {
  emptyCheckout,
  openStep,
  wholeCheckout,
  type CheckoutStepName,
  type WholeCheckout,
} from '../domain/checkout/checkout.ts';
import { changesSince, parseSeenOffer, type OfferChange } from '../domain/checkout/seen-offer.ts';
import type { Cart } from '../domain/cart/cart.ts';
import type { Customer } from '../domain/customer/customer.ts';
import type { OrderTotals } from '../domain/order/order.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { Owner } from '../ports/owner.ts';
import {
  offered,
  openDesk,
  visitorCheckout,
  type CheckoutNeeds,
  type CheckoutSaid,
  type CheckoutVisit,
} from './check-out.ts';
import type { PricedCart } from './show-cart.ts';

/** What is to become an order. */
export type OrderAsked = WholeCheckout & {
  readonly owner: Owner;
  readonly customer: Customer;
  /** As it was priced. */
  readonly cart: Cart;
  readonly shown: PricedCart;
  readonly totals: OrderTotals;
  /** Milliseconds since 1970; 0 where nothing is sent. */
  readonly arrival: number;
};

/** Places an order once for its checkout's UUID, and gives where the shopper goes on. */
export type PlaceOrder = (
  asked: OrderAsked,
) => TE.TaskEither<
  | { readonly kind: 'failed' }
  | { readonly kind: 'changed'; readonly changes: readonly OfferChange[] },
  string
>;

/** Where an order goes on that was placed before under a checkout's UUID; undefined where none was. */
export type FindPlaced = (id: string) => TE.TaskEither<unknown, string | undefined>;

export type OrderPlacing = { readonly place: PlaceOrder; readonly find: FindPlaced };

/** What the form of a review sends back: the checkout's UUID, and what was shown. */
export type SentReview = Readonly<Record<'id' | 'seen', string>>;

/** A review that was confirmed leads to the payment or the order's page, or is shown again. */
export type PlacedCheckout =
  | { readonly kind: 'placed'; readonly location: string }
  | { readonly kind: 'on' | 'failed'; readonly step: CheckoutStepName }
  | { readonly kind: 'again'; readonly step: 'review'; readonly said: CheckoutSaid };

/** Orders what a review has shown, where that is offered still. */
const placeSeen =
  (
    visit: CheckoutVisit,
    { id, seen }: SentReview,
    place: PlaceOrder,
  ): RTE.ReaderTaskEither<CheckoutNeeds, never, PlacedCheckout> =>
  (environment) =>
  async () => {
    const opened = await openDesk(visit)(environment);
    const found = await visitorCheckout.findOwner(visit.visitorKey)(environment)();
    if (E.isLeft(opened) || E.isLeft(found) || found.right === undefined)
      return E.right({ kind: 'failed', step: 'review' });
    const desk = opened.right;
    const whole = wholeCheckout(desk.rules, desk.checkout);
    if (E.isLeft(whole) || whole.right.id !== id)
      return E.right({ kind: 'on', step: openStep(desk.rules, desk.checkout) });
    const now = offered(desk);
    const before = parseSeenOffer(seen);
    const changes = before === undefined ? [{ kind: 'cart' } as const] : changesSince(before, now);
    if (changes.length > 0) return E.right({ kind: 'again', step: 'review', said: { changes } });
    const owner = found.right;
    const placed = await place({
      ...whole.right,
      owner,
      customer: desk.customer,
      cart: desk.cart,
      shown: desk.shown,
      totals: desk.totals,
      arrival: now.arrival,
    })();
    if (E.isLeft(placed))
      return E.right({
        kind: 'again',
        step: 'review',
        said: placed.left.kind === 'failed' ? { isFailed: true } : { changes: placed.left.changes },
      });
    // The next order is another; until this is written, the same one is found again by its UUID.
    await visitorCheckout.change(owner, (checkout) =>
      E.right(checkout.id === id ? emptyCheckout : checkout),
    )(environment)();
    return E.right({ kind: 'placed', location: placed.right });
  };

/**
 * Orders what a review has shown (`seen`), under the UUID that it was shown with: sent twice it is
 * one order, also at once, and what has changed since is shown before anything is ordered.
 */
export const placeCheckout =
  (
    visit: CheckoutVisit,
    sent: SentReview,
    { place, find }: OrderPlacing,
  ): RTE.ReaderTaskEither<CheckoutNeeds, never, PlacedCheckout> =>
  (environment) => {
    const known = pipe(
      find(sent.id),
      TE.flatMap(TE.fromNullable('unknown')),
      TE.map((location): PlacedCheckout => ({ kind: 'placed', location })),
    );
    const orElse = (next: TE.TaskEither<never, PlacedCheckout>) =>
      pipe(
        known,
        TE.orElse(() => next),
      );
    return pipe(
      // Its cart is empty by now.
      orElse(placeSeen(visit, sent, place)(environment)),
      TE.flatMap((answer) =>
        // Another request may have placed the same review meanwhile, and emptied the cart.
        answer.kind === 'placed' ? TE.right(answer) : orElse(TE.right(answer)),
      ),
    );
  };
