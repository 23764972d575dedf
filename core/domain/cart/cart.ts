import { E } from '../../fp.ts';
import { articleKey, type Article } from '../products/article-key.ts';

/** `quantity`: 1 to `cartLimits.quantity`. */
export type CartItem = { readonly article: Article; readonly quantity: number };

/** In the order of putting; each article once, at most `cartLimits.items`. */
export type Cart = {
  readonly items: readonly CartItem[];
  /** What the last change put into the cart; undefined where it did something else. */
  readonly lastPut: CartItem | undefined;
  /** Names of the last puts that were named, the newest first; undefined where none was. */
  readonly named?: readonly string[] | undefined;
};

/** Articles in a cart, and pieces of one. */
export const cartLimits = { items: 50, quantity: 99 } as const;

export const emptyCart: Cart = { items: [], lastPut: undefined };

/** Pieces of all articles. */
export const piecesOf = ({ items }: Cart): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);

/** Whether so many pieces of one article can be in a cart. */
export const isCartQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= cartLimits.quantity;

/** Items are named by their article's key (`articleKey`). */
export type CartCommand =
  | { readonly kind: 'put'; readonly article: Article; readonly quantity: number }
  | { readonly kind: 'set-quantity'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly key: string };

/** No room for another article, too many pieces of one, or nothing there to change. */
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

const put = ({ items, ...cart }: Cart, wanted: CartItem): E.Either<CartRefusal, Cart> => {
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
      return E.right({
        ...cart,
        items: cart.items.filter((item) => !isNamed(command.key)(item)),
        lastPut: undefined,
      });
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
): E.Either<CartRefusal, Cart> => {
  const { named = [] } = cart;
  if (named.includes(name)) return E.right(cart);
  return E.map((after: Cart) => ({ ...after, named: [name, ...named].slice(0, rememberedPuts) }))(
    put(cart, wanted),
  );
};
