import { fc, test as property } from '@fast-check/vitest';
import { DrizzleQueryError } from 'drizzle-orm';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { ErrorAnswer } from '../../../../adapters/http/codecs/errors.ts';
import { FormatPricesAnswer } from '../../../../adapters/http/codecs/prices.ts';
import type { Database } from '../../../../adapters/postgres/database.ts';
import { observeQueries } from '../../../../adapters/postgres/observe-queries.ts';
import { openDatabase } from '../../../../adapters/postgres/open-database.ts';
import { seedDatabase } from '../../../../adapters/postgres/seed/seed.ts';
import { articles } from '../../../../adapters/postgres/schema/articles.ts';
import { contactMessages } from '../../../../adapters/postgres/schema/messages.ts';
import { accessoryPath, giftVoucherPath } from '../../../../core/domain/cart/cart-forms.ts';
import { shopService } from '../../../../server/embedded/shop/shop.ts';
import { newDatabaseFolder } from '../../../adapters/postgres/new-database-folder.ts';
import { manualClock } from '../../../fakes/clock.ts';
import { recordingLog } from '../../../fakes/log.ts';
import { noPages } from '../../../fakes/page-sources.ts';
import { unusedUploads } from '../../../fakes/unused-uploads.ts';
import { drawNoPdf, memoryResults } from '../../../fakes/toolbox-results.ts';

const day = 86_400_000;
const now = Date.parse('2026-11-21T09:30:00Z');
const clock = manualClock(now);
const log = recordingLog();
const german = { 'x-channel': 'poster', 'x-locale': 'de-DE' };

const formatsPath = '/price-api/prices/formats';
const article = '/price-api/prices/article';
const limits = '/web-api/product-selection-photo-frame/format-limits';

/** Of the 57 calls that the specification names (storefront §7, supporting §7), all but two forms. */
const specified = [
  ...`aspect-ratio calculator/reference calendar-design-group calendar-price campaign-data
    customer-auth-google-credentials customer-picture express-shop variants-for-frame-types
    photobook-design-group-set photobook-price photobox-data localized-urls
    shop-frontends-initial-data sku/container voucher card-accessories card-accessory-order
    card-accessory-price card-price collage-designer-design-groups collage-designer-design-group
    customer-data customer-login customer-logout customer-password-reset customer-signup
    feature-flags newsletter-confirm newsletter-subscribe shipping-information themes
    toolbox-convert-file toolbox-convert-pdf toolbox-download toolbox-optimize-image
    product-selection-photo-frame/price-article product-selection-photo-frame/format-limits
    product-selection-photo-frame/prices-format-group product-selection-photo-frame/prices-formats
    product-selection-photo-frame/prices-from product-selection-photo-frame/data`
    .split(/\s+/u)
    .map((name) => `/web-api/${name}`),
  ...`accessory prices/format-group-prices-images frame photo-options-groups prices/article
    prices/format-group prices/formats photoboxes`
    .split(/\s+/u)
    .map((name) => `/price-api/${name}`),
  '/api/get-location/',
  '/whitelabel/switch',
  '/frontend-api/mp/storyblok/{locale}/{slug}',
  '/frontend-api/mp/storyblok/breadcrumb',
  '/frontend-api/mp/storyblok/transform',
];

describe('the embedded shop API', () => {
  let dataDir = '';
  let database: Database | undefined;
  let service: Hono | undefined;

  const opened = (): Database => {
    if (database === undefined) throw new Error('The database was not opened.');
    return database;
  };
  const ask = async (
    address: string,
    headers: Readonly<Record<string, string>> = german,
    method = 'GET',
  ): Promise<Response> => {
    if (service === undefined) throw new Error('The service was not started.');
    return service.request(address, { headers, method });
  };
  const json = async (answer: Promise<Response>): Promise<unknown> => (await answer).json();
  const priceOf = async (format: string): Promise<unknown> =>
    json(ask(`${article}?materialType=leinwand&formatType=${format}`));

  beforeAll(async () => {
    dataDir = await newDatabaseFolder();
    database = await openDatabase({ dataDir });
    await seedDatabase(database, clock);
    service = shopService({
      ...noPages,
      trustedProxies: 0,
      database,
      results: memoryResults(),
      drawPdf: drawNoPdf,
      uploads: unusedUploads,
      clock,
      log,
    });
  });
  afterAll(async () => {
    await database?.close();
  });

  test('opening the folder twice is refused, seeding twice changes nothing', async () => {
    await expect(openDatabase({ dataDir })).rejects.toThrow('in use by process');
    expect(await seedDatabase(opened(), clock)).toBe('present');
    expect(await opened().orm.$count(articles)).toBe(33);
  });

  test('lists formats featured first, with decimal strings', async () => {
    const answer = await ask(`${formatsPath}?materialType=leinwand`);
    expect(answer.headers.get('Cache-Control')).toContain('max-age=60');
    expect(answer.headers.get('Vary')).toBe('x-channel, x-locale, Accept-Encoding');
    const body: unknown = await answer.json();
    if (!FormatPricesAnswer.is(body)) throw new Error('no list of formats');
    const { formats, initialFormatType } = body.payload;
    expect({ initialFormatType, first: formats.slice(0, 7) }).toMatchObject({
      initialFormatType: '600x400',
      first: [
        { formatType: '300x200', priceCurrent: '19.90', priceOriginal: '19.90' },
        { formatType: '400x300', priceCurrent: '29.90', priceOriginal: '29.90' },
        { formatType: '600x400', priceCurrent: '44.90', priceOriginal: '44.90' },
        { formatType: '600x450', priceCurrent: '47.90', priceOriginal: '47.90' },
        { formatType: '900x600', priceCurrent: '64.90', priceOriginal: '79.90' },
        // The list price is 123.90; what is struck is the lowest of the 30 days before.
        { formatType: '1200x800', priceCurrent: '99.90', priceOriginal: '109.90' },
        { isFeatured: false },
      ],
    });
  });

  test('says the same at both addresses, and asks inches and dollars of the United States', async () => {
    const american = { 'x-channel': 'poster', 'x-locale': 'en-US' };
    const query = '?materialType=acrylglas&frameType=artbox';
    const one = await json(ask(`${formatsPath}${query}`, american));
    const other = '/web-api/product-selection-photo-frame/prices-formats';
    expect(await json(ask(`${other}${query}`, american))).toEqual(one);
    expect(one).toMatchObject({ payload: { initialFormatType: '240x160' } });
    expect(JSON.stringify(one)).toContain(
      '{"formatType":"400x300","isAvailable":false,"isFeatured":true}',
    );
  });

  test('strikes a price while the promotion lasts, which is not for long', async () => {
    const reduced = { payload: { priceCurrent: '64.90', priceOriginal: '79.90' } };
    const usual = { payload: { priceCurrent: '79.90', priceOriginal: '79.90' } };
    const offsets = [-20, 0, 19, 30];
    const prices: unknown[] = [];
    for (const offset of offsets) {
      clock.set(now + offset * day);
      prices.push(await priceOf('600x900'));
    }
    clock.set(now);
    expect(prices).toMatchObject([usual, reduced, reduced, usual]);
  });

  test('strikes the lowest price of the 30 days before of the very picture that was configured', async () => {
    const deeper = '600x900&optionTypes[]=leinwand-keilrahmen-38mm';
    expect(await priceOf(deeper)).toMatchObject({
      payload: { priceCurrent: '74.90', priceOriginal: '89.90' },
    });
    clock.set(now - 20 * day);
    expect(await priceOf(deeper)).toMatchObject({
      payload: { priceCurrent: '89.90', priceOriginal: '89.90' },
    });
    clock.set(now);
  });

  test('prices own formats between their neighbours', async () => {
    expect(await priceOf('660x400')).toMatchObject({
      payload: { formatType: '660x400', priceCurrent: '47.40', priceOriginal: '47.40' },
    });
  });

  test('reads what an article costs once for all that is asked of it in ten seconds', async () => {
    let queries = 0;
    observeQueries(opened(), (_query, run) => {
      queries += 1;
      return run();
    });
    const keeping = shopService({
      ...noPages,
      trustedProxies: 0,
      database: opened(),
      keptSeconds: 10,
      results: memoryResults(),
      drawPdf: drawNoPdf,
      uploads: unusedUploads,
      clock,
      log,
    });
    const asked = async (path: string): Promise<unknown> =>
      (await keeping.request(path, { headers: german })).json();
    const price = (format: string): Promise<unknown> =>
      asked(`${article}?materialType=leinwand&formatType=${format}`);
    const formats = ['660x400', '400x660', '600x900', '300x200', '2000x1000', '10x10'];
    const together = await Promise.all(formats.map(price));
    const once = queries;
    expect(once).toBeGreaterThan(0);
    expect(await Promise.all(formats.map(priceOf))).toEqual(together);
    queries = 0;
    expect(await asked(`${formatsPath}?materialType=leinwand`)).toMatchObject({
      payload: { initialFormatType: '600x400' },
    });
    expect(await asked(`${limits}?materialType=leinwand`)).toHaveProperty('payload.longer');
    clock.set(now + 10_000);
    await price('610x400');
    expect(queries).toBe(0);
    clock.set(now + 10_001);
    await price('620x400');
    expect(queries).toBe(once);
    clock.set(now);
  });

  test.each([
    [
      'no channel',
      formatsPath,
      { 'x-locale': 'fr-CH' },
      400,
      'x-channel',
      'L’en-tête x-channel est absent ou inconnu.',
    ],
    [
      'no locale',
      formatsPath,
      { 'x-channel': 'poster' },
      400,
      'x-locale',
      'Die Kopfzeile x-locale fehlt oder ist unbekannt.',
    ],
    ['no material', formatsPath, german, 400, 'materialType', 'Dieses Material gibt es nicht.'],
    [
      'a foreign frame',
      `${formatsPath}?materialType=leinwand&frameType=gold`,
      german,
      400,
      'frameType',
      'Diesen Rahmen gibt es nicht.',
    ],
    [
      'no format',
      `${article}?materialType=leinwand&formatType=x`,
      german,
      400,
      'formatType',
      'Das Format muss wie 600x400 geschrieben sein.',
    ],
    [
      'an article that does not exist',
      `${limits}?materialType=pvcplane&frameType=artbox`,
      german,
      404,
      'materialType',
      'Diesen Artikel gibt es hier nicht.',
    ],
  ])('refuses %s', async (_, address, headers, status, field, text) => {
    const answer = await ask(address, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer.json()).toEqual({
      message: { text },
      payload: { errors: { [field]: text } },
    });
  });

  test('names the limits in the unit of the locale', async () => {
    const address = `${article}?materialType=leinwand&formatType=9999x9`;
    const text = 'Die kürzere Seite muss zwischen 15 und 150 cm liegen.';
    const longer = 'Die längere Seite muss zwischen 15 und 300 cm liegen.';
    expect(await json(ask(address))).toEqual({
      message: { text },
      payload: { errors: { formatType: `${text} ${longer}` } },
    });
    const american = await ask(address, { 'x-channel': 'poster', 'x-locale': 'en-US' });
    expect(await american.text()).toContain('between 6 and 59 in');
  });

  test('knows no other addresses and methods', async () => {
    expect((await ask('/web-api/nothing')).status).toBe(404);
    expect(ErrorAnswer.is(await json(ask('/web-api/nothing', {})))).toBe(true);
    const posted = await ask(formatsPath, german, 'POST');
    expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    expect((await ask(`${formatsPath}?materialType=leinwand`, german, 'HEAD')).status).toBe(200);
  });

  property.prop([
    fc.constantFrom(
      formatsPath,
      article,
      limits,
      '/web-api/shipping-information',
      '/web-api/customer-data',
    ),
    fc.dictionary(fc.constantFrom('materialType', 'frameType', 'formatType', 'x'), fc.string()),
    fc.record({
      'x-channel': fc.constantFrom('poster', 'kartenliebe', 'x'),
      'x-locale': fc.constantFrom('de-DE', 'en-US', 'xx-XX'),
      cookie: fc.constantFrom('', '__Host-session=x', `__Host-session=${'x'.repeat(4000)}`, '%'),
    }),
  ])(
    'answers whatever a client sends, and never with a fault of its own',
    async (path, query, headers) => {
      const answer = await ask(`${path}?${new URLSearchParams(query).toString()}`, headers);
      expect(answer.status).toBeLessThan(500);
      if (!answer.ok) expect(ErrorAnswer.is(await answer.json())).toBe(true);
    },
  );

  const send = async (path: string, body: BodyInit, type?: string): Promise<Response> => {
    if (service === undefined) throw new Error('The service was not started.');
    const headers = { ...german, ...(type !== undefined && { 'content-type': type }) };
    return service.request(path, { method: 'POST', headers, body });
  };
  const contactPath = '/web-api/contact-message';
  const message = {
    name: 'Ada',
    email: 'ada@example.com',
    topic: 'order',
    message: 'Where is it?',
  };

  test('keeps a message of the contact form, with its scope', async () => {
    const answer = await send(contactPath, JSON.stringify(message), 'application/json');
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await opened().orm.select().from(contactMessages)).toMatchObject([
      {
        ...message,
        channel: 'poster',
        locale: 'de-DE',
        orderNumber: null,
        receivedAt: new Date(now),
      },
    ]);
  });

  test('keeps a message with an id once, however often its request arrives', async () => {
    const body = JSON.stringify({ ...message, name: 'Grace', messageId: crypto.randomUUID() });
    const count = (): Promise<number> => opened().orm.$count(contactMessages);
    const before = await count();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(contactPath, body, 'application/json')),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(await count()).toBe(before + 1);
  });

  test.each([
    [
      'fields that are wrong',
      JSON.stringify({ ...message, email: 'x' }),
      'application/json',
      400,
      ['email'],
    ],
    [
      'an id that is not valid',
      JSON.stringify({ ...message, messageId: '1' }),
      'application/json',
      400,
      ['messageId'],
    ],
    ['fields that are missing', '{"name":"Ada"}', 'application/json', 400, ['email']],
    ['what is not JSON', '{', 'application/json', 400, []],
    ['another media type', JSON.stringify(message), 'text/plain', 415, []],
    [
      'too much',
      JSON.stringify({ ...message, message: 'x'.repeat(14_000_000) }),
      'application/json',
      413,
      [],
    ],
  ])('refuses %s', async (_, body, type, status, fields) => {
    const answer = await send(contactPath, body, type);
    const refused: unknown = await answer.json();
    expect(answer.status).toBe(status);
    if (!ErrorAnswer.is(refused)) throw new Error('no error');
    expect(Object.keys(refused.payload?.errors ?? {})).toEqual(fields);
  });

  test('takes pictures alone to make them smaller, within the limits', async () => {
    const path = '/web-api/toolbox-optimize-image';
    const sent = async (bytes: string, quality?: string): Promise<unknown> => {
      const form = new FormData();
      if (quality !== undefined) form.append('quality', quality);
      form.append('file', new Blob([bytes]), 'a.jpg');
      return (await send(path, form)).json();
    };
    const blamed = (field: string) => ({ payload: { errors: { [field]: expect.any(String) } } });
    expect(await sent('%PDF-1.7')).toMatchObject(blamed('file'));
    expect(await sent('')).toMatchObject(blamed('file'));
    expect(await sent('\u00ff', '101')).toMatchObject(blamed('file'));
    expect(await sent('GIF89a', 'best')).toMatchObject(blamed('quality'));
    expect((await send(path, new FormData())).status).toBe(400);
    expect((await ask('/web-api/toolbox-download?id=nobody')).status).toBe(404);
  });

  test('a customer must not be cached', async () => {
    const answer = await ask('/web-api/customer-data');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await answer.json()).toMatchObject({ isLoggedIn: false, number: '' });
  });

  test('describes itself', async () => {
    const document = await json(ask('/web-api/openapi.json', {}));
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: { [formatsPath]: {}, [article]: {}, [limits]: {} },
    });
    expect(JSON.stringify(document)).not.toContain('undefined');
    expect(document).toMatchObject({
      paths: {
        [contactPath]: {
          post: {
            requestBody: {
              content: {
                'application/json': { schema: { $ref: '#/components/schemas/ContactMessageBody' } },
              },
            },
            responses: { 204: {}, 400: {}, 413: {}, 415: {} },
          },
        },
        '/web-api/toolbox-optimize-image': {
          post: {
            requestBody: {
              content: {
                'multipart/form-data': {
                  schema: { properties: { file: { format: 'binary' } }, required: ['file'] },
                },
              },
            },
          },
        },
        '/web-api/customer-data': { get: { security: [{ session: [] }] } },
      },
      components: { schemas: { ContactMessageBody: {}, ErrorAnswer: {} } },
    });
    const references = JSON.stringify(document).match(/#\/components\/schemas\/\w+/gu) ?? [];
    for (const reference of references)
      expect(document).toHaveProperty(reference.slice(2).split('/'));
  });

  test.each(specified)('describes %s of the specification', async (path) => {
    expect(await json(ask('/web-api/openapi.json', {}))).toHaveProperty(['paths', path]);
  });

  test('leaves two of them to forms, which are answered with a page', () => {
    expect(specified).toHaveLength(57 - 2);
    expect([accessoryPath, giftVoucherPath]).toEqual(['/accessory', '/gift-voucher']);
  });

  test('says again that its database is away once a query has passed in between', async () => {
    const own = recordingLog();
    const watching = shopService({
      ...noPages,
      trustedProxies: 0,
      database: opened(),
      results: memoryResults(),
      drawPdf: drawNoPdf,
      uploads: unusedUploads,
      clock,
      log: own,
    });
    let isAway = true;
    observeQueries(opened(), (text, run) => {
      if (isAway) throw new DrizzleQueryError(text, [], new Error('no connection'));
      return run();
    });
    const statuses: number[] = [];
    for (const next of [true, true, false, true]) {
      isAway = next;
      const answer = await watching.request('/web-api/shipping-information', { headers: german });
      statuses.push(answer.status);
    }
    isAway = false;
    expect(statuses).toEqual([503, 503, 200, 503]);
    expect(own.reports.map(({ code }) => code)).toEqual([
      'database-unavailable',
      'database-unavailable',
    ]);
  });

  test('without its database it is away, and says so once', async () => {
    expect(log.reports).toEqual([]);
    await opened().close();
    for (const address of [
      `${formatsPath}?materialType=leinwand`,
      '/web-api/shipping-information',
    ]) {
      const answer = await ask(address);
      expect(answer.status).toBe(503);
      expect(ErrorAnswer.is(await answer.json())).toBe(true);
    }
    const dutch = { 'x-channel': 'poster', 'x-locale': 'nl-BE' };
    expect(await (await ask(`${formatsPath}?materialType=leinwand`, dutch)).json()).toEqual({
      message: { text: 'De dienst is even niet bereikbaar. Probeer het zo nog eens.' },
    });
    expect((await ask(`${formatsPath}?materialType=gold`)).status).toBe(400);
    // What needs no database does not show that it is back.
    expect((await ask('/web-api/customer-picture')).status).toBe(200);
    expect((await ask(`${formatsPath}?materialType=poster`)).status).toBe(503);
    expect(log.reports.map(({ code }) => code)).toEqual(['database-unavailable']);
  });
});
