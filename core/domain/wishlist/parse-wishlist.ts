import { E, t } from '../../fp.ts';
import { keptArticle } from '../products/kept-article.ts';
import { parseJson } from '../text/parse-json.ts';
import {
  emptyWishlist,
  isWishlistInstant,
  wishlistOf,
  type Wishlist,
  type WishlistItem,
} from './wishlist.ts';

const Item = t.type({
  article: keptArticle,
  addedAt: t.refinement(t.number, isWishlistInstant),
});

const Stored = t.type({ version: t.literal(2), items: t.array(t.unknown) });

/**
 * Reads a stored wishlist, the inverse of `printWishlist`. Bad items are left out. A text of another
 * kind or version gives an empty list.
 */
export const parseWishlist = (text: string): Wishlist => {
  const stored = Stored.decode(parseJson(text));
  if (E.isLeft(stored)) return emptyWishlist;
  return wishlistOf(
    stored.right.items.flatMap((value): readonly WishlistItem[] => {
      const item = Item.decode(value);
      if (E.isLeft(item)) return [];
      const { article, addedAt } = item.right;
      return [{ article, addedAt }];
    }),
  );
};

/** JSON with its version, as it is stored. */
export const printWishlist = (wishlist: Wishlist): string =>
  JSON.stringify({ version: 2, items: wishlist });
