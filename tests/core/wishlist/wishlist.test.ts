import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyWishlistCommand,
  emptyWishlist,
  isWished,
  isWishlistFull,
  isWishlistInstant,
  joinWishlists,
  stillShared,
  longestWishlist,
  mergeWishlists,
  wishlistOf,
  type Wishlist,
  type WishlistCommand,
} from '../../../core/domain/wishlist/wishlist.ts';
import { articleKey, type Article } from '../../../core/domain/products/article-key.ts';
import { modelRun } from '../../arbitraries/model-run.ts';
import {
  anyCommonArticle,
  anyWishlist,
  anyWishlistCommand,
  anyWishlistItem,
  numberedArticle,
} from '../../arbitraries/wishlist.ts';

const keysOf = (wishlist: Wishlist): readonly string[] =>
  wishlist.map(({ article }) => articleKey(article));

/** A list of so many numbered designs, added from an instant on. */
const numbered = (count: number, from: number): Wishlist =>
  wishlistOf(
    Array.from({ length: count }, (_, index) => ({
      article: numberedArticle(index),
      addedAt: from + index,
    })),
  );

describe('a wishlist', () => {
  test('stays as it is after what is not a command', () => {
    // @ts-expect-error -- nothing is sold here
    expect(applyWishlistCommand(emptyWishlist, { kind: 'sell' })).toBe(emptyWishlist);
  });

  property.prop([fc.array(anyWishlistItem)])('has each key once, the newest first', (items) => {
    const wishlist = wishlistOf(items);
    expect(new Set(keysOf(wishlist)).size).toBe(wishlist.length);
    expect(new Set(keysOf(wishlist))).toEqual(new Set(keysOf(items)));
    const instants = wishlist.map(({ addedAt }) => addedAt);
    expect(instants).toEqual(instants.toSorted((first, second) => second - first));
    for (const { article, addedAt } of wishlist) {
      const same = items.filter((item) => articleKey(item.article) === articleKey(article));
      expect(addedAt).toBe(Math.max(...same.map((item) => item.addedAt)));
    }
  });

  property.prop([fc.array(anyWishlistItem), fc.nat()])(
    'is the same of items in any order',
    (items, at) => {
      const turned = [
        ...items.slice(at % (items.length + 1)),
        ...items.slice(0, at % (items.length + 1)),
      ];
      expect(wishlistOf(turned)).toEqual(wishlistOf(items));
      expect(wishlistOf(items.toReversed())).toEqual(wishlistOf(items));
    },
  );

  test('has those of one instant in the order of their keys', () => {
    const items = [2, 0, 1].map((number) => ({ article: numberedArticle(number), addedAt: 7 }));
    expect(keysOf(wishlistOf(items))).toEqual([0, 1, 2].map((one) => `card?themeId=${one}`));
  });

  test('holds a hundred, the newest of too many', () => {
    expect(numbered(150, 0)).toEqual(numbered(150, 0).slice(0, 100));
    expect(numbered(150, 0).map(({ addedAt }) => addedAt)).toEqual(
      Array.from({ length: 100 }, (_, index) => 149 - index),
    );
    expect(isWishlistFull(numbered(100, 0))).toBe(true);
    expect(isWishlistFull(numbered(99, 0))).toBe(false);
  });
});

describe('merging wishlists', () => {
  /** Lists that are full, or nearly, of overlapping numbered designs. */
  const anyLongWishlist = fc
    .array(
      fc.record({
        article: fc.integer({ min: 0, max: 130 }).map(numberedArticle),
        addedAt: fc.integer({ min: 0, max: 50 }),
      }),
      { maxLength: 140, size: 'max' },
    )
    .map(wishlistOf);
  const anyList = fc.oneof(anyWishlist, anyLongWishlist);

  property.prop([anyList, anyList, anyList])('is associative', (first, second, third) => {
    expect(mergeWishlists(mergeWishlists(first, second), third)).toEqual(
      mergeWishlists(first, mergeWishlists(second, third)),
    );
  });

  property.prop([anyList, anyList])('does not depend on who comes first', (first, second) => {
    expect(mergeWishlists(first, second)).toEqual(mergeWishlists(second, first));
  });

  property.prop([anyList, anyList])('done again changes nothing', (first, second) => {
    const merged = mergeWishlists(first, second);
    expect(mergeWishlists(merged, second)).toEqual(merged);
    expect(mergeWishlists(first, first)).toEqual(first);
    expect(mergeWishlists(first, emptyWishlist)).toEqual(first);
  });

  property.prop([anyWishlist, anyWishlist])(
    'loses nothing while there is room',
    (first, second) => {
      const merged = keysOf(mergeWishlists(first, second));
      expect(new Set(merged)).toEqual(new Set([...keysOf(first), ...keysOf(second)]));
    },
  );
});

describe('a wish', () => {
  property.prop([anyCommonArticle, anyCommonArticle])(
    'is named by its article',
    (first, second) => {
      const isSame = articleKey(first) === articleKey(second);
      expect(isWished(wishlistOf([{ article: first, addedAt: 0 }]), second)).toBe(isSame);
      expect(JSON.stringify(first) === JSON.stringify(second)).toBe(isSame);
    },
  );
});

/** What a wishlist is thought to be: the instant of each key. */
type Model = { wishes: Map<string, number> };
type Real = { wishlist: Wishlist };

const expectedAfter = (model: Model, command: WishlistCommand): void => {
  if (command.kind === 'clear') return model.wishes.clear();
  if (command.kind === 'remove') return void model.wishes.delete(command.key);
  const key = articleKey(command.article);
  const hasRoom = model.wishes.size < longestWishlist;
  if (!model.wishes.has(key) && hasRoom && isWishlistInstant(command.at)) {
    model.wishes.set(key, command.at);
  }
};

describe('any commands', () => {
  property.prop([
    modelRun<Model, Real, WishlistCommand>(anyWishlistCommand, (model, real, command) => {
      expectedAfter(model, command);
      const before = real.wishlist;
      real.wishlist = applyWishlistCommand(before, command);
      expect(
        new Map(real.wishlist.map(({ article, addedAt }) => [articleKey(article), addedAt])),
      ).toEqual(model.wishes);
      expect(wishlistOf(real.wishlist)).toEqual(real.wishlist);
    }),
    fc.boolean(),
  ])('keep a wishlist in its order and bounds', (commands, isNearlyFull) => {
    const wishlist = isNearlyFull ? numbered(98, 2) : emptyWishlist;
    const wishes = new Map(wishlist.map(({ article, addedAt }) => [articleKey(article), addedAt]));
    fc.modelRun(() => ({ model: { wishes }, real: { wishlist } }), commands);
  });

  test('that add to a full list change nothing', () => {
    const full = numbered(longestWishlist, 0);
    const add = (article: Article) => ({ kind: 'add', article, at: 1_000 }) as const;
    expect(applyWishlistCommand(full, add(numberedArticle(500)))).toBe(full);
    expect(applyWishlistCommand(full, add(numberedArticle(5)))).toBe(full);
  });

  test.each([
    [0, true],
    [1.5, false],
    [-1, false],
    [Number.NaN, false],
    [2 ** 53, false],
  ])('the instant %d is one: %s', (instant, isOne) => {
    expect(isWishlistInstant(instant)).toBe(isOne);
  });
});

describe('the wishes of a visitor, brought to the customer who logs in', () => {
  property.prop([anyWishlist, anyWishlist])(
    'are one list where there is room, as they are merged',
    (own, brought) => {
      const { joined, left } = joinWishlists(own, brought);
      expect(joined).toEqual(mergeWishlists(own, brought));
      expect(left).toEqual(emptyWishlist);
      expect(joinWishlists(joined, left)).toEqual({ joined, left });
    },
  );

  property.prop([fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 })])(
    'are never lost: what is there stays, and what finds no room is left',
    (ownCount, broughtCount) => {
      // The brought ones are newer, and begin among one's own.
      const own = numbered(ownCount, 0);
      const brought = numbered(broughtCount, 50);
      const { joined, left } = joinWishlists(own, brought);
      expect(joined.length).toBeLessThanOrEqual(longestWishlist);
      const after = [...keysOf(joined), ...keysOf(left)];
      expect(after.toSorted()).toEqual(
        [...new Set([...keysOf(own), ...keysOf(brought)])].toSorted(),
      );
      for (const { article } of own) expect(isWished(joined, article)).toBe(true);
      if (left.length > 0) expect(isWishlistFull(joined)).toBe(true);
      expect(joinWishlists(joined, left)).toEqual({ joined, left });
    },
  );
});

describe('a link to a list that was brought to another one', () => {
  property.prop([anyWishlist, anyWishlist])(
    'shows what was shared by it, and is there',
    (list, shared) => {
      const shown = stillShared(list, shared);
      for (const item of list) expect(shown.includes(item)).toBe(isWished(shared, item.article));
      expect(list).toEqual(expect.arrayContaining([...shown]));
      expect(
        stillShared(joinWishlists(list, shared).joined, shared).map(({ article }) => article),
      ).toEqual(
        expect.arrayContaining(
          shared.slice(0, longestWishlist - list.length).map(({ article }) => article),
        ),
      );
    },
  );
});
