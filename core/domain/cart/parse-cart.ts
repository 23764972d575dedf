import { E, t } from '../../fp.ts';
import { parseJson } from '../text/parse-json.ts';
import { articleKey } from '../products/article-key.ts';
import { isSoldDesigner } from '../products/article.ts';
import { keptArticle } from '../products/kept-article.ts';
import { locales } from '../locale/locales.ts';
import { isCurrency } from '../money/money-arithmetic.ts';
import { oneOf } from '../text/one-of.ts';
import { isVoucherDesign } from '../voucher/voucher-designs.ts';
import {
  cartLimits,
  emptyCart,
  isCartQuantity,
  rememberedPuts,
  type Cart,
  type CartGift,
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
  gifts: t.unknown,
  vouchers: t.unknown,
});

const isLocale = oneOf(locales);

const texts = t.type({
  id: t.string,
  recipient: t.string,
  sender: t.string,
  words: t.string,
  email: t.string,
  sendOn: t.string,
  design: t.string,
  locale: t.string,
});

const Gift = t.intersection([
  texts,
  t.type({ amount: t.type({ minorUnits: t.number, currency: t.string }) }),
]);

/** Undefined for what cannot be read, such as a design that was taken out. */
const giftOf = (value: unknown): CartGift | undefined => {
  if (!Gift.is(value)) return undefined;
  const { id, recipient, sender, words, email, sendOn, design, locale } = value;
  const { minorUnits, currency } = value.amount;
  if (!isVoucherDesign(design) || !isLocale(locale) || !isCurrency(currency)) return undefined;
  const amount = { minorUnits, currency };
  return { id, recipient, sender, words, email, sendOn, design, locale, amount };
};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const Names = t.array(t.string);

const plain = ({ article, quantity }: t.TypeOf<typeof Item>): CartItem => ({ article, quantity });

/**
 * Reads a stored cart, the inverse of `printCart`. Bad items are left out; of one article the first
 * counts. A text of another kind or version gives an empty cart.
 */
export const parseCart = (text: string): Cart => {
  const stored = Stored.decode(parseJson(text));
  if (E.isLeft(stored)) return emptyCart;
  const { named, vouchers } = stored.right;
  const gifts = listOf(stored.right.gifts).flatMap((value) => giftOf(value) ?? []);
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
    ...(gifts.length > 0 && { gifts: gifts.slice(0, cartLimits.gifts) }),
    ...(Names.is(vouchers) &&
      vouchers.length > 0 && { vouchers: vouchers.slice(0, cartLimits.vouchers) }),
  };
};

/** JSON with its version, as it is stored. */
export const printCart = ({ items, lastPut, named, gifts, vouchers }: Cart): string =>
  JSON.stringify({ version: 1, items, lastPut, named, gifts, vouchers });
