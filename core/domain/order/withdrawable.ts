/** What of an order can be withdrawn from, and what goes back for it. */
import { isDesigned } from '../products/accessories.ts';
import { readKeptArticle } from '../products/kept-article.ts';
import type { Money } from '../money/money.ts';
import { addedTaxOf } from './order-sum.ts';
import type { Order, OrderedItem, OrderHappening, PlacedOrder } from './order.ts';

/**
 * Whether a consumer can withdraw from an item: not from what was made to order, where that was said
 * before (directive 2011/83/EU, article 16(c)).
 */
const isWithdrawable = (
  { buyer, channel, locale, placedAt, terms }: PlacedOrder,
  { article }: Pick<OrderedItem, 'article'>,
): boolean => {
  if (buyer.isBusiness) return false;
  if (!terms.isWithdrawalExcluded) return true;
  const read = readKeptArticle(article, locale, { channel, now: placedAt });
  return read !== undefined && !isDesigned(read.handOff);
};

/** Places in the order's `items` and `gifts`, in their order. */
export type WithdrawnPlaces = {
  readonly items: readonly number[];
  readonly gifts: readonly number[];
};

type Withdrawal = Extract<OrderHappening, { readonly kind: 'withdraw' }>;

const giftsIn = ({ gifts = [] }: Withdrawal): readonly number[] => gifts;

/** What an order was withdrawn from until now. */
export const withdrawnFrom = ({ history }: Pick<Order, 'history'>): WithdrawnPlaces => {
  const told = history.flatMap((event) => (event.kind === 'withdraw' ? [event] : []));
  return {
    items: [...new Set(told.flatMap(({ items }) => items))],
    gifts: [...new Set(told.flatMap(giftsIn))],
  };
};

/** What is left to withdraw from: gift vouchers, too, which nothing is made for. */
export const withdrawableOf = (order: Pick<Order, 'placed' | 'history'>): WithdrawnPlaces => {
  const { placed } = order;
  const before = withdrawnFrom(order);
  return {
    items: placed.items.flatMap((item, place) =>
      isWithdrawable(placed, item) && !before.items.includes(place) ? [place] : [],
    ),
    gifts: placed.gifts.flatMap((_, place) =>
      placed.buyer.isBusiness || before.gifts.includes(place) ? [] : [place],
    ),
  };
};

/** Whether nothing is withdrawn from. */
export const isNothing = ({ items, gifts }: WithdrawnPlaces): boolean =>
  items.length + gifts.length === 0;

/** An item as a statement names it. */
export const withdrawnName = ({ label: { name, details } }: Pick<OrderedItem, 'label'>): string =>
  [name, ...details].join(', ');

/**
 * What a statement withdraws from, of what can be: all of it where it names no goods. Else what it
 * names whole, or by name alone; a gift voucher by whom it is for.
 */
export const withdrawnBy = (
  order: Pick<Order, 'placed' | 'history'>,
  goods: string | undefined,
): WithdrawnPlaces => {
  const left = withdrawableOf(order);
  if (goods === undefined) return left;
  const { items, gifts } = order.placed;
  const said = goods.toLowerCase();
  const isSaid = (words: string | undefined): boolean =>
    words !== undefined && words !== '' && said.includes(words.toLowerCase());
  const whole = left.items.filter((place) => {
    const item = items[place];
    return isSaid(item && withdrawnName(item));
  });
  return {
    items:
      whole.length > 0 ? whole : left.items.filter((place) => isSaid(items[place]?.label.name)),
    gifts: left.gifts.filter((place) => isSaid(gifts[place]?.recipient)),
  };
};

const sumOf = (amounts: readonly Money[]): number =>
  amounts.reduce((sum, { minorUnits }) => sum + minorUnits, 0);

/**
 * What goes back for what was withdrawn: its price, and the cheapest delivery where nothing is kept
 * that was sent (directive 2011/83/EU, article 13), with its share of a sales tax; never more than is
 * owed.
 */
export const withdrawalRefund = (
  order: Pick<Order, 'placed' | 'account'>,
  { items, gifts }: WithdrawnPlaces,
): Money => {
  const { placed, account } = order;
  const { totals } = placed;
  const sent = sumOf([
    ...placed.items.filter((_, place) => items.includes(place)).map(({ sum }) => sum),
    ...(items.length === placed.items.length ? [totals.shipping] : []),
  ]);
  const bought = sumOf(placed.gifts.map(({ amount }) => amount));
  const taxed = sumOf([totals.goods, totals.shipping, totals.express]) - bought;
  const tax = taxed === 0 ? 0 : Math.round((addedTaxOf(totals).minorUnits * sent) / taxed);
  const given = sumOf(
    placed.gifts.filter((_, place) => gifts.includes(place)).map(({ amount }) => amount),
  );
  return { ...totals.due, minorUnits: Math.min(account.owed, sent + tax + given) };
};
