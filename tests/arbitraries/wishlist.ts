import fc from 'fast-check';

import { designerProducts } from '../../core/domain/catalogue/designers.ts';
import type { Article } from '../../core/domain/products/article-key.ts';
import {
  wishlistOf,
  type Wishlist,
  type WishlistCommand,
  type WishlistItem,
} from '../../core/domain/wishlist/wishlist.ts';

/** What a list can keep, whether a designer would take it or not. */
export const anyKeptArticle: fc.Arbitrary<Article> = fc.record({
  designer: fc.constantFrom(...designerProducts),
  query: fc.oneof(
    fc.constantFrom('materialType=leinwand&formatType=600x400&locale=de-DE', ''),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  ),
});

/** One of a few articles, so that lists and commands often mean the same one. */
export const anyCommonArticle: fc.Arbitrary<Article> = fc.oneof(
  fc.record({
    designer: fc.constantFrom('card' as const, 'collage' as const),
    query: fc.constantFrom('designId=1', 'designId=2', 'designId=3'),
  }),
  anyKeptArticle,
);

const anyInstant = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.integer({ min: 0, max: 4_000_000_000_000 }),
);

export const anyWishlistItem: fc.Arbitrary<WishlistItem> = fc.record({
  article: anyCommonArticle,
  addedAt: anyInstant,
});

export const anyWishlist: fc.Arbitrary<Wishlist> = fc
  .array(anyWishlistItem, { maxLength: 12 })
  .map(wishlistOf);

/** A numbered article, for lists that are full. */
export const numberedArticle = (number: number | string): Article => ({
  designer: 'card',
  query: `themeId=${number}`,
});

/** What a shopper asks of a wishlist; some instants are not valid. */
export const anyWishlistCommand: fc.Arbitrary<WishlistCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    article: anyCommonArticle,
    at: fc.oneof({ weight: 5, arbitrary: anyInstant }, fc.constantFrom(-1, 0.5, Number.NaN)),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    key: fc.constantFrom('card?designId=1', 'collage?designId=2', 'card?designId=9'),
  }),
  fc.constant({ kind: 'clear' as const }),
);
