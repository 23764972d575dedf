import { E, t } from '../../fp.ts';
import { parseJson } from '../text/parse-json.ts';
import type { DesignerProduct } from '../catalogue/designers.ts';
import { articleKey } from '../products/article-key.ts';
import { isSoldDesigner, longestArticleQuery } from '../products/article.ts';
import { cartLimits, emptyCart, isCartQuantity, type Cart, type CartItem } from './cart.ts';

const Designer = new t.Type<DesignerProduct, DesignerProduct, unknown>(
  'Designer',
  isSoldDesigner,
  (value, context) => (isSoldDesigner(value) ? t.success(value) : t.failure(value, context)),
  t.identity,
);

const Item = t.type({
  article: t.type({
    designer: Designer,
    query: t.refinement(t.string, ({ length }) => length <= longestArticleQuery),
  }),
  quantity: t.refinement(t.number, isCartQuantity),
});

const Stored = t.type({
  version: t.literal(1),
  items: t.array(t.unknown),
  lastPut: t.unknown,
});

const plain = ({ article: { designer, query }, quantity }: t.TypeOf<typeof Item>): CartItem => ({
  article: { designer, query },
  quantity,
});

/**
 * Reads a stored cart, the inverse of `printCart`. Bad items are left out; of one article the first
 * counts. A text of another kind or version gives an empty cart.
 */
export const parseCart = (text: string): Cart => {
  const stored = Stored.decode(parseJson(text));
  if (E.isLeft(stored)) return emptyCart;
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
  };
};

/** JSON with its version, as it is stored. */
export const printCart = ({ items, lastPut }: Cart): string =>
  JSON.stringify({ version: 1, items, lastPut });
