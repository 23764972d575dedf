import { describe, expect, test } from 'vitest';

import { applyCartCommand } from '../../../core/domain/cart/cart.ts';
import type { CartStep } from '../../../core/domain/cart/cart-step.ts';
import { designerBasesAt } from '../../../core/domain/catalogue/designers.ts';
import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import { defaultCollageId } from '../../../core/domain/products/collage/collages.ts';
import type { Vouchers } from '../../../core/ports/vouchers.ts';
import { E, TE } from '../../../core/fp.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { ArticlePrices } from '../../../core/ports/article-prices.ts';
import type { Carts } from '../../../core/ports/carts.ts';
import type { PictureUploads } from '../../../core/ports/picture-uploads.ts';
import { promiseInMarket } from '../../../core/domain/delivery/holidays.ts';
import { deliveryRules } from '../../../core/domain/delivery/tables/delivery-rules.ts';
import { addAccessory } from '../../../core/usecases/add-accessory.ts';
import { changeCart, putIntoCart } from '../../../core/usecases/keep-cart.ts';
import { showCart } from '../../../core/usecases/show-cart.ts';
import { failingCarts, memoryCarts } from '../../fakes/carts.ts';
import { accessoryRow, cardAccessories } from '../../../core/domain/products/card/accessories.ts';
import { priceWith } from '../../arbitraries/money.ts';
import { ada } from '../../contracts/customers.ts';
import { embedded } from '../../arbitraries/routing.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingCustomers, fakeCustomers } from '../../fakes/customers.ts';
import { failingVouchers, memoryVouchers } from '../../fakes/vouchers.ts';
import { recordingLog } from '../../fakes/log.ts';
import {
  failingArticlePrices,
  listedAmount,
  memoryArticlePrices,
} from '../../fakes/article-prices.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryPictureUploads } from '../../fakes/picture-uploads.ts';
import { failingPrices, fakePrices } from '../../fakes/prices.ts';

const bases = designerBasesAt('https://shop.example');
const german = { channel: 'poster', locale: 'de-DE', platform: 'web' } as const;
const american = { channel: 'poster', locale: 'en-US', platform: 'web' } as const;
const owner = { kind: 'visitor', key: 'v' } as const satisfies Owner;

/** Uploads that have arrived, as the picture's size in pixels says by its id. */
const uploadsOf = (sizes: Readonly<Record<string, ImageSize>>): PictureUploads => ({
  ...memoryPictureUploads(),
  find: (id) => {
    const size = sizes[id];
    return size === undefined
      ? TE.left({ kind: 'upload-not-found', id })
      : TE.right({ id, byteCount: 1, offset: 1, picture: { type: 'jpg', size } });
  },
});

const listedPrice = priceWith('eur', listedAmount, listedAmount);

/** Rows of what is sold beside cards, at the price of every configuration. */
const accessoryPrices = Object.fromEntries(
  cardAccessories.map((accessory) => [accessoryRow(accessory), listedPrice]),
);

const noVouchers = (): Vouchers => memoryVouchers(manualClock(0));

const world = (carts: Carts = memoryCarts(), pictureUploads = uploadsOf({})) => ({
  carts,
  vouchers: noVouchers(),
  personalisations: memoryPersonalisations()('visitor'),
  pictureUploads,
  prices: fakePrices(),
  articlePrices: memoryArticlePrices({ card: accessoryPrices }),
  customers: fakeCustomers(),
  clock: manualClock(0),
  log: recordingLog(),
});

const canvas = {
  designer: 'photo-frame',
  query: 'materialType=leinwand&formatType=600x400&locale=de-DE&gclid=x',
  quantity: 2,
};

const stepOf = async (
  environment: ReturnType<typeof world>,
  scope: Parameters<typeof showCart>[0] = german,
): Promise<Extract<CartStep, { kind: 'shown' }>> => {
  const step = await showCart(scope, owner.key, { bases, sites: embedded })(environment)();
  if (E.isLeft(step) || step.right.kind !== 'shown') throw new Error('There is no cart.');
  return step.right;
};

describe('a cart', () => {
  test('arrives when what takes longest does; without anything to send no day is said', async () => {
    const environment = world();
    expect((await stepOf(environment)).arrival).toBeUndefined();
    await putIntoCart(german, owner, [canvas])(environment)();
    const usual = promiseInMarket(deliveryRules.de, 'de', environment.clock.now()).arrival;
    expect((await stepOf(environment)).arrival).toBe(usual);
    // It does not fit into a parcel.
    const bulky = { ...canvas, query: 'materialType=leinwand&formatType=1800x1200&locale=de-DE' };
    await putIntoCart(german, owner, [bulky])(environment)();
    const { arrival, items } = await stepOf(environment);
    expect(items).toHaveLength(2);
    expect(arrival).toBeGreaterThan(usual);
  });
});

describe('what is put into the cart', () => {
  test('has today’s price, its sum, and the ways back to its designer and page', async () => {
    const environment = world();
    expect(E.isRight(await putIntoCart(german, owner, [canvas])(environment)())).toBe(true);
    const deep = {
      ...canvas,
      query: `${canvas.query}&optionTypes[]=leinwand-keilrahmen-38mm`,
      quantity: 1,
    };
    await putIntoCart(german, owner, [deep])(environment)();
    const { items, total, lastPut } = await stepOf(environment);
    const [plain, thick] = items;
    const amountOf = (price: NonNullable<typeof plain>['price']) =>
      typeof price === 'object' ? price.priceCurrent.minorUnits : 0;
    const each = amountOf(plain?.price);
    expect(each).toBeGreaterThan(0);
    expect(plain?.sum?.minorUnits).toBe(2 * each);
    expect(amountOf(thick?.price)).toBe(each + 1_200);
    expect(total).toEqual({ minorUnits: 3 * each + 1_200, currency: 'eur' });
    expect(plain?.href).toContain('/configurator-photo-frame?materialType=leinwand');
    expect(plain?.href).not.toContain('gclid');
    expect(plain?.page).toBe('/leinwanddruck?materialType=leinwand&formatType=600x400');
    expect(lastPut).toEqual({
      id: 'leinwand_600x400',
      category: 'photo-frame',
      variant: '600x400',
      quantity: 1,
      price: { minorUnits: each + 1_200, currency: 'eur' },
    });
    expect(environment.log.reports).toEqual([]);
  });

  test('is told once: any other change tells nothing', async () => {
    const environment = world();
    await putIntoCart(german, owner, [canvas])(environment)();
    const [item] = (await stepOf(environment)).items;
    await changeCart(owner, { kind: 'set-quantity', key: item?.key ?? '', quantity: 5 })(
      environment,
    )();
    const changed = await stepOf(environment);
    expect(changed.items[0]?.quantity).toBe(5);
    expect(changed.lastPut).toBeUndefined();
  });

  test('keeps what its defaults stood for, and the shopper’s photo', async () => {
    const environment = world();
    const query = 'materialType=leinwand&locale=de-DE&customerPicture=my-photo';
    await putIntoCart(german, owner, [{ ...canvas, query }])(environment)();
    const [item] = (await stepOf(environment)).items;
    expect(item?.key).toContain('formatType=');
    expect(item?.href).toContain('customerPicture=my-photo');
    expect(item?.article?.photo).toEqual({ kind: 'gone' });
  });

  test('shows the part of the photo that its format prints, on what was chosen', async () => {
    const beach = { width: 3000, height: 2000 };
    const tower = { width: 2000, height: 3000 };
    const environment = world(memoryCarts(), uploadsOf({ beach, tower }));
    const put = async (photo: string): Promise<void> => {
      const query = `${canvas.query}&optionTypes[]=leinwand-rand-farbig&customerPicture=${photo}`;
      await putIntoCart(german, owner, [{ ...canvas, query }])(environment)();
    };
    await put('tower');
    await put('beach&pictureCrop=1500x1000-1500-0');
    await put('beach&pictureCrop=9000x6000-0-0');
    const shown = (await stepOf(environment)).items.map(({ article }) => article?.photo);
    const format = { width: 600, height: 400 };
    expect(shown).toMatchObject([
      {
        kind: 'shown',
        size: tower,
        front: { left: 0, width: 1 },
        print: { material: 'leinwand', edgeStyle: 'farbig', format },
      },
      { front: { left: 0.5, top: 0, width: 0.5, height: 0.5 } },
      // A crop beyond the picture is left out.
      { front: { left: 0, top: 0, width: 1, height: 1 } },
    ]);
    const [upright] = shown;
    if (upright?.kind !== 'shown') throw new Error('The photo is not shown.');
    expect(upright.front.height).toBeCloseTo((2000 * 2) / 3 / 3000, 3);
    expect(environment.log.reports).toEqual([]);
  });

  test('says of a photo that nobody can look for that it is not seen now, and not that it is gone', async () => {
    const failing: PictureUploads = {
      ...uploadsOf({}),
      find: () => TE.left({ kind: 'uploads-unavailable', reason: 'down' }),
    };
    const environment = world(memoryCarts(), failing);
    const query = `${canvas.query}&customerPicture=beach`;
    await putIntoCart(german, owner, [{ ...canvas, query }])(environment)();
    expect((await stepOf(environment)).items).toMatchObject([
      { article: { photo: { kind: 'unavailable' } } },
    ]);
    expect(environment.log.reports).toHaveLength(1);
  });

  test('is the same article in each language of a site', async () => {
    const environment = world();
    for (const locale of ['de-CH', 'fr-CH'] as const) {
      const query = canvas.query.replace('de-DE', locale);
      await putIntoCart({ channel: 'poster', locale }, owner, [{ ...canvas, query }])(
        environment,
      )();
    }
    const { items } = await stepOf(environment, { ...german, locale: 'fr-CH' });
    expect(items).toMatchObject([{ quantity: 2 * canvas.quantity }]);
    expect(items[0]?.href).toContain('locale=fr-CH');
  });

  test('takes several articles at once, or none of them', async () => {
    const environment = world();
    const larger = { ...canvas, query: canvas.query.replace('600x400', '900x600') };
    await putIntoCart(german, owner, [canvas, { ...larger, quantity: 4 }])(environment)();
    const put = await stepOf(environment);
    expect(put.items.map(({ quantity }) => quantity)).toEqual([canvas.quantity, 4]);
    const unknown = { ...canvas, query: 'materialType=marble' };
    expect(await putIntoCart(german, owner, [larger, unknown])(environment)()).toEqual(
      E.left({ kind: 'article-refused' }),
    );
    expect((await stepOf(environment)).items).toEqual(put.items);
  });

  test('may be a collage that is wholly chosen, the channel’s own where none is named', async () => {
    const environment = world();
    const designId = defaultCollageId('poster');
    const collage = {
      designer: 'collage',
      query: `designId=${designId}&locale=de-DE`,
      quantity: 1,
    };
    expect(await putIntoCart(german, owner, [collage])(environment)()).toEqual(
      E.left({ kind: 'not-sold' }),
    );
    const query = `${collage.query}&materialType=leinwand&formatType=600x400`;
    await putIntoCart(german, owner, [{ ...collage, query }])(environment)();
    const { items } = await stepOf(environment);
    expect(items).toMatchObject([{ article: { photo: undefined, look: { still: 'collage' } } }]);
    const standard = query.replace(`designId=${designId}&`, '');
    await putIntoCart(german, owner, [{ ...collage, query: standard }])(environment)();
    expect((await stepOf(environment)).items).toMatchObject([{ quantity: 2 }]);
  });

  test.each([
    ['article-refused', { ...canvas, designer: 'card' }],
    ['article-refused', { ...canvas, query: 'materialType=gold&locale=de-DE' }],
    ['not-sold', { ...canvas, query: 'materialType=leinwand&formatType=240x160&locale=en-US' }],
    ['too-many-pieces', { ...canvas, quantity: 100 }],
    ['too-many-pieces', { ...canvas, quantity: 0 }],
  ])('is refused as %s where it is %o', async (kind, wish) => {
    const environment = world();
    expect(await putIntoCart(german, owner, [wish])(environment)()).toEqual(E.left({ kind }));
    expect((await stepOf(environment)).items).toEqual([]);
  });

  test('is refused without a price service, which is said', async () => {
    const environment = {
      ...world(),
      prices: failingPrices({ kind: 'prices-unavailable', reason: 'down' }),
    };
    const query = 'materialType=leinwand&locale=de-DE';
    expect(await putIntoCart(german, owner, [{ ...canvas, query }])(environment)()).toMatchObject({
      left: { kind: 'prices-unavailable' },
    });
  });
});

describe('an accessory', () => {
  const kartenliebe = { ...german, channel: 'kartenliebe' } as const;
  const card = {
    designer: 'card',
    query: 'themeId=elena&formatType=115x168&locale=de-DE',
    quantity: 1,
  };
  const seals = { sku: 'seal-wachs-salbei', pieces: 25 };

  test('is offered with what it goes with, and costs so many pieces', async () => {
    const environment = world();
    expect((await stepOf(environment, kartenliebe)).extras).toEqual([]);
    await putIntoCart(kartenliebe, owner, [card])(environment)();
    const { extras } = await stepOf(environment, kartenliebe);
    const [envelope] = extras;
    expect(envelope).toMatchObject({
      sku: 'envelope-gerade-weiss-115x168',
      label: { name: 'Umschlag mit gerader Klappe' },
      price: { minorUnits: listedAmount, currency: 'eur' },
      most: 5_000,
    });
    await addAccessory(kartenliebe, owner, seals)(environment)();
    const { items, total } = await stepOf(environment, kartenliebe);
    expect(items[1]).toMatchObject({
      quantity: 1,
      article: { label: { name: 'Wachssiegel', details: ['Menge: 25', 'Salbei'] } },
      sum: { minorUnits: 25 * listedAmount },
      // Nothing of it is designed.
      page: undefined,
      href: undefined,
    });
    expect(total?.minorUnits).toBe((28 + 25) * listedAmount);
    await changeCart(owner, { kind: 'remove', key: items[1]?.key ?? '' })(environment)();
    expect((await stepOf(environment, kartenliebe)).total?.minorUnits).toBe(28 * listedAmount);
    expect(environment.log.reports).toEqual([]);
  });

  test('is not offered while nobody knows its price', async () => {
    const carts = memoryCarts();
    await putIntoCart(kartenliebe, owner, [card])(world(carts))();
    const environment = { ...world(carts), articlePrices: failingArticlePrices() };
    expect((await stepOf(environment, kartenliebe)).extras).toEqual([]);
    expect(environment.log.reports.map(({ code }) => code)).toEqual(['prices-unavailable']);
    const unlisted: ArticlePrices = {
      ...memoryArticlePrices(),
      listed: () => TE.left({ kind: 'prices-unavailable', reason: 'down' }),
    };
    const partly = { ...world(carts), articlePrices: unlisted };
    expect(await stepOf(partly, kartenliebe)).toMatchObject({
      extras: [],
      total: { minorUnits: 28 * listedAmount },
    });
    expect(partly.log.reports.map(({ code }) => code)).toEqual(['prices-unavailable']);
  });

  test.each([
    ['accessory-unknown', { ...seals, sku: 'hat' }],
    ['accessory-pieces', { ...seals, pieces: 0 }],
    ['accessory-pieces', { ...seals, pieces: 5_001 }],
    ['accessory-pieces', { ...seals, pieces: 1.5 }],
  ])('is refused as %s, which is the shopper’s to mend, where it is %o', async (kind, order) => {
    const environment = world();
    expect(await addAccessory(kartenliebe, owner, order)(environment)()).toMatchObject({
      left: { kind },
    });
    expect((await stepOf(environment, kartenliebe)).items).toEqual([]);
    expect(environment.log.reports).toEqual([]);
  });

  test.each([
    ['prices-unavailable', { ...world(), articlePrices: failingArticlePrices() }],
    ['cart-unavailable', world(failingCarts())],
  ])('that cannot be added now is logged as such: %s', async (kind, environment) => {
    expect(await addAccessory(kartenliebe, owner, seals)(environment)()).toMatchObject({
      left: { kind },
    });
    expect(environment.log.reports.map(({ code }) => code)).toEqual(['error-add-accessory']);
  });
});

describe('a cart', () => {
  test('has no total where something cannot be had here', async () => {
    const environment = world();
    await putIntoCart(german, owner, [canvas])(environment)();
    const { items, total, lastPut } = await stepOf(environment, american);
    // It is named all the same, and its designer opens it as it was measured.
    expect(items).toMatchObject([
      {
        article: { label: { name: 'Canvas' } },
        price: undefined,
        page: undefined,
        href: expect.stringContaining('locale=de-DE'),
      },
    ]);
    expect(total).toBeUndefined();
    expect(lastPut).toBeUndefined();
  });

  test('has neither ways nor a total while it is empty, or keeps what no designer takes', async () => {
    const environment = world();
    expect(await stepOf(environment)).toMatchObject({ items: [], total: undefined });
    const article = { designer: 'photo-frame', query: 'materialType=marmor&locale=de-DE' } as const;
    await environment.carts.change(owner, (cart) =>
      applyCartCommand(cart, { kind: 'put', article, quantity: 1 }),
    )();
    expect(await stepOf(environment)).toMatchObject({
      items: [{ quantity: 1, article: undefined, page: undefined, href: undefined }],
      total: undefined,
      lastPut: undefined,
    });
  });

  test('whose prices cannot be had now says so, which is not that they are not sold', async () => {
    const carts = memoryCarts();
    await putIntoCart(german, owner, [canvas])(world(carts))();
    const environment = { ...world(carts), articlePrices: failingArticlePrices() };
    const { items, total, lastPut } = await stepOf(environment);
    expect(items).toMatchObject([{ price: 'unavailable', sum: undefined }]);
    expect(total).toBeUndefined();
    expect(lastPut).toMatchObject({ quantity: 2, price: undefined });
    expect(environment.log.reports.map(({ code }) => code)).toEqual(['prices-unavailable']);
  });

  test('costs nothing for the first samples of an order, whatever cards they show', async () => {
    const environment = world();
    const sample = (theme: number, quantity: number) => ({
      designer: 'card',
      query: `themeId=${theme}&isSample=true&locale=de-DE`,
      quantity,
    });
    const card = {
      designer: 'card',
      query: 'themeId=1&formatType=115x168&locale=de-DE',
      quantity: 1,
    };
    for (const article of [sample(1, 2), card, sample(2, 3), sample(3, 1)])
      await putIntoCart(german, owner, [article])(environment)();
    const { items, total } = await stepOf(environment);
    const cards = 28 * listedAmount;
    expect(items.map(({ sum }) => sum?.minorUnits)).toEqual([
      0,
      cards,
      2 * listedAmount,
      listedAmount,
    ]);
    expect(total?.minorUnits).toBe(cards + 3 * listedAmount);
  });

  test('is paid by vouchers in their order, and no voucher by another one', async () => {
    const now = 10;
    const vouchers = memoryVouchers(manualClock(0));
    const issue = (
      id: string,
      minorUnits: number,
      expiresAt = now,
      currency: 'eur' | 'chf' = 'eur',
    ) =>
      vouchers.issue(
        { id, code: `CODE${id}`, amount: { minorUnits, currency }, expiresAt },
        { mail: { id, to: 'a@example.com', subject: '', text: '' }, at: 0 },
      )();
    await Promise.all([
      issue('first', 1_000),
      issue('late', 9_900, 0),
      issue('francs', 9_900, now, 'chf'),
    ]);
    await Promise.all([issue('spent', 0), issue('large', 900_000)]);
    const environment = { ...world(), vouchers };
    await putIntoCart(german, owner, [canvas])(environment)();
    const { total: articles } = await stepOf(environment);
    const gift = {
      id: 'gift',
      amount: { minorUnits: 5_000, currency: 'eur' },
      design: 'frame',
      recipient: 'Ada',
      sender: 'Grace',
      words: '',
      email: 'ada@example.com',
      sendOn: '2026-12-24',
      locale: 'de-DE',
    } as const;
    await environment.carts.change(owner, (cart) => E.right({ ...cart, gifts: [gift] }))();
    expect(await stepOf(environment)).toMatchObject({ vouchers: [], due: undefined });
    const ids = ['first', 'late', 'francs', 'spent', 'large'];
    await environment.carts.change(owner, (cart) => E.right({ ...cart, vouchers: ids }))();
    const step = await stepOf(environment);
    const sum = articles?.minorUnits ?? 0;
    expect(step.gifts).toMatchObject([{ id: 'gift', recipient: 'Ada', amount: gift.amount }]);
    expect(step.total).toEqual({ minorUnits: sum + 5_000, currency: 'eur' });
    expect(step.due).toEqual({ minorUnits: 5_000, currency: 'eur' });
    expect(
      step.vouchers.map(({ id, ending, problem, pays }) => [
        id,
        ending,
        problem,
        pays?.redeemed.minorUnits,
        pays?.remaining.minorUnits,
      ]),
    ).toEqual([
      ['first', 'irst', undefined, 1_000, 0],
      ['late', 'late', 'expired', undefined, undefined],
      ['francs', 'ancs', 'other-currency', undefined, undefined],
      ['spent', 'pent', 'spent', undefined, undefined],
      ['large', 'arge', undefined, sum - 1_000, 900_000 - sum + 1_000],
    ]);
    const away = { ...environment, vouchers: failingVouchers() };
    const without = await stepOf(away);
    expect(without.due).toEqual(step.total);
    expect(new Set(without.vouchers.map(({ problem }) => problem))).toEqual(
      new Set(['unavailable']),
    );
    expect(away.log.reports.map(({ facts }) => facts)).toEqual([
      { part: 'voucher', reason: 'full' },
    ]);
  });

  test('that cannot be reached is unavailable, and logged', async () => {
    const environment = world(failingCarts());
    const step = await showCart(german, owner.key, { bases, sites: embedded })(environment)();
    expect(step).toEqual(E.right({ kind: 'unavailable' }));
    expect(await putIntoCart(german, owner, [canvas])(environment)()).toMatchObject({
      left: { kind: 'cart-unavailable' },
    });
    const codes = environment.log.reports.map(({ code }) => code);
    expect(codes).toEqual(['request-failed', 'request-failed']);
  });

  test('comes along to the customer who logs in, each piece once, and stays there', async () => {
    const carts = memoryCarts();
    const visiting = world(carts);
    await putIntoCart(german, owner, [canvas])(visiting)();
    const loggedIn = { ...visiting, customers: fakeCustomers(ada) };
    const customer = { kind: 'customer', number: ada.number } as const;
    await putIntoCart(german, customer, [canvas])(loggedIn)();
    expect((await stepOf(loggedIn)).items).toMatchObject([{ quantity: 4 }]);
    expect((await stepOf(loggedIn)).items).toMatchObject([{ quantity: 4 }]);
    // Who has logged out leaves nothing to the next one at this browser.
    expect((await stepOf(visiting)).items).toEqual([]);
    expect((await stepOf({ ...visiting, customers: fakeCustomers(ada) })).items).toHaveLength(1);
  });

  test('is not shown, nor taken for empty, while nobody says whose it is', async () => {
    const carts = memoryCarts();
    await putIntoCart(german, owner, [canvas])(world(carts))();
    const environment = { ...world(carts), customers: failingCustomers() };
    const step = await showCart(german, owner.key, { bases, sites: embedded })(environment)();
    expect(step).toEqual(E.right({ kind: 'unavailable' }));
    expect((await stepOf(world(carts))).items).toHaveLength(1);
  });
});
