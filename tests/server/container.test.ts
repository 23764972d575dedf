/** The composition: every port has its adapter, every service its address. */
import { createHmac, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Container } from 'inversify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { StoryChange } from '../../adapters/storyblok/story-changes.ts';
import { E } from '../../core/fp.ts';
import { readConfiguration, type Configuration } from '../../server/configuration.ts';
import { createContainer } from '../../server/container.ts';
import { tokens } from '../../server/composition/tokens.ts';
import { contentWebhookPath } from '../../server/embedded/content/webhook.ts';
import { newDatabaseFolder } from '../adapters/postgres/new-database-folder.ts';
import { recordingLog } from '../fakes/log.ts';
import { patient } from '../fakes/patient.ts';
import { userKey } from '../fakes/flags.ts';

const configurationOf = (environment: Readonly<Record<string, string>>): Configuration => {
  const read = readConfiguration(environment);
  if (E.isLeft(read)) throw new Error(read.left.variable);
  return read.right;
};

const scope = { channel: 'poster', locale: 'de-DE' } as const;

let folder = '';
/** Data of a shop with nothing elsewhere. */
let embedded = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composition-'));
  embedded = await newDatabaseFolder();
});
afterAll(() => rm(folder, { recursive: true }));

describe('with a shop API elsewhere', () => {
  const log = recordingLog();
  const shopCalls: string[] = [];
  let container: Container;
  beforeAll(() => {
    container = createContainer(
      configurationOf({ DATA_DIR: folder, SHOP_API_URL: 'https://shop.example/' }),
    );
    container.rebind(tokens.log).toConstantValue(log);
    container.rebind(tokens.network).toConstantValue(async (request) => {
      shopCalls.push(request.url);
      return Response.json({ payload: {} });
    });
  });
  afterAll(() => container.unbindAllAsync());

  test.each([
    ['GET', '/services/content/v2/cdn/stories?token=wrong', 401],
    ['GET', '/services/flags/sdk/api/splitChanges?since=-1', 200],
    ['GET', '/media/nothing@1/auto/a.jpg', 404],
    ['POST', '/reports/csp', 415],
    ['GET', '/web-api/product-selection-photo-frame/prices-formats?materialType=leinwand', 200],
    ['GET', '/api/get-location/', 200],
    ['POST', '/api/get-location/', 405],
    ['POST', '/whitelabel/switch', 415],
    ['POST', '/accessory', 303],
    ['GET', '/web-api/elsewhere', 404],
    ['GET', '/nothing', 404],
  ])('the services answer %s %s with %i', async (method, path, status) => {
    const services = await container.getAsync(tokens.services);
    expect((await services.request(path, { method })).status).toBe(status);
  });

  test('pages and browsers ask it, and the log hears of refusals', async () => {
    await container.get(tokens.pagePorts).shipping(patient).information(scope)();
    expect(shopCalls).toEqual([
      'https://shop.example/web-api/product-selection-photo-frame/prices-formats?materialType=leinwand',
      'https://shop.example/web-api/shipping-information',
    ]);
    expect(log.reports.map(({ code }) => code)).toEqual(['content-token-refused']);
  });
});

describe('with everything elsewhere', () => {
  let container: Container;
  const asked: Request[] = [];
  let answer: (request: Request) => Response = () => new Response(null, { status: 404 });
  const log = recordingLog();
  beforeAll(() => {
    container = createContainer(
      configurationOf({
        DATA_DIR: folder,
        SHOP_API_URL: 'https://shop.example/',
        STORYBLOK_TOKEN: 'a-token-of-a-space',
        SPLIT_KEY: 'a-key-of-an-environment',
      }),
    );
    container.rebind(tokens.log).toConstantValue(log);
    container.rebind(tokens.sleep).toConstantValue(
      (milliseconds, signal) =>
        new Promise((resolve, reject) => {
          if (milliseconds < 5_000) resolve();
          signal?.addEventListener('abort', () => reject(new Error('woken up')));
        }),
    );
    container.rebind(tokens.network).toConstantValue(async (request) => {
      asked.push(request);
      return answer(request);
    });
  });
  afterAll(() => container.unbindAllAsync());

  test('two customers who ask side by side keep their own sessions', async () => {
    asked.splice(0);
    const services = await container.getAsync(tokens.services);
    answer = ({ headers }) =>
      Response.json(
        { payload: null },
        {
          headers: {
            'Set-Cookie': `session=of-${headers.get('cookie') ?? 'nobody'}`,
            'Cache-Control': 'public, max-age=60',
          },
        },
      );
    const cookies = ['id=1', 'id=2', undefined, undefined];
    const answers = await Promise.all(
      cookies.map(async (cookie) =>
        services.request(
          '/web-api/customer-data',
          cookie === undefined ? {} : { headers: { cookie } },
        ),
      ),
    );
    expect(asked).toHaveLength(cookies.length);
    expect(answers.map(({ headers }) => headers.get('set-cookie'))).toEqual([
      'session=of-id=1',
      'session=of-id=2',
      'session=of-nobody',
      'session=of-nobody',
    ]);
    for (const { headers } of answers)
      expect(headers.get('cache-control')).toBe('private, no-store');
    expect(JSON.stringify(log.reports)).not.toContain('session');
  });

  test('nothing follows a redirect, whoever asks', async () => {
    asked.splice(0);
    answer = () =>
      new Response(null, { status: 302, headers: { location: 'https://evil.example/' } });
    const services = await container.getAsync(tokens.services);
    const { content, prices } = {
      content: container.get(tokens.pagePorts).content(patient),
      prices: container.get(tokens.pagePorts).prices(patient),
    };
    expect(await content.page({ ...scope, platform: 'web', slug: 'a' })()).toMatchObject({
      left: { kind: 'content-unavailable' },
    });
    expect(await prices.formats(scope, { materialType: 'leinwand' })()).toMatchObject({
      left: { kind: 'prices-unavailable', reason: 'the price API answered 302' },
    });
    expect((await services.request('/web-api/shipping-information')).status).toBe(502);
    expect((await services.request('/services/flags/sdk/api/splitChanges')).status).toBe(502);
    expect(asked.map(({ url }) => new URL(url).hostname)).not.toContain('evil.example');
    expect(new Set(asked.map(({ redirect }) => redirect))).toEqual(new Set(['manual']));
    expect(asked).toHaveLength(4);
  });

  test('no answer is read beyond its limit', async () => {
    let pulled = 0;
    const chunk = new Uint8Array(500_000);
    answer = () =>
      new Response(
        new ReadableStream({
          pull: (stream) => {
            pulled += chunk.byteLength;
            stream.enqueue(chunk);
          },
        }),
        { headers: { 'content-type': 'application/json' } },
      );
    const services = await container.getAsync(tokens.services);
    const pulledBy = async (ask: () => unknown): Promise<number> => {
      pulled = 0;
      await ask();
      return pulled;
    };
    const slack = 2 * chunk.byteLength;
    const shipping = container.get(tokens.pagePorts).shipping(patient);
    const content = container.get(tokens.pagePorts).content(patient);
    expect(await pulledBy(shipping.information(scope))).toBeLessThanOrEqual(1_000_000 + slack);
    expect(
      await pulledBy(content.page({ ...scope, platform: 'web', slug: 'b' })),
    ).toBeLessThanOrEqual(2_000_000 + slack);
    expect(
      await pulledBy(() => services.request('/web-api/shipping-information')),
    ).toBeLessThanOrEqual(1_000_000 + slack);
    expect(
      await pulledBy(() => services.request('/services/flags/sdk/api/splitChanges')),
    ).toBeLessThanOrEqual(4_000_000 + slack);
  });

  test('each has a breaker of its own, whose state can be read', () => {
    const breakers = container.get(tokens.breakers);
    for (const [name, { service, state }] of Object.entries(breakers))
      expect([service, state()]).toEqual([name, 'closed']);
  });
});

describe('with nothing elsewhere', () => {
  let container: Container;
  const log = recordingLog();
  beforeAll(async () => {
    container = createContainer(configurationOf({ DATA_DIR: embedded }));
    container.rebind(tokens.log).toConstantValue(log);
    container
      .rebind(tokens.network)
      .toConstantValue((request) => Promise.reject(new Error(`network: ${request.url}`)));
    await container.getAsync(tokens.services);
  }, 120_000);

  test('every port is answered by the services of the process, and made once', async () => {
    const answers = [
      await container
        .get(tokens.pagePorts)
        .prices(patient)
        .formats(scope, { materialType: 'leinwand' })(),
      await container.get(tokens.pagePorts).shipping(patient).information(scope)(),
      await container
        .get(tokens.pagePorts)
        .content(patient)
        .page({ ...scope, platform: 'web', slug: 'leinwanddruck' })(),
      await container.get(tokens.pagePorts).localizedUrls(patient).of(scope, '/leinwanddruck')(),
      await container.get(tokens.contactDesk).send(
        scope,
        {
          name: 'Ada',
          email: 'ada@example.com',
          topic: 'delivery',
          message: 'Where is my canvas?',
          attachments: [],
        },
        randomUUID(),
      )(),
    ];
    expect(answers.map(({ _tag, ...rest }) => [_tag, 'left' in rest ? rest.left : ''])).toEqual(
      answers.map(() => ['Right', '']),
    );
    const treatments = await container.get(tokens.flags).treatments(['product_matrix'], {
      key: userKey('somebody'),
      attributes: { channel: 'poster', mobileDevice: false },
    })();
    expect(treatments).toEqual({ product_matrix: 'off' });
    for (const token of [tokens.pagePorts, tokens.log, tokens.flags])
      expect(container.get<object>(token)).toBe(container.get<object>(token));
    expect(log.reports).toEqual([]);
  });

  test('closing it closes its database', async () => {
    const { orm } = await container.getAsync(tokens.database);
    await container.unbindAllAsync();
    await expect(orm.execute('select 1')).rejects.toThrow('Failed query');
  });
});

const writeToken = 'a-token-for-writers';
const secret = 'a-secret-of-the-space';

/** A shop in which stories can be written, on the database of the shop before it. */
const openForEditors = (): Container => {
  const container = createContainer(
    configurationOf({
      DATA_DIR: embedded,
      CONTENT_WRITE_TOKEN: writeToken,
      STORYBLOK_WEBHOOK_SECRET: secret,
    }),
  );
  container.rebind(tokens.log).toConstantValue(recordingLog());
  return container;
};

const titleOf = async (container: Container): Promise<string> => {
  const asked = { ...scope, platform: 'web', slug: 'neu' } as const;
  const page = await container.get(tokens.pagePorts).content(patient).page(asked)();
  return E.isRight(page) ? page.right.title : page.left.kind;
};

test('a story that was written is a page, before and after a restart', async () => {
  const first = openForEditors();
  const services = await first.getAsync(tokens.services);
  expect(await titleOf(first)).toBe('page-not-found');
  const story = {
    name: 'Neu',
    slug: 'poster/de-DE/pages/neu',
    content: { component: 'Page', title: 'Neu' },
  };
  const send = (authorization: string) =>
    services.request('/services/content/v1/spaces/1/stories', {
      method: 'POST',
      body: JSON.stringify({ story, publish: 1 }),
      headers: { authorization },
    });
  expect((await send('another-token-for-writers')).status).toBe(401);
  expect((await send(writeToken)).status).toBe(201);
  expect(await titleOf(first)).toBe('Neu');
  await first.unbindAllAsync();
  const second = openForEditors();
  await second.getAsync(tokens.services);
  expect(await titleOf(second)).toBe('Neu');
  await second.unbindAllAsync();
});

test('a webhook of the space is heard by all that keeps something', async () => {
  const container = openForEditors();
  const services = await container.getAsync(tokens.services);
  const heard: StoryChange[] = [];
  container.get(tokens.storyChanges).hear((change) => heard.push(change));
  const body = JSON.stringify({ action: 'published', full_slug: 'poster/de-DE/pages/home' });
  const call = (signature: string) =>
    services.request(contentWebhookPath, {
      method: 'POST',
      body,
      headers: { 'webhook-signature': signature },
    });
  expect((await call('wrong')).status).toBe(401);
  const signature = createHmac('sha1', secret).update(body).digest('hex');
  expect((await call(signature)).status).toBe(200);
  expect(heard).toEqual([{ kind: 'story', fullSlug: 'poster/de-DE/pages/home' }]);
  await container.unbindAllAsync();
});

describe('payments', () => {
  const openedWith = async (environment: Readonly<Record<string, string>>) => {
    const container = createContainer(configurationOf({ DATA_DIR: folder, ...environment }));
    const service = await container.getAsync(tokens.payments);
    const page = await service?.app.request('/payments/events', { method: 'POST' });
    await container.unbindAllAsync();
    return page?.status;
  };
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
  };
  const SITES = 'poster.de=www.example.com';

  test('are played on this machine alone, and taken elsewhere by who is configured', async () => {
    expect(await openedWith({})).toBe(415);
    expect(await openedWith({ SITES })).toBeUndefined();
    expect(await openedWith({ SITES, ...stripe })).toBe(415);
    expect(await openedWith({ ...stripe, SHOP_API_URL: 'https://shop.example' })).toBeUndefined();
  });
});
