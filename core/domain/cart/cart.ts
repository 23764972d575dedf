import { E } from '../../fp.ts';
import { articleKey, type Article } from '../products/article.ts';

/** An article of the cart, and how many of it are wanted: 1 to `cartLimits.quantity`. */
export type CartItem = { readonly article: Article; readonly quantity: number };

/**
 * What a visitor wants to order, in the order in which it was put there; each article once, at most
 * `cartLimits.items` of them.
 */
export type Cart = {
  readonly items: readonly CartItem[];
  /** What the last change put into it, and how many; undefined where it did something else. */
  readonly lastPut: CartItem | undefined;
};

/** How many articles a cart holds, and how many pieces of one. */
export const cartLimits = { items: 50, quantity: 99 } as const;

/** A cart before anything is put into it. */
export const emptyCart: Cart = { items: [], lastPut: undefined };

/** How many pieces are in a cart, of all articles together. */
export const piecesOf = ({ items }: Cart): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether a number is a quantity that can be wanted of one article. */
export const isCartQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.quantity;

/** What a shopper can ask of the cart; an item is named by its article's key (`articleKey`). */
export type CartCommand =
  | { readonly kind: 'put'; readonly article: Article; readonly quantity: number }
  | { readonly kind: 'set-quantity'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly key: string };

/**
 * Why a cart stays as it is: there is no room for another article, there would be more pieces of
 * one than it holds, or what is to be changed is not there.
 */
export type CartRefusal = {
  readonly kind: 'cart-full' | 'too-many-pieces' | 'not-in-cart';
};

const refused = (kind: CartRefusal['kind']): E.Either<CartRefusal, never> => E.left({ kind });

const isNamed =
  (key: string) =>
  ({ article }: CartItem): boolean =>
    articleKey(article) === key;

const withQuantity = (items: readonly CartItem[], key: string, quantity: number) =>
  items.map((item) => (isNamed(key)(item) ? { ...item, quantity } : item));

const put = ({ items }: Cart, wanted: CartItem): E.Either<CartRefusal, Cart> => {
  const key = articleKey(wanted.article);
  const known = items.find(isNamed(key));
  const quantity = (known?.quantity ?? 0) + wanted.quantity;
  if (!isCartQuantity(wanted.quantity) || !isCartQuantity(quantity))
    return refused('too-many-pieces');
  if (known === undefined && items.length >= cartLimits.items) return refused('cart-full');
  return E.right({
    items: known === undefined ? [...items, wanted] : withQuantity(items, key, quantity),
    lastPut: wanted,
  });
};

/**
 * Applies a command. An article that is there already gets more pieces; taking away what is not
 * there changes no item.
 */
export const applyCartCommand = (cart: Cart, command: CartCommand): E.Either<CartRefusal, Cart> => {
  switch (command.kind) {
    case 'put':
      return put(cart, { article: command.article, quantity: command.quantity });
    case 'set-quantity': {
      const { key, quantity } = command;
      if (!cart.items.some(isNamed(key))) return refused('not-in-cart');
      if (!isCartQuantity(quantity)) return refused('too-many-pieces');
      return E.right({ items: withQuantity(cart.items, key, quantity), lastPut: undefined });
    }
    case 'remove':
      return E.right({
        items: cart.items.filter((item) => !isNamed(command.key)(item)),
        lastPut: undefined,
      });
  }
};
