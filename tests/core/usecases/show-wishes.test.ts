import { describe, expect, test } from 'vitest';

import { designerBasesAt } from '../../../core/domain/catalogue/designers.ts';
import type { WishlistEntry } from '../../../core/domain/wishlist/wishlist-entry.ts';
import type { WishlistStep } from '../../../core/domain/wishlist/wishlist-step.ts';
import { E } from '../../../core/fp.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { Wishlists } from '../../../core/ports/wishlists.ts';
import { changeWishlist } from '../../../core/usecases/keep-wishlist.ts';
import { showSharedWishes } from '../../../core/usecases/show-wishes.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../fakes/article-prices.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';
import { failingWishlists, memoryWishlists } from '../../fakes/wishlists.ts';

const bases = designerBasesAt('https://shop.example');
const german = { channel: 'poster', locale: 'de-DE', platform: 'web' } as const;
const owner: Owner = { kind: 'visitor', key: 'v' };

const world = (wishlists: Wishlists = memoryWishlists()) => ({
  wishlists,
  articlePrices: memoryArticlePrices(),
  clock: manualClock(1_000),
  log: recordingLog(),
  pictureUploads: memoryPictureUploads(),
});

const canvas = (
  formatType: string,
  options: readonly string[] = [],
): WishlistEntry & { readonly kind: 'configuration' } => ({
  kind: 'configuration',
  product: 'photo-frame',
  unit: 'cm',
  parameters: [
    ['formatType', formatType],
    ['materialType', 'leinwand'],
    ...options.map((option) => ['optionTypes', option] as const),
  ],
});

const shownOf = async (
  environment: ReturnType<typeof world>,
  entries: readonly WishlistEntry[],
  scope: Parameters<typeof showSharedWishes>[0] = german,
): Promise<WishlistStep> => {
  let key = 'f'.repeat(32);
  for (const entry of entries) {
    const kept = await changeWishlist(owner, { kind: 'add', entry })(environment)();
    if (E.isRight(kept)) key = kept.right.shareKey ?? key;
  }
  const step = await showSharedWishes(scope, key, { bases, sites: embedded })(environment)();
  return E.isRight(step) ? step.right : { kind: 'unavailable' };
};

describe('wishes', () => {
  test('have today’s price with all that was chosen, and the way to their designer', async () => {
    const plain = canvas('600x400');
    const deep = canvas('600x400', ['leinwand-keilrahmen-38mm', 'leinwand-rand-farbig']);
    const environment = world();
    const step = await shownOf(environment, [plain, deep]);
    const wishes = step.kind === 'shown' ? step.wishes : [];
    const [withOptions, without] = [true, false].map((isDeep) =>
      wishes.find(({ key }) => key.includes('keilrahmen') === isDeep),
    );
    const amountOf = (wish: typeof withOptions) =>
      typeof wish?.price === 'object' ? wish.price.priceCurrent.minorUnits : 0;
    expect(amountOf(withOptions) - amountOf(without)).toBe(1_500);
    expect(withOptions?.designer).toContain('leinwand-rand-farbig');
    expect(withOptions?.name).toBe('Leinwand');
    expect(without?.designer).toContain('materialType=leinwand');
    expect(withOptions?.page).toBe(
      '/leinwanddruck?materialType=leinwand&formatType=600x400&optionTypes=leinwand-keilrahmen-38mm&optionTypes=leinwand-rand-farbig',
    );
    expect(environment.log.reports).toEqual([]);
  });

  test('that cannot be had here stay on the list without price or way', async () => {
    const unknown: WishlistEntry = {
      kind: 'configuration',
      product: 'photo-frame',
      unit: 'cm',
      parameters: [['materialType', 'marmor']],
    };
    const step = await shownOf(world(), [
      unknown,
      { kind: 'design', product: 'collage', designId: '13' },
    ]);
    expect(step).toMatchObject({ kind: 'shown' });
    const wishes = step.kind === 'shown' ? step.wishes : [];
    expect(wishes.map(({ price }) => price)).toEqual([undefined, undefined]);
    expect(wishes.filter(({ designer }) => designer !== undefined)).toHaveLength(1);
    expect(new Set(wishes.map(({ name }) => name))).toEqual(new Set(['', 'Collagen']));
  });

  test('whose prices cannot be had now say so, which is not that they are not sold', async () => {
    const environment = {
      ...world(),
      articlePrices: failingArticlePrices(),
    };
    const step = await shownOf(environment, [canvas('600x400')]);
    expect(step).toMatchObject({ wishes: [{ price: 'unavailable' }] });
    expect(environment.log.reports.map(({ code }) => code)).toEqual(['prices-unavailable']);
  });

  test('measured in another unit have no price here', async () => {
    const american = { channel: 'poster', locale: 'en-US', platform: 'web' } as const;
    const step = await shownOf(world(), [canvas('600x400')], american);
    expect(step).toMatchObject({ wishes: [{ price: undefined, page: undefined }] });
  });

  test('of a list that is not there, or cannot be read', async () => {
    expect(await shownOf(world(), [])).toEqual({ kind: 'not-found' });
    const failing = world(failingWishlists(false));
    expect(await shownOf(failing, [])).toEqual({ kind: 'unavailable' });
    expect(failing.log.reports.map(({ code }) => code)).toEqual(['request-failed']);
  });
});
