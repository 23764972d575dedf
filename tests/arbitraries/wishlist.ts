import fc from 'fast-check';

import { shopProducts } from '../../core/domain/catalogue/shop-products.ts';
import { parameterNames } from '../../core/domain/designer/parameters.ts';
import {
  parseWishlistEntry,
  type WishlistEntry,
  type WishlistParameter,
} from '../../core/domain/wishlist/wishlist-entry.ts';
import {
  wishlistOf,
  type Wishlist,
  type WishlistCommand,
  type WishlistItem,
} from '../../core/domain/wishlist/wishlist.ts';
import { E } from '../../core/fp.ts';
import { anyLengthUnit } from './format.ts';

const anyProduct = fc.constantFrom(...shopProducts);

const anyParameter: fc.Arbitrary<WishlistParameter> = fc.tuple(
  fc.constantFrom(...parameterNames),
  fc.oneof(
    fc.constantFrom('600x400', 'leinwand'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
  ),
);

const anyEntry: fc.Arbitrary<WishlistEntry> = fc.oneof(
  fc.record({
    kind: fc.constant('design' as const),
    product: anyProduct,
    designId: fc.stringMatching(/^[\w-]{1,8}$/u),
  }),
  fc.record({
    kind: fc.constant('configuration' as const),
    product: anyProduct,
    unit: anyLengthUnit,
    parameters: fc.array(anyParameter, { minLength: 1, maxLength: 6 }),
  }),
);

/** A design or a configuration, with its parameters in their order. */
export const anyWishlistEntry: fc.Arbitrary<WishlistEntry> = anyEntry.map((entry) =>
  E.getOrElse(() => entry)(parseWishlistEntry(entry)),
);

/** One of a few entries, so that lists and commands often mean the same one. */
export const anyCommonEntry: fc.Arbitrary<WishlistEntry> = fc.oneof(
  fc.record({
    kind: fc.constant('design' as const),
    product: fc.constantFrom('card', 'collage'),
    designId: fc.constantFrom('1', '2', '3'),
  }),
  anyWishlistEntry,
);

const anyInstant = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.integer({ min: 0, max: 4_000_000_000_000 }),
);

export const anyWishlistItem: fc.Arbitrary<WishlistItem> = fc.record({
  entry: anyCommonEntry,
  addedAt: anyInstant,
});

export const anyWishlist: fc.Arbitrary<Wishlist> = fc
  .array(anyWishlistItem, { maxLength: 12 })
  .map(wishlistOf);

/** A numbered design, for lists that are full. */
export const numberedDesign = (number: number): WishlistEntry => ({
  kind: 'design',
  product: 'card',
  designId: `number-${number}`,
});

/** What a shopper asks of a wishlist; some instants are not valid. */
export const anyWishlistCommand: fc.Arbitrary<WishlistCommand> = fc.oneof(
  fc.record({
    kind: fc.constant('add' as const),
    entry: anyCommonEntry,
    at: fc.oneof({ weight: 5, arbitrary: anyInstant }, fc.constantFrom(-1, 0.5, Number.NaN)),
  }),
  fc.record({
    kind: fc.constant('remove' as const),
    key: fc.constantFrom('design:card:1', 'design:collage:2', 'design:card:9'),
  }),
  fc.constant({ kind: 'clear' as const }),
);
