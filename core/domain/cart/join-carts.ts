import { articleKey } from '../products/article-key.ts';
import { cartLimits, type Cart, type CartItem } from './cart.ts';

/** `left`: what found no room. */
export type JoinedCarts = { readonly joined: Cart; readonly left: Cart };

const isSame =
  ({ article }: CartItem) =>
  (other: CartItem): boolean =>
    articleKey(article) === articleKey(other.article);

/** Pieces that there is room for among others. */
const roomFor = (items: readonly CartItem[], item: CartItem): number => {
  const known = items.find(isSame(item));
  if (known !== undefined) return cartLimits.quantity - known.quantity;
  return items.length < cartLimits.items ? cartLimits.quantity : 0;
};

const withPieces = (
  items: readonly CartItem[],
  item: CartItem,
  pieces: number,
): readonly CartItem[] => {
  if (pieces === 0) return items;
  const isKnown = items.some(isSame(item));
  return isKnown
    ? items.map((one) => (isSame(item)(one) ? { ...one, quantity: one.quantity + pieces } : one))
    : [...items, { ...item, quantity: pieces }];
};

type JoinedLists<Thing> = {
  readonly joined: readonly Thing[] | undefined;
  readonly left: readonly Thing[] | undefined;
  readonly isChanged: boolean;
};

/** What both have stands once; what exceeds a limit is left. */
const joinedLists = <Thing>(
  own: readonly Thing[] = [],
  brought: readonly Thing[] = [],
  nameOf: (thing: Thing) => string,
  limit: number,
): JoinedLists<Thing> => {
  const isNew = (thing: Thing) => !own.some((one) => nameOf(one) === nameOf(thing));
  const news = brought.filter(isNew);
  const moved = news.slice(0, limit - own.length);
  const left = news.slice(moved.length);
  return {
    joined: own.length + moved.length > 0 ? [...own, ...moved] : undefined,
    left: left.length > 0 ? left : undefined,
    isChanged: news.length < brought.length || moved.length > 0,
  };
};

/**
 * Brings a visitor's cart to that of the customer who logs in. Pieces of the same article add up,
 * gift vouchers and vouchers come along; what exceeds `cartLimits` stays in `left`. Nothing counts as put into the cart, so statistics are
 * told nothing.
 */
export const joinCarts = (own: Cart, brought: Cart): JoinedCarts => {
  let { items } = own;
  const left: CartItem[] = [];
  for (const item of brought.items) {
    const moved = Math.min(item.quantity, roomFor(items, item));
    items = withPieces(items, item, moved);
    if (moved < item.quantity) left.push({ ...item, quantity: item.quantity - moved });
  }
  const gifts = joinedLists(own.gifts, brought.gifts, ({ id }) => id, cartLimits.gifts);
  const vouchers = joinedLists(own.vouchers, brought.vouchers, (id) => id, cartLimits.vouchers);
  const isChanged = items !== own.items || gifts.isChanged || vouchers.isChanged;
  if (!isChanged) return { joined: own, left: brought };
  const lastPut = undefined;
  return {
    joined: { ...own, items, gifts: gifts.joined, vouchers: vouchers.joined, lastPut },
    left: { ...brought, items: left, gifts: gifts.left, vouchers: vouchers.left, lastPut },
  };
};
