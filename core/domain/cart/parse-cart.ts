import { E, t } from '../../fp.ts';
import { parseJson } from '../text/parse-json.ts';
import { articleKey } from '../products/article-key.ts';
import { isSoldDesigner } from '../products/article.ts';
import { keptArticle } from '../products/kept-article.ts';
import {
  cartLimits,
  emptyCart,
  isCartQuantity,
  rememberedPuts,
  type Cart,
  type CartItem,
} from './cart.ts';

const Item = t.type({
  article: t.refinement(keptArticle, ({ designer }) => isSoldDesigner(designer)),
  quantity: t.refinement(t.number, isCartQuantity),
});

const Stored = t.type({
  version: t.literal(1),
  items: t.array(t.unknown),
  lastPut: t.unknown,
  named: t.unknown,
});

const Names = t.array(t.string);

const plain = ({ article, quantity }: t.TypeOf<typeof Item>): CartItem => ({ article, quantity });

/**
 * Reads a stored cart, the inverse of `printCart`. Bad items are left out; of one article the first
 * counts. A text of another kind or version gives an empty cart.
 */
export const parseCart = (text: string): Cart => {
  const stored = Stored.decode(parseJson(text));
  if (E.isLeft(stored)) return emptyCart;
  const { named } = stored.right;
  const byKey = new Map<string, CartItem>();
  for (const value of stored.right.items) {
    const item = Item.decode(value);
    if (E.isRight(item) && !byKey.has(articleKey(item.right.article)))
      byKey.set(articleKey(item.right.article), plain(item.right));
  }
  const lastPut = Item.decode(stored.right.lastPut);
  return {
    items: [...byKey.values()].slice(0, cartLimits.items),
    lastPut: E.isRight(lastPut) ? plain(lastPut.right) : undefined,
    ...(Names.is(named) && { named: named.slice(0, rememberedPuts) }),
  };
};

/** JSON with its version, as it is stored. */
export const printCart = ({ items, lastPut, named }: Cart): string =>
  JSON.stringify({ version: 1, items, lastPut, named });
