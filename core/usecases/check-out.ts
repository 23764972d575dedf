/** The steps from a cart to an order. */
import {
  answerStep,
  checkAddresses,
  isReachable,
  nextStep,
  openStep,
  placeUnknown,
  stepsOf,
  type CheckoutAnswer,
  type CheckoutError,
  type CheckoutStepName,
} from '../domain/checkout/checkout.ts';
import { earlierAddressOf } from '../domain/checkout/earlier-addresses.ts';
import type { CheckoutStep } from '../domain/checkout/checkout-step.ts';
import { offerNow, printSeenOffer, type OfferChange } from '../domain/checkout/seen-offer.ts';
import { emptyOrderAddress } from '../domain/customer/postal-address.ts';
import { seesNetPrices } from '../domain/money/price-policy.ts';
import { E, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOrders } from '../ports/orders.ts';
import type { HasOwnAccount } from '../ports/own-account.ts';
import { earlierOf, prefilled } from './known-addresses.ts';
import type { ListScope } from './list-articles.ts';
import {
  openCheckout,
  visitorCheckout,
  type CheckoutDesk,
  type CheckoutNeeds,
  type CheckoutVisit,
} from './open-checkout.ts';

/** Whether payments are played: a shopper has to be told before an order. */
type HasPlayedPayments = { readonly playsPayments: boolean };

type Said = {
  readonly errors: readonly CheckoutError[];
  readonly changes: readonly OfferChange[];
  readonly isFailed: boolean;
};

/** What is said besides of a step that is shown again. */
export type CheckoutSaid = Partial<Said>;

const nothingSaid: Said = { errors: [], changes: [], isFailed: false };

/** What is offered now, as a review says it. */
export const offered = ({ shown: { items, gifts }, totals, choice }: CheckoutDesk) =>
  offerNow({ items, gifts, totals, choice });

const shownStep =
  (scope: ListScope, desk: CheckoutDesk, step: CheckoutStepName, said: Said) =>
  async (
    environment: HasOwnAccount & HasOrders & HasLog & HasPlayedPayments,
  ): Promise<CheckoutStep> => {
    const { rules, checkout, customer, shown, choices, totals, isTaxAwaited } = desk;
    const earlier = step === 'address' ? await earlierOf(desk)(environment) : [];
    const typed = checkout.addresses ?? (await prefilled(scope, desk, earlier)(environment));
    const addresses = checkAddresses(rules, typed);
    return {
      kind: 'shown',
      step,
      steps: stepsOf(rules),
      open: openStep(rules, checkout),
      id: checkout.id,
      typed,
      earlier,
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
 * A step's page. A step that cannot be reached yet, or that does not exist, leads to the first that is open.
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

/** What a step's form says; `earlier`: the key of an earlier address, chosen in place of typing one. */
export type SentAnswer =
  | Exclude<CheckoutAnswer, { readonly step: 'address' }>
  | (Extract<CheckoutAnswer, { readonly step: 'address' }> & { readonly earlier: string });

/** Nothing is sent to another address than the one that was chosen: one that is not known is asked for. */
const answerOf =
  (sent: SentAnswer, desk: CheckoutDesk) =>
  async (environment: HasOrders & HasLog): Promise<CheckoutAnswer> => {
    if (sent.step !== 'address' || sent.earlier === '') return sent;
    const { step, typed, earlier } = sent;
    const chosen = earlierAddressOf(await earlierOf(desk)(environment), earlier);
    const address = chosen?.address ?? emptyOrderAddress(desk.rules.country);
    return { step, typed: { ...typed, address } };
  };

/**
 * Takes what a step's form says, and keeps it, right or wrong. `id`: a new UUID, of a checkout that
 * begins with it.
 */
export const answerCheckout =
  (
    visit: CheckoutVisit,
    sent: SentAnswer,
    id: string,
  ): RTE.ReaderTaskEither<CheckoutNeeds, never, AnsweredStep> =>
  (environment) =>
  async () => {
    const { step } = sent;
    const opened = await openCheckout(visit)(environment);
    const found = await visitorCheckout.findOwner(visit.visitorKey)(environment)();
    if (E.isLeft(opened) || E.isLeft(found) || found.right === undefined)
      return E.right({ kind: 'failed', step });
    const { rules, checkout } = opened.right;
    const answer = await answerOf(sent, opened.right)(environment);
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
