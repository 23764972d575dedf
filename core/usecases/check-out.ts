/** The steps from a cart to an order. */
import {
  answerStep,
  checkAddresses,
  emptyCheckout,
  isReachable,
  nextStep,
  nothingTyped,
  openStep,
  placeUnknown,
  stepsOf,
  wholeCheckout,
  type CheckoutAnswer,
  type CheckoutError,
  type CheckoutStepName,
  type TypedAddresses,
  type WholeCheckout,
} from '../domain/checkout/checkout.ts';
import type { CheckoutStep } from '../domain/checkout/checkout-step.ts';
import {
  changesSince,
  offerNow,
  parseSeenOffer,
  printSeenOffer,
  type OfferChange,
} from '../domain/checkout/seen-offer.ts';
import type { Cart } from '../domain/cart/cart.ts';
import type { Customer } from '../domain/customer/customer.ts';
import { emptyOrderAddress } from '../domain/customer/postal-address.ts';
import { seesNetPrices } from '../domain/money/price-policy.ts';
import type { OrderTotals } from '../domain/order/order.ts';
import { E, type RTE, type TE } from '../fp.ts';
import type { Owner } from '../ports/owner.ts';
import type { HasOwnAccount } from '../ports/own-account.ts';
import type { ListScope } from './list-articles.ts';
import {
  openCheckout,
  visitorCheckout,
  type CheckoutDesk,
  type CheckoutNeeds,
  type CheckoutVisit,
  type ShownCart,
} from './open-checkout.ts';

/** Whether payments are played: a shopper has to be told before an order. */
type HasPlayedPayments = { readonly playsPayments: boolean };

/** What an account knows already: names, the mail address, and a company's. */
const prefilled =
  (scope: ListScope, { rules, customer }: CheckoutDesk) =>
  async ({ account }: HasOwnAccount): Promise<TypedAddresses> => {
    const blank = nothingTyped(rules);
    if (!customer.isLoggedIn) return blank;
    const known = await account.show(scope)();
    if (E.isLeft(known)) return blank;
    const { email, firstName, lastName, business } = known.right;
    const { company = '', street = '', postcode = '', city = '', country = '' } = business ?? {};
    const address = { ...blank.address, firstName, lastName, company };
    const ofCompany = { ...address, street, postcode, city, country };
    const isHere = country === rules.country;
    return {
      email,
      address: isHere ? ofCompany : address,
      isBilledElsewhere: business !== undefined && street !== '' && !isHere,
      billing: isHere || street === '' ? emptyOrderAddress(rules.country) : ofCompany,
    };
  };

type Said = {
  readonly errors: readonly CheckoutError[];
  readonly changes: readonly OfferChange[];
  readonly isFailed: boolean;
};

/** What is said besides of a step that is shown again. */
export type CheckoutSaid = Partial<Said>;

const nothingSaid: Said = { errors: [], changes: [], isFailed: false };

/** What is offered now, as a review says it. */
const offered = ({ shown: { items, gifts }, totals, choice }: CheckoutDesk) =>
  offerNow({ items, gifts, totals, choice });

const shownStep =
  (scope: ListScope, desk: CheckoutDesk, step: CheckoutStepName, said: Said) =>
  async (environment: HasOwnAccount & HasPlayedPayments): Promise<CheckoutStep> => {
    const { rules, checkout, customer, shown, choices, totals, isTaxAwaited } = desk;
    const typed = checkout.addresses ?? (await prefilled(scope, desk)(environment));
    const addresses = checkAddresses(rules, typed);
    return {
      kind: 'shown',
      step,
      steps: stepsOf(rules),
      open: openStep(rules, checkout),
      id: checkout.id,
      typed,
      isSent: rules.parcels !== undefined,
      addresses: E.isRight(addresses) ? addresses.right : undefined,
      choices,
      speed: checkout.speed,
      methods: rules.methods,
      payment: checkout.payment,
      items: shown.items,
      gifts: shown.gifts,
      vouchers: shown.vouchers,
      totals,
      isTaxAwaited,
      isNet: seesNetPrices(customer),
      isLoggedIn: customer.isLoggedIn,
      isPlayed: environment.playsPayments,
      seen: printSeenOffer(offered(desk)),
      ...said,
      errors:
        step === 'address' && said.errors.length === 0 && rules.isPlaceUnknown === true
          ? [placeUnknown]
          : said.errors,
    };
  };

/** The step that is asked for, or where to go instead. */
export type VisitedCheckout =
  | { readonly kind: 'step'; readonly step: CheckoutStep }
  | { readonly kind: 'elsewhere'; readonly step: CheckoutStepName };

/**
 * A step's page. A step that cannot be reached yet, or is none, leads to the first that is open.
 * Outages are logged.
 */
export const showCheckout =
  (
    visit: CheckoutVisit,
    asked: CheckoutStepName | undefined,
    said: CheckoutSaid = nothingSaid,
  ): RTE.ReaderTaskEither<CheckoutNeeds & HasPlayedPayments, never, VisitedCheckout> =>
  (environment) =>
  async () => {
    const opened = await openCheckout(visit)(environment);
    if (E.isLeft(opened)) return E.right({ kind: 'step', step: opened.left });
    const desk = opened.right;
    if (asked === undefined || !isReachable(desk.rules, desk.checkout, asked))
      return E.right({ kind: 'elsewhere', step: openStep(desk.rules, desk.checkout) });
    const step = await shownStep(visit.scope, desk, asked, { ...nothingSaid, ...said })(
      environment,
    );
    return E.right({ kind: 'step', step });
  };

/** Where an answer leads: on, or to its step again, with what is said there. */
export type AnsweredStep =
  | { readonly kind: 'on'; readonly step: CheckoutStepName }
  | { readonly kind: 'again'; readonly step: CheckoutStepName; readonly said: CheckoutSaid }
  /** Nothing is in the cart any more, or a service does not answer: the page says which. */
  | { readonly kind: 'failed'; readonly step: CheckoutStepName };

/**
 * Takes what a step's form says, and keeps it, right or wrong. `id`: a new UUID, of a checkout that
 * begins with it.
 */
export const answerCheckout =
  (
    visit: CheckoutVisit,
    answer: CheckoutAnswer,
    id: string,
  ): RTE.ReaderTaskEither<CheckoutNeeds, never, AnsweredStep> =>
  (environment) =>
  async () => {
    const { step } = answer;
    const opened = await openCheckout(visit)(environment);
    const found = await visitorCheckout.findOwner(visit.visitorKey)(environment)();
    if (E.isLeft(opened) || E.isLeft(found) || found.right === undefined)
      return E.right({ kind: 'failed', step });
    const { rules, checkout } = opened.right;
    const { errors } = answerStep(rules, checkout, answer, id);
    const kept = await visitorCheckout.change(found.right, (before) =>
      E.right(answerStep(rules, before, answer, id).checkout),
    )(environment)();
    if (E.isLeft(kept)) return E.right({ kind: 'failed', step });
    return E.right(
      errors.length > 0
        ? { kind: 'again', step, said: { errors } }
        : { kind: 'on', step: nextStep(rules, step) },
    );
  };

/** What is to become an order. */
export type OrderAsked = WholeCheckout & {
  readonly owner: Owner;
  readonly customer: Customer;
  /** As it was priced. */
  readonly cart: Cart;
  readonly shown: ShownCart;
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

/** A review that was confirmed leads to the payment or the order's page, or is shown again. */
export type PlacedCheckout =
  | { readonly kind: 'placed'; readonly location: string }
  | { readonly kind: 'on' | 'failed'; readonly step: CheckoutStepName }
  | { readonly kind: 'again'; readonly step: 'review'; readonly said: CheckoutSaid };

/**
 * Orders what a review has shown (`seen`), under the UUID that it was shown with: sent twice it is
 * one order, and what has changed since is shown before anything is ordered.
 */
export const placeCheckout =
  (
    visit: CheckoutVisit,
    { id, seen }: Readonly<Record<'id' | 'seen', string>>,
    { place, find }: OrderPlacing,
  ): RTE.ReaderTaskEither<CheckoutNeeds, never, PlacedCheckout> =>
  (environment) =>
  async () => {
    // Its cart is empty by now.
    const known = await find(id)();
    if (E.isRight(known) && known.right !== undefined)
      return E.right({ kind: 'placed', location: known.right });
    const opened = await openCheckout(visit)(environment);
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
