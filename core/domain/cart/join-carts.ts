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

/**
 * Brings a visitor's cart to that of the customer who logs in. Pieces of the same article add up;
 * what exceeds `cartLimits` stays in `left`. Nothing counts as put into the cart, so statistics are
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
  const isChanged = items !== own.items;
  return {
    joined: isChanged ? { ...own, items, lastPut: undefined } : own,
    left: isChanged ? { ...brought, items: left, lastPut: undefined } : brought,
  };
};
