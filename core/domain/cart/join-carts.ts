import { articleKey } from '../products/article.ts';
import { cartLimits, type Cart, type CartItem } from './cart.ts';

/** A cart with what another one brought, and what of that found no room. */
export type JoinedCarts = { readonly joined: Cart; readonly left: Cart };

const isSame =
  ({ article }: CartItem) =>
  (other: CartItem): boolean =>
    articleKey(article) === articleKey(other.article);

/** How many pieces of an item there is room for among others. */
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
 * Brings what is in a visitor's cart to that of the customer who logs in. Of an article that both
 * have the pieces add up, as wherever it is put into a cart again (`applyCartCommand`). Nothing is
 * lost: what finds no room (`cartLimits`) is left where it was. Nothing was put there by it, so that
 * the statistics are told of none.
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
    joined: isChanged ? { items, lastPut: undefined } : own,
    left: isChanged ? { items: left, lastPut: undefined } : brought,
  };
};
