import type { Cart } from '../domain/cart/cart.ts';
import type {
  CartStep,
  OfferedExtra,
  ShownCartItem,
  ShownVoucher,
} from '../domain/cart/cart-step.ts';
import { trackedItem } from '../domain/consent/tracked-item.ts';
import { currencyOf } from '../domain/locale/locale-units.ts';
import { marketOf } from '../domain/locale/markets.ts';
import type { Currency } from '../domain/locale/locales.ts';
import {
  addMoney,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '../domain/money/money-arithmetic.ts';
import type { Money, Price } from '../domain/money/money.ts';
import { deliveryChoices } from '../domain/order/order-delivery.ts';
import { accessoriesGoingWith } from '../domain/products/accessories.ts';
import { articleFacts, type ArticleFacts } from '../domain/products/article-facts.ts';
import { articleKey } from '../domain/products/article-key.ts';
import type { ConfigurationWays } from '../domain/products/configuration-address.ts';
import { payWithVouchers } from '../domain/voucher/pay-with-vouchers.ts';
import { E, pipe, type RTE } from '../fp.ts';
import type { HasCarts } from '../ports/carts.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasCustomers } from '../ports/customers.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasVouchers, HeldVoucher } from '../ports/vouchers.ts';
import { visitorCart } from './keep-cart.ts';
import { outagesReported, reportPriceError, tapLeft } from './report.ts';
import {
  listArticles,
  type ListedArticle,
  type ListNeeds,
  type ListScope,
} from './list-articles.ts';

const rightOf = <A>(either: E.Either<unknown, A>): A | undefined =>
  E.isRight(either) ? either.right : undefined;

const isPrice = (price: ShownCartItem['price']): price is Price => typeof price === 'object';

/** How many pieces of each article are paid for: free ones go to those that stand first. */
const paidPieces = (
  quantities: readonly number[],
  listed: readonly ListedArticle[],
): readonly number[] => {
  const given = new Map<string, number>();
  return listed.map(({ read }, place) => {
    const quantity = quantities[place] ?? 0;
    const free = read?.facts?.freePieces;
    if (free === undefined) return quantity;
    const before = given.get(free.name) ?? 0;
    given.set(free.name, before + quantity);
    return Math.max(0, before + quantity - Math.max(free.pieces, before));
  });
};

const shownItem = (
  quantity: number,
  paid: number,
  { key, read, shown, price, page, designer }: ListedArticle,
): ShownCartItem => ({
  key,
  quantity,
  article: shown,
  price,
  sum: isPrice(price) ? rightOf(multiplyMoney(price.priceCurrent, paid)) : undefined,
  page: read?.facts && page,
  href: read?.facts && designer,
});

/** Undefined where one is not known or in another currency, and for an empty list. */
const totalOf = (
  { locale }: ShopScope,
  amounts: readonly (Money | undefined)[],
): Money | undefined => {
  const known = amounts.flatMap((amount) => amount ?? []);
  return amounts.length === 0 || known.length < amounts.length
    ? undefined
    : rightOf(sumMoney(currencyOf(locale), known));
};

type Payment = Pick<Extract<CartStep, { readonly kind: 'shown' }>, 'vouchers' | 'due'>;

/** Why a voucher pays nothing. */
const problemOf = (
  voucher: HeldVoucher | undefined,
  currency: Currency,
  now: number,
): ShownVoucher['problem'] => {
  if (voucher === undefined) return 'unavailable';
  if (now >= voucher.expiresAt) return 'expired';
  if (voucher.balance.currency !== currency) return 'other-currency';
  return voucher.balance.minorUnits === 0 ? 'spent' : undefined;
};

/**
 * What each voucher of the cart pays. A voucher pays for no other one, so that none becomes younger
 * than it is.
 */
const payment =
  (
    { locale }: ShopScope,
    ids: readonly string[],
    {
      articles,
      total,
    }: { readonly articles: Money | undefined; readonly total: Money | undefined },
  ) =>
  async (environment: HasVouchers & HasClock & HasLog): Promise<Payment> => {
    if (ids.length === 0) return { vouchers: [], due: undefined };
    const { vouchers, clock } = environment;
    const found = rightOf(await outagesReported(environment, 'voucher', vouchers.held(ids))());
    const currency = currencyOf(locale);
    const listed = ids.map((id, place) => {
      const voucher = found?.[place];
      return { id, voucher, problem: problemOf(voucher, currency, clock.now()) };
    });
    const paid = payWithVouchers(
      listed.map(({ voucher, problem }) => (problem === undefined ? voucher?.balance : undefined)),
      articles ?? zeroMoney(currency),
    );
    return {
      vouchers: listed.map(({ id, voucher, problem }, place) => ({
        id,
        ending: voucher?.ending,
        pays: paid.parts[place],
        problem,
      })),
      due:
        total &&
        articles &&
        rightOf(
          pipe(
            subtractMoney(total, articles),
            E.flatMap((gifts) => addMoney(gifts, paid.due)),
          ),
        ),
    };
  };

/** What one piece of an accessory costs, by the rows of its product. */
const priceByRows = (
  listed: Readonly<Record<string, Price>>,
  { question }: ArticleFacts,
): Money | undefined => {
  const [row, ...others] = question.kind === 'listed' ? question.rows : [];
  return row && others.length === 0 ? listed[row.configuration]?.priceCurrent : undefined;
};

/** What goes with what is in the cart, with today's prices: one question for each product. */
const extrasFor =
  (scope: ShopScope, listed: readonly ListedArticle[]) =>
  async ({ articlePrices, log }: ListNeeds): Promise<readonly OfferedExtra[]> => {
    const { locale } = scope;
    const offered = accessoriesGoingWith(
      locale,
      // Whose own price nobody says now has nothing to go with.
      listed.flatMap(({ read, price }) =>
        read?.isMeasuredHere && price !== 'unavailable' ? read.handOff : [],
      ),
    );
    const designers = [...new Set(offered.map(({ handOff }) => handOff.designer))];
    const rows = new Map(
      await Promise.all(
        designers.map(async (designer) => {
          const asked = tapLeft(articlePrices.listed(scope, designer), (error) =>
            reportPriceError(log, error),
          );
          return [designer, rightOf(await asked())] as const;
        }),
      ),
    );
    return offered.flatMap(({ sku, most, handOff }) => {
      const facts = articleFacts(locale, handOff);
      const price = facts && priceByRows(rows.get(handOff.designer) ?? {}, facts);
      return facts && price ? [{ sku, most, label: facts.label, price }] : [];
    });
  };

/** What a cart has, with today's prices. */
export type PricedCart = Pick<
  Extract<CartStep, { readonly kind: 'shown' }>,
  'items' | 'gifts' | 'total' | 'vouchers' | 'due'
>;

const listCart = (scope: ListScope, { items }: Cart, ways: ConfigurationWays) =>
  listArticles(
    scope,
    items.map(({ article }) => article),
    ways,
  );

const priced =
  (
    scope: ListScope,
    { items: kept, gifts = [], vouchers = [] }: Cart,
    listed: readonly ListedArticle[],
  ) =>
  async (environment: HasVouchers & HasClock & HasLog): Promise<PricedCart> => {
    const quantities = kept.map(({ quantity }) => quantity);
    const paid = paidPieces(quantities, listed);
    const items = listed.map((one, place) =>
      shownItem(quantities[place] ?? 0, paid[place] ?? 0, one),
    );
    const articleSums = items.map(({ sum }) => sum);
    const total = totalOf(scope, [...articleSums, ...gifts.map(({ amount }) => amount)]);
    const articles =
      items.length === 0 ? zeroMoney(currencyOf(scope.locale)) : totalOf(scope, articleSums);
    return {
      items,
      total,
      gifts: gifts.map(({ id, recipient, email, sendOn, design, amount }) => ({
        id,
        recipient,
        email,
        sendOn,
        design,
        amount,
      })),
      ...(await payment(scope, vouchers, { articles, total })(environment)),
    };
  };

/** A cart that was read, at today's prices. Outages are logged; without each price there is no total. */
export const priceCart =
  (
    scope: ListScope,
    cart: Cart,
    ways: ConfigurationWays,
  ): RTE.ReaderTaskEither<HasVouchers & ListNeeds, never, PricedCart> =>
  (environment) =>
  async () => {
    const listed = await listCart(scope, cart, ways)(environment);
    return E.right(await priced(scope, cart, listed)(environment));
  };

/** By the usual delivery of an order placed now: what takes longest decides. */
const arrivalOf = (
  { locale }: ShopScope,
  listed: readonly ListedArticle[],
  now: number,
): number | undefined => {
  const questions = listed.flatMap(({ read }) => read?.facts?.question ?? []);
  return listed.length === 0 || questions.length < listed.length
    ? undefined
    : deliveryChoices(marketOf(locale), questions, now)[0].arrival;
};

/**
 * Today's prices, and the ways to designers and products' pages. Outages are logged; without a
 * price of each article there is no total.
 */
export const showCart =
  (
    scope: ListScope,
    visitorKey: string | undefined,
    ways: ConfigurationWays,
  ): RTE.ReaderTaskEither<HasCustomers & HasCarts & HasVouchers & ListNeeds, never, CartStep> =>
  (environment) =>
  async () => {
    const found = await visitorCart.readOwn(visitorKey)(environment)();
    if (E.isLeft(found)) return E.right({ kind: 'unavailable' });
    const cart = found.right;
    const { lastPut } = cart;
    const listed = await listCart(scope, cart, ways)(environment);
    const put = lastPut && listed.find(({ key }) => key === articleKey(lastPut.article));
    const facts = put?.read?.isMeasuredHere ? put.read.facts : undefined;
    return E.right({
      kind: 'shown',
      ...(await priced(scope, cart, listed)(environment)),
      arrival: arrivalOf(scope, listed, environment.clock.now()),
      extras: await extrasFor(scope, listed)(environment),
      lastPut:
        lastPut &&
        facts &&
        trackedItem(
          lastPut.article.designer,
          facts.recorded,
          lastPut.quantity,
          isPrice(put?.price) ? put.price.priceCurrent : undefined,
        ),
    });
  };
