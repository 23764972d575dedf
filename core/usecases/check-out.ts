/** The steps from a cart to an order. */
import {
  answerStep,
  checkAddresses,
  emptyCheckout,
  isReachable,
  nextStep,
  nothingTyped,
  openStep,
  stepsOf,
  type Checkout,
  type CheckoutAnswer,
  type CheckoutError,
  type CheckoutRules,
  type CheckoutStepName,
  type TypedAddresses,
} from '../domain/checkout/checkout.ts';
import type { CheckoutStep, ShownCheckout } from '../domain/checkout/checkout-step.ts';
import { paymentMethodsOf } from '../domain/checkout/payment-methods.ts';
import { offerNow, printSeenOffer, type OfferChange } from '../domain/checkout/seen-offer.ts';
import type { Cart } from '../domain/cart/cart.ts';
import type { ShownCartItem, ShownVoucher } from '../domain/cart/cart-step.ts';
import type { Customer } from '../domain/customer/customer.ts';
import { businessCustomerType } from '../domain/customer/business-form.ts';
import { emptyOrderAddress } from '../domain/customer/postal-address.ts';
import type { BankAccounts } from '../domain/payment/bank-account.ts';
import { deliveryChoices, parcelsOf, type DeliveryChoice } from '../domain/order/order-delivery.ts';
import { isServedCountry } from '../domain/locale/countries.ts';
import { countryOf, marketOf } from '../domain/locale/markets.ts';
import type { Money } from '../domain/money/money.ts';
import { seesNetPrices } from '../domain/money/price-policy.ts';
import { orderTotals } from '../domain/order/order-totals.ts';
import type { ConfigurationWays } from '../domain/products/configuration-address.ts';
import { readKeptArticle } from '../domain/products/kept-article.ts';
import { E, type RTE } from '../fp.ts';
import type { HasCarts } from '../ports/carts.ts';
import type { Checkouts, CheckoutStoreError, HasCheckouts } from '../ports/checkouts.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { HasOwnAccount } from '../ports/own-account.ts';
import type { HasVouchers } from '../ports/vouchers.ts';
import { visitorCart } from './keep-cart.ts';
import type { ListNeeds, ListScope } from './list-articles.ts';
import { priceCart, type PricedCart } from './show-cart.ts';
import { visitorListOf, type VisitorList } from './visitor-list.ts';

/** The checkouts of visitors and customers. */
export const visitorCheckout: VisitorList<HasCheckouts, Checkout, Checkout, CheckoutStoreError> =
  visitorListOf('checkout', ({ checkouts }: HasCheckouts): Checkouts => checkouts, emptyCheckout);

/** Whether payments are played: a shopper has to be told before an order. */
type HasPlayedPayments = { readonly playsPayments: boolean };

export type CheckoutNeeds = HasCustomers &
  HasCarts &
  HasCheckouts &
  HasVouchers &
  HasOwnAccount &
  ListNeeds & {
    /** To which buyers transfer money, by currency. */
    readonly bankAccounts: BankAccounts;
  };

/** Whoever asks, and the ways to what they have chosen. */
export type CheckoutVisit = {
  readonly scope: ListScope;
  /** Of the cart's cookie. */
  readonly visitorKey: string | undefined;
  readonly ways: ConfigurationWays;
};

/** All that the steps are made of, at one moment. */
type Desk = {
  readonly customer: Customer;
  readonly cart: Cart;
  readonly checkout: Checkout;
  readonly shown: PricedCart;
  readonly rules: CheckoutRules;
  readonly choices: readonly DeliveryChoice[];
  readonly totals: ShownCheckout['totals'];
};

type NoDesk = { readonly kind: 'empty' | 'incomplete' | 'unavailable' };

/** Whether it can be made as it stands there, at a price that is known. */
const isOrderable = ({ article, price, sum }: ShownCartItem): boolean =>
  article !== undefined &&
  typeof price === 'object' &&
  sum !== undefined &&
  (article.photo === undefined || article.photo.kind === 'shown') &&
  (article.personal === undefined || article.personal.kind === 'shown');

const isOutOfReach = ({ price, article }: ShownCartItem): boolean =>
  price === 'unavailable' ||
  article?.photo?.kind === 'unavailable' ||
  article?.personal?.kind === 'unavailable';

const balanceOf = ({ pays }: ShownVoucher): Money | undefined =>
  pays && {
    minorUnits: pays.redeemed.minorUnits + pays.remaining.minorUnits,
    currency: pays.redeemed.currency,
  };

/** By the speed that was chosen, as far as it is offered, else the first. */
const choiceOf = (
  choices: readonly DeliveryChoice[],
  { speed }: Checkout,
): DeliveryChoice | undefined => choices.find((one) => one.speed === speed) ?? choices[0];

/** Reads cart, checkout and customer, and finds what follows from them. */
export const openDesk =
  ({ scope, visitorKey, ways }: CheckoutVisit) =>
  async (environment: CheckoutNeeds): Promise<E.Either<NoDesk, Desk>> => {
    const { locale, channel } = scope;
    const country = countryOf(locale);
    const found = await environment.customers.current();
    if (!isServedCountry(country) || E.isLeft(found)) return E.left({ kind: 'unavailable' });
    const customer = found.right;
    // Asked once for all.
    const asked = { ...environment, customers: { current: async () => found } };
    const [kept, own] = await Promise.all([
      visitorCart.readOwn(visitorKey)(asked)(),
      visitorCheckout.readOwn(visitorKey)(asked)(),
    ]);
    if (E.isLeft(kept) || E.isLeft(own)) return E.left({ kind: 'unavailable' });
    const priced = await priceCart(scope, kept.right, ways)(asked)();
    if (E.isLeft(priced)) return priced;
    const shown = priced.right;
    if (shown.items.length + shown.gifts.length === 0) return E.left({ kind: 'empty' });
    if (shown.items.some(isOutOfReach)) return E.left({ kind: 'unavailable' });
    if (shown.total === undefined || !shown.items.every(isOrderable))
      return E.left({ kind: 'incomplete' });
    const now = environment.clock.now();
    const questions = kept.right.items.flatMap(
      ({ article }) => readKeptArticle(article, locale, { channel, now })?.facts?.question ?? [],
    );
    const market = marketOf(locale);
    const isSent = shown.items.length > 0;
    const choices = isSent ? deliveryChoices(market, questions, now) : [];
    const counted = orderTotals(
      market,
      {
        items: shown.items.flatMap(({ sum }) => sum ?? []),
        gifts: shown.gifts.map(({ amount }) => amount),
        delivery: choiceOf(choices, own.right),
        balances: shown.vouchers.map(balanceOf),
      },
      now,
    );
    if (E.isLeft(counted)) return E.left({ kind: 'incomplete' });
    const { totals, parts } = counted.right;
    const isBusiness = customer.type === businessCustomerType;
    return E.right({
      customer,
      cart: kept.right,
      checkout: own.right,
      shown: {
        ...shown,
        // In a cart they pay for what is in it; here for its delivery, too.
        vouchers: shown.vouchers.map((voucher, place) => ({ ...voucher, pays: parts[place] })),
      },
      choices,
      totals,
      rules: {
        country,
        parcels: isSent ? parcelsOf(questions) : undefined,
        speeds: choices.map(({ speed }) => speed),
        methods:
          totals.due.minorUnits === 0
            ? []
            : paymentMethodsOf({
                isBusiness,
                takesTransfers: environment.bankAccounts[totals.due.currency] !== undefined,
              }),
      },
    });
  };

/** What an account knows already: names, the mail address, and a company's. */
const prefilled =
  (scope: ListScope, { rules, customer }: Desk) =>
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
export const offered = ({ shown: { items, gifts }, totals, choices, checkout }: Desk) =>
  offerNow({ items, gifts, totals, choice: choiceOf(choices, checkout) });

const shownStep =
  (scope: ListScope, desk: Desk, step: CheckoutStepName, said: Said) =>
  async (environment: HasOwnAccount & HasPlayedPayments): Promise<CheckoutStep> => {
    const { rules, checkout, customer, shown, choices, totals } = desk;
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
      isNet: seesNetPrices(customer),
      isLoggedIn: customer.isLoggedIn,
      isPlayed: environment.playsPayments,
      seen: printSeenOffer(offered(desk)),
      ...said,
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
    const opened = await openDesk(visit)(environment);
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
    const opened = await openDesk(visit)(environment);
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
