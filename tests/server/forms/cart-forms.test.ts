/** The forms of the cart: what they change, whose cart it is, and where they lead. */
import { visitorKeyIn } from '../../../core/domain/cookie/visitor-key.ts';
import { cartCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { describe, expect, test } from 'vitest';

import { articleKey } from '../../../core/domain/products/article-key.ts';
import { articleOf, readArticle } from '../../../core/domain/products/article.ts';
import {
  accessoryPath,
  cartPath,
  giftVoucherPath,
  voucherPath,
} from '../../../core/domain/cart/cart-forms.ts';
import type { Cart } from '../../../core/domain/cart/cart.ts';
import { E } from '../../../core/fp.ts';
import type { Carts } from '../../../core/ports/carts.ts';
import type { Vouchers } from '../../../core/ports/vouchers.ts';
import type { Customers } from '../../../core/ports/customers.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { cartForms } from '../../../server/forms/cart-forms.ts';
import { newListsOfClient } from '../../../server/forms/new-lists.ts';
import { ada } from '../../contracts/customers.ts';
import { failingCarts, memoryCarts } from '../../fakes/carts.ts';
import { failingCustomers, fakeCustomers } from '../../fakes/customers.ts';
import { recordingLog } from '../../fakes/log.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryPersonalisations } from '../../fakes/personalisations.ts';
import { memoryVouchers } from '../../fakes/vouchers.ts';
import { memoryArticlePrices } from '../../fakes/article-prices.ts';
import { fakePrices } from '../../fakes/prices.ts';
import { listAnswerOf, type ListAnswer } from './list-answer.ts';

const query = 'materialType=leinwand&formatType=600x400&locale=de-DE';
const canvas = {
  locale: 'de-DE',
  wants: 'put',
  designer: 'photo-frame',
  article: query,
  quantity: '2',
};

const itemOf = (article: string): string => {
  const read = readArticle(
    { designer: 'photo-frame', query: article },
    { channel: 'poster', now: 0 },
  );
  return E.isRight(read) ? articleKey(articleOf(read.right)) : '';
};

const open = (
  carts: Carts = memoryCarts(),
  customers: Customers = fakeCustomers(),
  path = cartPath,
  vouchers: Vouchers = memoryVouchers(manualClock(0)),
) => {
  const log = recordingLog();
  const app = cartForms({
    trustedProxies: 0,
    carts,
    vouchers,
    clock: manualClock(0),
    log,
    customersOf: () => () => customers,
    personalisations: () => memoryPersonalisations(),
    prices: () => fakePrices(),
    articlePrices: () => memoryArticlePrices(),
    sites: embeddedSites(3_000),
  });
  const post = async (
    fields: URLSearchParams,
    cookie?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<ListAnswer> => {
    const response = await app.request(path, {
      method: 'POST',
      body: fields,
      headers: { Host: 'localhost:3000', ...(cookie && { Cookie: cookie }), ...headers },
    });
    return listAnswerOf(response);
  };
  const send = (
    fields: Readonly<Record<string, string>>,
    ...from: readonly [cookie?: string, headers?: Readonly<Record<string, string>>]
  ) => post(new URLSearchParams(fields), ...from);
  const cartOf = async (cookie: string | undefined): Promise<Cart['items']> => {
    const read = await carts.read({
      kind: 'visitor',
      key: visitorKeyIn(cookie ?? '', cartCookie) ?? '',
    })();
    return E.isRight(read) ? read.right.items : [];
  };
  return { send, post, cartOf, codes: () => log.reports.map(({ code }) => code) };
};

const nothing = (answer: string): ListAnswer => ({
  location: `/warenkorb#cart-${answer}`,
  cookie: undefined,
});

describe('the cart', () => {
  test('begins with its first article, and is changed by its own browser', async () => {
    const { send, cartOf, codes } = open();
    const { location, cookie } = await send(canvas);
    expect(location).toBe('/warenkorb#cart-added');
    expect(cookie).toMatch(new RegExp(`^${cartCookie}=[\\w-]{32}$`, 'u'));
    expect(await send(canvas, cookie)).toEqual({ location, cookie });
    expect(await cartOf(cookie)).toMatchObject([{ quantity: 4 }]);
    const item = itemOf(query);
    const set = { locale: 'de-DE', wants: 'set-quantity', item, quantity: '7' };
    expect((await send(set, cookie)).location).toBe('/warenkorb#cart-changed');
    expect(await cartOf(cookie)).toMatchObject([{ quantity: 7 }]);
    const other = await send({ ...canvas, locale: 'de-DE' });
    expect(other.cookie).not.toBe(cookie);
    expect((await send({ locale: 'de-DE', wants: 'remove', item }, cookie)).location).toBe(
      '/warenkorb#cart-removed',
    );
    expect(await cartOf(cookie)).toEqual([]);
    expect(await cartOf(other.cookie)).toMatchObject([{ quantity: 2 }]);
    expect(codes()).toEqual([]);
  });

  test('begins only so many times a day for one client, whatever its cookies', async () => {
    const { send } = open();
    const { cookie } = await send(canvas);
    const wish = { ...canvas, designer: 'unknown' };
    for (let number = 1; number < newListsOfClient; number += 1) await send(wish);
    expect(await send(canvas)).toEqual(nothing('failed'));
    const invented = `${cartCookie}=${'a'.repeat(32)}`;
    for (let again = 0; again < 2; again += 1)
      expect(await send(canvas, invented)).toEqual(nothing('failed'));
    expect((await send(canvas, cookie)).location).toBe('/warenkorb#cart-added');
    const elsewhere = { 'X-Forwarded-For': '203.0.113.7' };
    expect((await send(canvas, undefined, elsewhere)).location).toBe('/warenkorb#cart-added');
  });

  test('takes several articles at once, each with its quantity', async () => {
    const { post, cartOf } = open();
    const fields = new URLSearchParams(canvas);
    fields.append('article', query.replace('600x400', '900x600'));
    fields.append('quantity', '3');
    const { cookie } = await post(fields);
    const quantities = (await cartOf(cookie)).map(({ quantity }) => quantity);
    expect(new Set(quantities)).toEqual(new Set([2, 3]));
    fields.append('article', query.replace('600x400', '300x200'));
    expect((await post(fields, cookie)).location).toBe('/warenkorb#cart-too-many');
  });

  test('never takes a price from a form', async () => {
    const { send, cartOf } = open();
    const { cookie } = await send({ ...canvas, price: '1', article: `${query}&price=1` });
    expect(JSON.stringify(await cartOf(cookie))).not.toContain('price');
  });

  test('is shown in the language of the form, on the site that was asked', async () => {
    const french = await open().send(
      { ...canvas, locale: 'fr-CH', article: query.replace('de-DE', 'fr-CH') },
      undefined,
      { Host: 'ch.localhost:3000' },
    );
    expect(french.location).toBe('/fr/panier#cart-added');
  });
});

describe('the cart of a customer', () => {
  const customer = { kind: 'customer', number: ada.number } as const;
  const itemsOf = async (carts: Carts) => {
    const read = await carts.read(customer)();
    return E.isRight(read) ? read.right.items : [];
  };

  test('is changed at every browser where they are logged in, without a key of it', async () => {
    const carts = memoryCarts();
    const { send } = open(carts, fakeCustomers(ada));
    expect(await send(canvas)).toEqual(nothing('added'));
    expect(await send(canvas, `${cartCookie}=${'k'.repeat(32)}`)).toEqual(nothing('added'));
    expect(await itemsOf(carts)).toMatchObject([{ quantity: 4 }]);
    const item = itemOf(query);
    expect(await send({ locale: 'de-DE', wants: 'remove', item })).toEqual(nothing('removed'));
    expect(await itemsOf(carts)).toEqual([]);
  });

  test('gets what this browser’s visitor had put there', async () => {
    const carts = memoryCarts();
    const { cookie } = await open(carts).send(canvas);
    await open(carts, fakeCustomers(ada)).send(canvas, cookie);
    expect(await itemsOf(carts)).toMatchObject([{ quantity: 4 }]);
    expect(await open(carts).cartOf(cookie)).toEqual([]);
  });

  test('is not changed, nor the visitor’s, while nobody says who it is', async () => {
    const carts = memoryCarts();
    const { cookie } = await open(carts).send(canvas);
    const { send, cartOf } = open(carts, failingCustomers());
    expect(await send(canvas, cookie)).toEqual(nothing('failed'));
    expect(await cartOf(cookie)).toMatchObject([{ quantity: 2 }]);
  });
});

describe('the form of an accessory', () => {
  const seals = { locale: 'de-DE', sku: 'seal-wachs-salbei', quantity: '25' };
  const kartenliebe = { Host: 'kartenliebe.localhost:3000' };
  const openAccessories = (carts?: Carts) => open(carts, fakeCustomers(), accessoryPath);
  const added = '/warenkorb/#cart-added';

  test('puts so many pieces into the cart as one article, and leads there', async () => {
    const { send, cartOf, codes } = openAccessories();
    const { location, cookie } = await send(seals, undefined, kartenliebe);
    expect(location).toBe(added);
    await send({ ...seals, quantity: '10' }, cookie, kartenliebe);
    expect((await send(seals, cookie, kartenliebe)).location).toBe(added);
    expect(await cartOf(cookie)).toMatchObject([
      { quantity: 2, article: { designer: 'card', query: expect.stringContaining('quantity=25') } },
      { quantity: 1, article: { query: expect.stringContaining('quantity=10') } },
    ]);
    expect(codes()).toEqual([]);
  });

  test.each([
    ['refused', { ...seals, sku: 'hat' }],
    ['refused', { locale: 'de-DE' }],
    ['accessory-pieces', { ...seals, quantity: '0' }],
    ['accessory-pieces', { ...seals, quantity: '9999' }],
    ['accessory-pieces', { ...seals, quantity: 'many' }],
  ])('is answered with %s, which is nobody’s fault but the form’s: %o', async (answer, fields) => {
    const { send, codes } = openAccessories();
    const { location, cookie } = await send(fields, undefined, kartenliebe);
    expect(location).toBe(`/warenkorb/#cart-${answer}`);
    expect(cookie).toBeUndefined();
    expect(codes()).toEqual([]);
  });

  test('says that it has failed, and logs it, while the cart cannot be reached', async () => {
    const { send, codes } = openAccessories(failingCarts());
    const key = `${cartCookie}=${'k'.repeat(32)}`;
    const { location } = await send(seals, key, kartenliebe);
    expect(location).toBe('/warenkorb/#cart-failed');
    expect(codes()).toEqual(['error-add-accessory']);
  });
});

describe('a form', () => {
  test('carries along what links do, from its own site alone', async () => {
    const { send } = open();
    const from = async (referrer: string) =>
      (await send(canvas, undefined, { Referer: referrer })).location;
    expect(await from('http://localhost:3000/configurator-photo-frame?_tracking=0&sku=a')).toBe(
      '/warenkorb?_tracking=0#cart-added',
    );
    expect(await from('https://elsewhere.example/?_tracking=0')).toBe('/warenkorb#cart-added');
  });

  test.each([
    ['refused', { ...canvas, wants: 'steal' }],
    ['refused', {}],
    ['refused', { locale: 'de-DE', wants: 'put', designer: 'photo-frame', quantity: '1' }],
    ['refused', { ...canvas, article: 'materialType=gold&locale=de-DE' }],
    ['refused', { ...canvas, designer: 'calendar' }],
    ['not-sold', { ...canvas, designer: 'collage', article: 'designId=13&locale=de-DE' }],
    ['too-many', { ...canvas, quantity: '100' }],
    ['too-many', { ...canvas, quantity: '0' }],
    ['too-many', { ...canvas, quantity: 'x' }],
    ['failed', { ...canvas, article: 'x'.repeat(40_000) }],
    ['refused', { locale: 'de-DE', wants: 'remove', item: 'x' }],
    ['refused', { locale: 'de-DE', wants: 'set-quantity', item: 'x', quantity: '1' }],
  ])('is answered with %s, and sets no cookie: %o', async (answer, fields) => {
    const { send } = open();
    expect(await send(fields as Readonly<Record<string, string>>)).toEqual(nothing(answer));
  });

  test('that changes what is not there changes nothing', async () => {
    const { send, cartOf } = open();
    const { cookie } = await send(canvas);
    const set = { locale: 'de-DE', wants: 'set-quantity', item: 'x', quantity: '1' };
    expect((await send(set, cookie)).location).toBe('/warenkorb#cart-refused');
    expect(await cartOf(cookie)).toMatchObject([{ quantity: 2 }]);
  });

  test('of another site changes nothing', async () => {
    const { send } = open();
    const foreign = await send(canvas, undefined, { Origin: 'https://elsewhere.example' });
    expect(foreign).toEqual(nothing('failed'));
    const own = await send(canvas, undefined, { Origin: 'http://localhost:3000' });
    expect(own.location).toContain('#cart-added');
  });

  test('says that a cart could not be kept, and logs it', async () => {
    const { send, codes } = open(failingCarts());
    expect(await send(canvas)).toEqual(nothing('failed'));
    expect(codes()).toEqual(['request-failed']);
  });

  test('says when there is no room', async () => {
    const { send } = open();
    const { cookie } = await send(canvas);
    let last = '';
    for (let width = 21; width <= 71; width += 1)
      last = (
        await send(
          { ...canvas, article: query.replace('600x', `${width}0x`), quantity: '1' },
          cookie,
        )
      ).location;
    expect(last).toBe('/warenkorb#cart-full');
  });
});

describe('a voucher at the cart', () => {
  const code = 'ABCDEFGHJKLMNPQRSTUV';

  const opened = async (expiresAt = 1) => {
    const vouchers = memoryVouchers(manualClock(0));
    const mail = { id: 'm', to: 'a@example.com', subject: '', text: '' };
    const amount = { minorUnits: 5_000, currency: 'eur' } as const;
    await vouchers.issue({ id: 'one', code, amount, expiresAt }, { mail, at: 0 })();
    const carts = memoryCarts();
    const { cookie } = await open(carts).send(canvas);
    const { send, codes } = open(carts, fakeCustomers(), voucherPath, vouchers);
    const held = async () => {
      const key = visitorKeyIn(cookie ?? '', cartCookie) ?? '';
      const cart = await carts.read({ kind: 'visitor', key })();
      return E.isRight(cart) ? cart.right : undefined;
    };
    return { carts, send, codes, held, cookie };
  };

  test('is taken by its printed code, once, and taken away', async () => {
    const { carts, send, held, cookie } = await opened();
    const fields = { locale: 'de-DE', code: ' abcd-efgh-jklm-npqr-stuv ' };
    expect((await send(fields, cookie)).location).toBe('/warenkorb#cart-voucher-taken');
    expect((await held())?.vouchers).toEqual(['one']);
    expect((await send(fields, cookie)).location).toBe('/warenkorb#cart-voucher-added');
    const remove = { locale: 'de-DE', wants: 'remove', item: 'one' };
    expect((await open(carts).send(remove, cookie)).location).toBe('/warenkorb#cart-removed');
    expect((await held())?.vouchers).toBeUndefined();
  });

  test.each([
    ['', 'voucher-missing'],
    ['ABCD', 'voucher-unknown'],
    ['!', 'voucher-unknown'],
  ])('%j is refused: %s', async (typed, answer) => {
    const { send, held, cookie, codes } = await opened();
    const { location } = await send({ locale: 'de-DE', code: typed }, cookie);
    expect(location).toBe(`/warenkorb#cart-${answer}`);
    expect((await held())?.vouchers).toBeUndefined();
    expect(codes()).toEqual([]);
  });

  test('that has expired, is refused, and so is one without a cart', async () => {
    const { send, cookie } = await opened(0);
    const fields = { locale: 'de-DE', code };
    expect((await send(fields, cookie)).location).toBe('/warenkorb#cart-voucher-expired');
    expect((await send(fields)).location).toBe('/warenkorb#cart-cart-empty');
  });
});

test('a gift voucher is put into the cart, or what is wrong with it is said', async () => {
  const carts = memoryCarts();
  const { send } = open(carts, fakeCustomers(), giftVoucherPath);
  const gift = {
    locale: 'de-DE',
    giftId: '00000000-0000-4000-8000-000000000001',
    amount: '50',
    design: 'frame',
    recipient: 'Ada',
    sender: 'Grace',
    email: 'ada@example.com',
  };
  expect((await send({ ...gift, amount: '1' })).location).toBe('/warenkorb#cart-gift-refused');
  const { location, cookie } = await send(gift);
  expect(location).toBe('/warenkorb#cart-added');
  await send(gift, cookie);
  await send({ ...gift, giftId: 'none' }, cookie);
  const key = visitorKeyIn(cookie ?? '', cartCookie) ?? '';
  expect(await carts.read({ kind: 'visitor', key })()).toMatchObject({
    right: { gifts: [{ id: gift.giftId, recipient: 'Ada' }, { id: expect.stringMatching(/-/u) }] },
  });
});
