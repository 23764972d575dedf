/** What a shopper puts on the pages of a thing: kept, shown, needed in the cart, frozen in an order. */
import { describe, expect, test } from 'vitest';

import { articleKey } from '../../../core/domain/products/article-key.ts';
import { keptArticleOf, readKeptArticle } from '../../../core/domain/products/kept-article.ts';
import { pricedArticleOf, readArticle } from '../../../core/domain/products/article.ts';
import type { DesignerHandOff } from '../../../core/domain/products/products-by-designer.ts';
import { emptyCart } from '../../../core/domain/cart/cart.ts';
import { visitor } from '../../../core/domain/customer/customer.ts';
import { E } from '../../../core/fp.ts';
import type { Personalisations } from '../../../core/ports/personalisations.ts';
import type { PictureUpload, PictureUploads } from '../../../core/ports/picture-uploads.ts';
import type { OrderAsked } from '../../../core/usecases/place-checkout.ts';
import { putIntoCart } from '../../../core/usecases/keep-cart.ts';
import { keepPersonalisation } from '../../../core/usecases/keep-personalisation.ts';
import { placeOrder } from '../../../core/usecases/place-order.ts';
import { showArticles, showPersonal } from '../../../core/usecases/show-articles.ts';
import { priceWith } from '../../arbitraries/money.ts';
import { euros, orderOf, someAddress } from '../../arbitraries/order.ts';
import { memoryArticlePrices } from '../../fakes/article-prices.ts';
import { memoryCarts } from '../../fakes/carts.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryOrders } from '../../fakes/orders.ts';
import { memoryOriginals } from '../../fakes/originals.ts';
import { noAccount } from '../../fakes/own-account.ts';
import { failingPersonalisations, memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';
import { fakePrices } from '../../fakes/prices.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';

const idOf = (name: string): string => name.padEnd(43, 'x');

const size = { width: 3_000, height: 2_000 };

/** Finished uploads by these names; `begun` is not finished. */
const uploadsOf = (names: readonly string[]): PictureUploads => {
  const ids = names.map(idOf);
  return {
    ...memoryPictureUploads(),
    find: (id) => async () => {
      if (id === 'away') return E.left({ kind: 'uploads-unavailable', reason: 'full' });
      const upload: PictureUpload = { id, byteCount: 1, offset: 1 };
      if (id === idOf('begun')) return E.right(upload);
      return ids.includes(id)
        ? E.right({ ...upload, picture: { type: 'jpg', size } })
        : E.left({ kind: 'upload-not-found', id });
    },
  };
};

/** A folded card with two places for photos. */
const handOffOf = (more = '', themeId = 'noemi'): DesignerHandOff => {
  const query = `themeId=${themeId}&formatType=115x168&quantity=28&locale=de-DE${more}`;
  const read = readArticle({ designer: 'card', query }, { channel: 'kartenliebe', now: 0 });
  if (E.isLeft(read)) throw new Error(read.left.kind);
  return read.right;
};

const world = (
  names: readonly string[] = ['beach', 'sea'],
  personalisations: Personalisations = memoryPersonalisations()('visitor'),
) => ({ pictureUploads: uploadsOf(names), personalisations, log: recordingLog() });

type World = ReturnType<typeof world>;

const photosOf = (...names: readonly string[]) => names.map((name) => ({ uploadId: idOf(name) }));

const keptId = async (
  environment: World,
  given: Parameters<typeof keepPersonalisation>[1],
  handOff = handOffOf(),
): Promise<string> => {
  const kept = await keepPersonalisation(handOff, given)(environment)();
  if (E.isLeft(kept)) throw new Error(kept.left.kind);
  return kept.right;
};

describe('what is given for a card', () => {
  test('is kept, and shown with its photos', async () => {
    const environment = world();
    const words = { names: 'Zora & Iwan' };
    const id = await keptId(environment, { words, photos: photosOf('beach', 'beach', 'sea') });
    expect(await showPersonal(handOffOf(`&personalisation=${id}`))(environment)).toMatchObject({
      kind: 'shown',
      words: [{ role: 'names', text: 'Zora & Iwan' }],
      photos: [{ uploadId: idOf('beach'), size }, { uploadId: idOf('sea') }],
    });
  });

  test('keeps the framing of a photo until another is chosen', async () => {
    const environment = world();
    const framing = { x: 0.1, y: 0.2, zoom: 2 };
    const [beach = { uploadId: '' }] = photosOf('beach');
    const first = await keptId(environment, { words: {}, photos: [{ ...beach, framing }] });
    const edited = handOffOf(`&personalisation=${first}`);
    const second = await keptId(
      environment,
      { words: { names: 'Ada' }, photos: photosOf('beach') },
      edited,
    );
    const shown = await showPersonal(handOffOf(`&personalisation=${second}`))(environment);
    expect(shown).toMatchObject({ photos: [{ framing }] });
    const unknown = handOffOf(`&personalisation=${idOf('unknown')}`);
    const third = await keptId(environment, { words: {}, photos: photosOf('beach') }, unknown);
    expect(await showPersonal(handOffOf(`&personalisation=${third}`))(environment)).toMatchObject({
      photos: [{ framing: { x: 0.5, y: 0.5, zoom: 1 } }],
    });
  });

  test.each([
    [{ words: { other: 'x' }, photos: [] }, 'word-unknown'],
    [{ words: {}, photos: photosOf('a', 'b', 'c') }, 'photos-too-many'],
    [{ words: {}, photos: photosOf('gone') }, 'photo-gone'],
    [{ words: {}, photos: photosOf('begun') }, 'photo-gone'],
    [{ words: {}, photos: [{ uploadId: 'away' }] }, 'failed'],
  ])('is refused: %j', async (given, kind) => {
    const environment = world();
    expect(await keepPersonalisation(handOffOf(), given)(environment)()).toMatchObject({
      left: { kind },
    });
    expect(environment.log.reports).toHaveLength(kind === 'failed' ? 1 : 0);
  });

  test('is refused of what has no pages, and fails where nothing is kept', async () => {
    const given = { words: {}, photos: [] };
    const unknown = handOffOf('', 'nothing-of-the-library');
    expect(await keepPersonalisation(unknown, given)(world())()).toEqual(
      E.left({ kind: 'not-personal' }),
    );
    const environment = world([], failingPersonalisations());
    expect(await keepPersonalisation(handOffOf(), given)(environment)()).toEqual(
      E.left({ kind: 'failed' }),
    );
    expect(environment.log.reports).toHaveLength(1);
  });

  test('does not change the price', async () => {
    expect(pricedArticleOf(handOffOf('&personalisation=abc'))).toEqual(
      pricedArticleOf(handOffOf()),
    );
    expect(keptArticleOf(handOffOf('&personalisation=abc')).query).toContain('personalisation=abc');
  });
});

describe('a card in a list', () => {
  const kinds = async (environment: World, ...more: readonly string[]) => {
    const read = more.map((one) =>
      readKeptArticle(keptArticleOf(handOffOf(one)), 'de-DE', { channel: 'kartenliebe', now: 0 }),
    );
    return (await showArticles(read)(environment)).map((shown) => shown?.personal?.kind);
  };

  test('lacks photos, is whole, or is gone with what it shows', async () => {
    const environment = world();
    const whole = await keptId(environment, { words: {}, photos: photosOf('beach') });
    const empty = await keptId(environment, { words: { names: 'Ada' }, photos: [] });
    const query = (id: string): string => `&personalisation=${id}`;
    expect(
      await kinds(environment, '', query(whole), query(empty), query('other'), '&isSample=true'),
    ).toEqual(['lacking', 'shown', 'lacking', 'gone', undefined]);
    const removed = { ...environment, pictureUploads: uploadsOf([]) };
    expect(await kinds(removed, query(whole), query(empty))).toEqual(['gone', 'lacking']);
    const away = { ...environment, personalisations: failingPersonalisations() };
    expect(await kinds(away, query(whole))).toEqual(['unavailable']);
  });
});

describe('a card in the cart', () => {
  const scope = { channel: 'kartenliebe', locale: 'de-DE' } as const;
  const owner = { kind: 'visitor', key: 'a' } as const;
  const put = (environment: World, handOff: DesignerHandOff) => {
    const { designer, query } = keptArticleOf(handOff);
    return putIntoCart(scope, owner, [{ designer, query, quantity: 1 }])({
      ...environment,
      carts: memoryCarts(),
      prices: fakePrices(),
      articlePrices: memoryArticlePrices(),
      clock: manualClock(0),
    })();
  };

  test('has the photos that it is printed with', async () => {
    const environment = world();
    const whole = await keptId(environment, { words: {}, photos: photosOf('beach') });
    const empty = await keptId(environment, { words: { names: 'Ada' }, photos: [] });
    const lacking = E.left({ kind: 'personalisation-lacking' });
    for (const id of [empty, 'other'])
      expect(await put(environment, handOffOf(`&personalisation=${id}`))).toEqual(lacking);
    expect(await put(environment, handOffOf())).toEqual(lacking);
    expect(await put(environment, handOffOf(`&personalisation=${whole}`))).toMatchObject({
      right: { items: [{ quantity: 1 }] },
    });
    const away = { ...environment, personalisations: failingPersonalisations() };
    expect(await put(away, handOffOf(`&personalisation=${whole}`))).toMatchObject({
      left: { kind: 'personalisations-unavailable' },
    });
  });
});

describe('a card that is ordered', () => {
  const owner = { kind: 'visitor', key: 'a' } as const;
  const originalsOf = (...names: readonly string[]) =>
    memoryOriginals(
      names.map((name) => ({ uploadId: idOf(name), digest: name, size, orientation: 1 }) as const),
    );

  const ordering = async (environment: World, handOff: DesignerHandOff) => {
    const clock = manualClock(0);
    const [carts, vouchers] = [memoryCarts(), memoryVouchers(clock)];
    const article = keptArticleOf(handOff);
    const cart = { ...emptyCart, items: [{ article, quantity: 1 }] };
    await carts.change(owner, () => E.right(cart))();
    const asked: OrderAsked = {
      id: '00000000-0000-4000-8000-000000000001',
      email: 'ada@example.com',
      billing: someAddress,
      delivery: undefined,
      speed: 'standard',
      payment: 'redirect',
      owner,
      customer: visitor,
      cart,
      shown: {
        items: [
          {
            key: articleKey(article),
            quantity: 1,
            article: undefined,
            price: priceWith('eur', 5_000, 4_000),
            sum: euros(4_000),
            page: undefined,
            href: undefined,
          },
        ],
        total: undefined,
        gifts: [],
        vouchers: [],
        due: undefined,
      },
      totals: orderOf({ items: 1, gifts: 0, vouchers: [], paymentMethod: 'redirect' }).totals,
      arrival: 0,
    };
    const orders = memoryOrders(carts, vouchers);
    return (originals: ReturnType<typeof originalsOf>, more: Partial<World> = {}) =>
      placeOrder({ channel: 'kartenliebe', locale: 'de-DE' }, asked, {
        version: '1',
        isWithdrawalExcluded: true,
      })({ ...environment, ...more, orders, originals, account: noAccount, clock })();
  };

  const changed = E.left({
    kind: 'changed',
    changes: [expect.objectContaining({ kind: 'picture' })],
  });

  test('freezes its words and photos, and holds each of them', async () => {
    const environment = world();
    const words = { names: 'Zora & Iwan' };
    const id = await keptId(environment, { words, photos: photosOf('beach', 'sea') });
    const place = await ordering(environment, handOffOf(`&personalisation=${id}`));
    const originals = originalsOf('beach', 'sea');
    const placed = await place(originals);
    const framing = { x: 0.5, y: 0.5, zoom: 1 };
    expect(placed).toMatchObject({
      right: {
        placed: {
          items: [
            {
              label: { photoCount: 2, details: expect.arrayContaining(['Zora & Iwan']) },
              personal: {
                words,
                photos: [
                  { uploadId: idOf('beach'), digest: 'beach', size, orientation: 1, framing },
                  { uploadId: idOf('sea'), digest: 'sea', framing },
                ],
              },
            },
          ],
        },
      },
    });
    expect([...originals.held.keys()].toSorted()).toEqual([idOf('beach'), idOf('sea')].toSorted());
  });

  test('is not ordered without a photo that is gone, which lets the others go', async () => {
    const environment = world();
    const id = await keptId(environment, { words: {}, photos: photosOf('beach', 'sea') });
    const place = await ordering(environment, handOffOf(`&personalisation=${id}`));
    const originals = originalsOf('sea');
    expect(await place(originals)).toEqual(changed);
    expect([...(originals.held.get(idOf('sea')) ?? [])]).toEqual([]);
    const personalisations = memoryPersonalisations()('another');
    expect(await place(originals, { personalisations })).toEqual(changed);
    expect(await place(originals, { personalisations: failingPersonalisations() })).toEqual(
      E.left({ kind: 'failed' }),
    );
  });

  test('without its photos is not ordered, one that needs none is, as it is drawn', async () => {
    const environment = world();
    expect(await (await ordering(environment, handOffOf()))(originalsOf())).toEqual(changed);
    const sample = await (await ordering(environment, handOffOf('&isSample=true')))(originalsOf());
    const item = E.isRight(sample) ? sample.right.placed.items[0] : undefined;
    expect(item).toBeDefined();
    expect(item?.personal).toBeUndefined();
    const id = await keptId(environment, { words: {}, photos: [] });
    const nothing = handOffOf(`&isSample=true&personalisation=${id}`);
    const placed = await (await ordering(environment, nothing))(originalsOf());
    expect(E.isRight(placed) && placed.right.placed.items[0]?.personal).toBeUndefined();
  });
});
