import { describe, expect, test } from 'vitest';

import { designerBasesAt } from '../../../core/domain/catalogue/designers.ts';
import type { Article } from '../../../core/domain/products/article-key.ts';
import type { WishlistStep } from '../../../core/domain/wishlist/wishlist-step.ts';
import { E } from '../../../core/fp.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { Wishlists } from '../../../core/ports/wishlists.ts';
import { changeWishlist } from '../../../core/usecases/keep-wishlist.ts';
import { showOwnWishes, showSharedWishes } from '../../../core/usecases/show-wishes.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingArticlePrices, memoryArticlePrices } from '../../fakes/article-prices.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';
import { fakeCustomers } from '../../fakes/customers.ts';
import { failingWishlists, memoryWishlists } from '../../fakes/wishlists.ts';

const bases = designerBasesAt('https://shop.example');
const german = { channel: 'poster', locale: 'de-DE', platform: 'web' } as const;
const owner: Owner = { kind: 'visitor', key: 'v' };

const world = (wishlists: Wishlists = memoryWishlists()) => ({
  wishlists,
  articlePrices: memoryArticlePrices(),
  clock: manualClock(1_000),
  log: recordingLog(),
  personalisations: memoryPersonalisations()('visitor'),
  pictureUploads: memoryPictureUploads(),
});

const canvas = (formatType: string, options: readonly string[] = []): Article => ({
  designer: 'photo-frame',
  query: [
    `materialType=leinwand&formatType=${formatType}&locale=de-DE`,
    ...options.map((option) => `optionTypes[]=${option}`),
  ].join('&'),
});

const shownOf = async (
  environment: ReturnType<typeof world>,
  articles: readonly Article[],
  scope: Parameters<typeof showSharedWishes>[0] = german,
): Promise<WishlistStep> => {
  let key = 'f'.repeat(32);
  for (const article of articles) {
    const kept = await changeWishlist(owner, { kind: 'add', article })(environment)();
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
    expect(step).toMatchObject({ isOwn: false });
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

  test('whose photo was not handed over await it; one that was handed over is looked up', async () => {
    const handed = canvas('600x400');
    const step = await shownOf(world(), [
      canvas('600x400'),
      { ...handed, query: `${handed.query}&customerPicture=p` },
    ]);
    const wishes = step.kind === 'shown' ? step.wishes : [];
    expect(new Set(wishes.map(({ article }) => article?.photo?.kind))).toEqual(
      new Set(['awaited', 'gone']),
    );
  });

  test('that cannot be had here stay on the list without price or way', async () => {
    const step = await shownOf(world(), [
      { designer: 'photo-frame', query: 'materialType=marmor&locale=de-DE' },
      { designer: 'collage', query: 'designId=13&locale=de-DE' },
      { designer: 'card', query: 'designId=7&locale=de-DE' },
    ]);
    expect(step).toMatchObject({ kind: 'shown' });
    const wishes = step.kind === 'shown' ? step.wishes : [];
    expect(new Set(wishes.map(({ price }) => price))).toEqual(new Set([undefined]));
    expect(wishes.filter(({ designer }) => designer !== undefined)).toHaveLength(1);
    expect(new Set(wishes.map(({ name }) => name))).toEqual(new Set(['', 'Collagen', 'Karten']));
  });

  test('may be the channel’s own collage, which no number names', async () => {
    const query = 'materialType=leinwand&formatType=600x400&locale=de-DE';
    const step = await shownOf(world(), [{ designer: 'collage', query }]);
    expect(step).toMatchObject({ wishes: [{ price: { priceCurrent: { currency: 'eur' } } }] });
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
    expect(step).toMatchObject({
      wishes: [
        {
          name: 'Canvas',
          article: { label: { details: ['60 × 40\u00a0cm'] } },
          price: undefined,
          page: undefined,
          // It is not 600 tenths of an inch.
          designer: expect.stringMatching(/formatType=600x400&locale=de-DE/u),
        },
      ],
    });
  });

  test('are in the language of the site that shows them, whatever they were made in', async () => {
    const french = { channel: 'poster', locale: 'fr-CH', platform: 'web' } as const;
    const step = await shownOf(world(), [canvas('600x400')], french);
    expect(step).toMatchObject({
      wishes: [
        {
          name: 'Toile',
          price: { priceCurrent: { currency: 'chf' } },
          page: expect.stringMatching(/^\/fr\//u),
          designer: expect.stringMatching(/locale=fr-CH/u),
        },
      ],
    });
  });

  test('of a list that is not there, or cannot be read', async () => {
    expect(await shownOf(world(), [])).toEqual({ kind: 'not-found' });
    const failing = world(failingWishlists(false));
    expect(await shownOf(failing, [])).toEqual({ kind: 'unavailable' });
    expect(failing.log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'wishlist', reason: 'full' } },
    ]);
  });

  test('are one’s own for whoever keeps the list, and may be nothing yet', async () => {
    const environment = { ...world(), customers: fakeCustomers() };
    const show = async (key: string | undefined, wishlists = environment.wishlists) =>
      showOwnWishes(german, key, { bases, sites: embedded })({ ...environment, wishlists })();
    await shownOf(environment, [canvas('600x400')]);
    expect(await show('v')).toMatchObject({
      right: { kind: 'shown', isOwn: true, wishes: [{ name: 'Leinwand' }] },
    });
    // Nobody is asked what nothing costs.
    const silent = { ...environment, articlePrices: failingArticlePrices() };
    const nothing = await showOwnWishes(german, undefined, { bases, sites: embedded })(silent)();
    expect(nothing).toMatchObject({ right: { kind: 'shown', wishes: [] } });
    expect(silent.log.reports).toEqual([]);
    expect(await show('v', failingWishlists(false))).toEqual(E.right({ kind: 'unavailable' }));
  });
});
