/** What the steps of a checkout are made of: cart, customer, what was typed, and what follows. */
import {
  checkAddresses,
  emptyCheckout,
  type Checkout,
  type AddressRules,
  type CheckoutRules,
} from '../domain/checkout/checkout.ts';
import type { ShownCheckout } from '../domain/checkout/checkout-step.ts';
import { paymentMethodsOf } from '../domain/checkout/payment-methods.ts';
import type { Cart } from '../domain/cart/cart.ts';
import type { ShownCartItem, ShownVoucher } from '../domain/cart/cart-step.ts';
import type { Customer } from '../domain/customer/customer.ts';
import { businessCustomerType } from '../domain/customer/business-form.ts';
import type { BankAccounts } from '../domain/payment/bank-account.ts';
import {
  deliveryChoices,
  deliveryCost,
  parcelsOf,
  type DeliveryChoice,
} from '../domain/order/order-delivery.ts';
import { isServedCountry } from '../domain/locale/countries.ts';
import { countryOf, marketOf } from '../domain/locale/markets.ts';
import { marketTax } from '../domain/money/market-taxes.ts';
import type { Money } from '../domain/money/money.ts';
import type { SalesTax } from '../domain/money/sales-tax.ts';
import { orderTotals } from '../domain/order/order-totals.ts';
import type { ConfigurationWays } from '../domain/products/configuration-address.ts';
import { readKeptArticle } from '../domain/products/kept-article.ts';
import { E } from '../fp.ts';
import type { HasCarts } from '../ports/carts.ts';
import type { Checkouts, CheckoutStoreError, HasCheckouts } from '../ports/checkouts.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { HasOrders } from '../ports/orders.ts';
import type { HasOwnAccount } from '../ports/own-account.ts';
import type { HasSalesTaxes } from '../ports/sales-taxes.ts';
import type { HasVouchers } from '../ports/vouchers.ts';
import { visitorCart } from './keep-cart.ts';
import type { ListNeeds, ListScope } from './list-articles.ts';
import { outagesReported } from './report.ts';
import { priceCart, type PricedCart } from './show-cart.ts';
import { visitorListOf, type VisitorList } from './visitor-list.ts';

/** The checkouts of visitors and customers. */
export const visitorCheckout: VisitorList<HasCheckouts, Checkout, Checkout, CheckoutStoreError> =
  visitorListOf('checkout', ({ checkouts }: HasCheckouts): Checkouts => checkouts, emptyCheckout);

/** What the steps of a checkout ask. */
export type CheckoutNeeds = HasCustomers &
  HasCarts &
  HasCheckouts &
  HasVouchers &
  HasOwnAccount &
  HasOrders &
  HasSalesTaxes &
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

/** All that the steps of a checkout are made of, at one moment. */
export type CheckoutDesk = {
  readonly customer: Customer;
  readonly cart: Cart;
  readonly checkout: Checkout;
  readonly shown: PricedCart;
  readonly rules: CheckoutRules;
  readonly choices: readonly DeliveryChoice[];
  /** Undefined where nothing is sent. */
  readonly choice: DeliveryChoice | undefined;
  readonly totals: ShownCheckout['totals'];
  readonly isTaxAwaited: boolean;
};

/** `incomplete`: something in the cart cannot be ordered as it is; `unavailable`: a service does not answer. */
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

/** `awaited`: until the address is known. */
type AddedTax =
  | { readonly kind: 'none' | 'awaited' | 'place-unknown' | 'unavailable' }
  | { readonly kind: 'counted'; readonly salesTax: readonly SalesTax[] };

/** The sales tax of what is sent to the address that was typed; a gift voucher has none. */
const addedTax =
  (
    rules: AddressRules,
    { addresses }: Checkout,
    goods: readonly Money[],
    choice: DeliveryChoice | undefined,
  ) =>
  async (environment: HasSalesTaxes & ListNeeds): Promise<AddedTax> => {
    if (choice === undefined) return { kind: 'none' };
    const checked = addresses && checkAddresses(rules, addresses);
    if (checked === undefined || E.isLeft(checked)) return { kind: 'awaited' };
    const { street, city, region, postcode } = checked.right.delivery ?? checked.right.billing;
    const question = {
      destination: { street, city, state: region, postcode },
      goods,
      shipping: deliveryCost(choice),
    };
    const counted = await outagesReported(
      environment,
      'sales tax',
      environment.salesTaxes.count(question),
    )();
    if (E.isRight(counted)) return { kind: 'counted', salesTax: counted.right };
    return { kind: counted.left.kind === 'destination-unknown' ? 'place-unknown' : 'unavailable' };
  };

/** Reads cart, checkout and customer, and finds what follows from them. */
export const openCheckout =
  ({ scope, visitorKey, ways }: CheckoutVisit) =>
  async (environment: CheckoutNeeds): Promise<E.Either<NoDesk, CheckoutDesk>> => {
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
    const choice = choiceOf(choices, own.right);
    const items = shown.items.flatMap(({ sum }) => sum ?? []);
    const addressRules = { country, parcels: isSent ? parcelsOf(questions) : undefined };
    const added: AddedTax =
      marketTax(market, now).kind === 'sales-tax-added-later'
        ? await addedTax(addressRules, own.right, items, choice)(environment)
        : { kind: 'none' };
    if (added.kind === 'unavailable') return E.left({ kind: 'unavailable' });
    const counted = orderTotals(
      market,
      {
        items,
        gifts: shown.gifts.map(({ amount }) => amount),
        delivery: choice,
        balances: shown.vouchers.map(balanceOf),
        salesTax: added.kind === 'counted' ? added.salesTax : undefined,
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
      choice,
      totals,
      isTaxAwaited: added.kind === 'awaited' || added.kind === 'place-unknown',
      rules: {
        ...addressRules,
        isPlaceUnknown: added.kind === 'place-unknown',
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
