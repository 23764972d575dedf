import { E } from '../../fp.ts';
import { articleKey, type Article } from '../products/article-key.ts';
import type { GiftOrder } from '../voucher/gift-order.ts';

/** `quantity`: 1 to `cartLimits.quantity`. */
export type CartItem = { readonly article: Article; readonly quantity: number };

/** A gift voucher to be bought; `id` is a UUID. */
export type CartGift = GiftOrder & { readonly id: string };

/** In the order of putting; each article once, at most `cartLimits.items`. */
export type Cart = {
  readonly items: readonly CartItem[];
  /** What the last change put into the cart; undefined where it did something else. */
  readonly lastPut: CartItem | undefined;
  /** Names of the last puts that were named, the newest first; undefined where none was. */
  readonly named?: readonly string[] | undefined;
  /** Undefined where none is bought. */
  readonly gifts?: readonly CartGift[] | undefined;
  /** UUIDs of vouchers that are to pay, in that order; undefined without vouchers. */
  readonly vouchers?: readonly string[] | undefined;
};

/** Articles in a cart, pieces of one, gift vouchers to buy and vouchers that pay. */
export const cartLimits = { items: 50, quantity: 99, gifts: 10, vouchers: 5 } as const;

export const emptyCart: Cart = { items: [], lastPut: undefined };

/** Pieces of all articles, and gift vouchers. */
export const piecesOf = ({ items, gifts = [] }: Cart): number =>
  items.reduce((sum, { quantity }) => sum + quantity, gifts.length);

/** Whether nothing is to be bought. */
export const isEmptyCart = ({ items, gifts = [] }: Cart): boolean =>
  items.length === 0 && gifts.length === 0;

/** Names all that is to be bought, and the vouchers that pay: the same text for the same. */
export const cartContent = ({ items, gifts = [], vouchers = [] }: Cart): string =>
  JSON.stringify([
    items.map(({ article, quantity }) => [articleKey(article), quantity]),
    gifts.map(({ id }) => id),
    vouchers,
  ]);

/** Whether so many pieces of one article can be in a cart. */
export const isCartQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.quantity;

/** Items are named by their article's key (`articleKey`), gift vouchers and vouchers by their UUID. */
export type CartCommand =
  | { readonly kind: 'put'; readonly article: Article; readonly quantity: number }
  | { readonly kind: 'set-quantity'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly key: string }
  | { readonly kind: 'put-gift'; readonly gift: CartGift }
  | { readonly kind: 'add-voucher'; readonly id: string };

/** No room for another article, too many pieces of one, or nothing there to change. */
export type ItemRefusal = {
  readonly kind: 'cart-full' | 'too-many-pieces' | 'not-in-cart';
};

/** Nothing that a voucher could pay, one that pays already, or too many of them. */
export type VoucherPlaceRefusal = {
  readonly kind: 'cart-empty' | 'voucher-added' | 'too-many-vouchers';
};

export type CartRefusal = ItemRefusal | VoucherPlaceRefusal;

const refused = <Kind extends CartRefusal['kind']>(
  kind: Kind,
): E.Either<{ readonly kind: Kind }, never> => E.left({ kind });

const isNamed =
  (key: string) =>
  ({ article }: CartItem): boolean =>
    articleKey(article) === key;

const withQuantity = (items: readonly CartItem[], key: string, quantity: number) =>
  items.map((item) => (isNamed(key)(item) ? { ...item, quantity } : item));

const put = ({ items, ...cart }: Cart, wanted: CartItem): E.Either<ItemRefusal, Cart> => {
  const key = articleKey(wanted.article);
  const known = items.find(isNamed(key));
  const quantity = (known?.quantity ?? 0) + wanted.quantity;
  if (!isCartQuantity(wanted.quantity) || !isCartQuantity(quantity))
    return refused('too-many-pieces');
  if (known === undefined && items.length >= cartLimits.items) return refused('cart-full');
  return E.right({
    ...cart,
    items: known === undefined ? [...items, wanted] : withQuantity(items, key, quantity),
    lastPut: wanted,
  });
};

const withLists = (
  cart: Cart,
  lists: { readonly gifts?: readonly CartGift[]; readonly vouchers?: readonly string[] },
): Cart => {
  const { gifts = cart.gifts ?? [], vouchers = cart.vouchers ?? [] } = lists;
  return {
    ...cart,
    gifts: gifts.length > 0 ? gifts : undefined,
    vouchers: vouchers.length > 0 ? vouchers : undefined,
    lastPut: undefined,
  };
};

/** One that is put again, as by a form sent twice, is there once. */
const putGift = (cart: Cart, gift: CartGift): E.Either<CartRefusal, Cart> => {
  const { gifts = [] } = cart;
  if (gifts.some(({ id }) => id === gift.id)) return E.right(cart);
  return gifts.length >= cartLimits.gifts
    ? refused('cart-full')
    : E.right(withLists(cart, { gifts: [...gifts, gift] }));
};

/** Lets a voucher pay, by its UUID. */
export const letVoucherPay = (cart: Cart, id: string): E.Either<VoucherPlaceRefusal, Cart> => {
  const { vouchers = [] } = cart;
  if (isEmptyCart(cart)) return refused('cart-empty');
  if (vouchers.includes(id)) return refused('voucher-added');
  return vouchers.length >= cartLimits.vouchers
    ? refused('too-many-vouchers')
    : E.right(withLists(cart, { vouchers: [...vouchers, id] }));
};

/** Without anything to buy, no voucher is left. */
const without = (cart: Cart, key: string): Cart => {
  const left = withLists(
    { ...cart, items: cart.items.filter((item) => !isNamed(key)(item)) },
    {
      gifts: (cart.gifts ?? []).filter(({ id }) => id !== key),
      vouchers: (cart.vouchers ?? []).filter((id) => id !== key),
    },
  );
  return isEmptyCart(left) ? { ...left, vouchers: undefined } : left;
};

/** Putting an article again adds pieces; removing what is not there changes no item. */
export const applyCartCommand = (cart: Cart, command: CartCommand): E.Either<CartRefusal, Cart> => {
  switch (command.kind) {
    case 'put':
      return put(cart, { article: command.article, quantity: command.quantity });
    case 'set-quantity': {
      const { key, quantity } = command;
      if (!cart.items.some(isNamed(key))) return refused('not-in-cart');
      if (!isCartQuantity(quantity)) return refused('too-many-pieces');
      return E.right({
        ...cart,
        items: withQuantity(cart.items, key, quantity),
        lastPut: undefined,
      });
    }
    case 'remove':
      return E.right(without(cart, command.key));
    case 'put-gift':
      return putGift(cart, command.gift);
    case 'add-voucher':
      return letVoucherPay(cart, command.id);
  }
};

/** Names of puts that a cart remembers. */
export const rememberedPuts = 50;

/**
 * A put under a name, such as an order that is sent again after a broken connection: under the name
 * of an earlier one nothing is put. A cart forgets names when it is emptied.
 */
export const putOnce = (
  cart: Cart,
  name: string,
  wanted: CartItem,
): E.Either<ItemRefusal, Cart> => {
  const { named = [] } = cart;
  if (named.includes(name)) return E.right(cart);
  return E.map((after: Cart) => ({ ...after, named: [name, ...named].slice(0, rememberedPuts) }))(
    put(cart, wanted),
  );
};
