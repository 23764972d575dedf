/** The composition: every port has its adapter, every service its address. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { readConfiguration, type Configuration } from '../../../server/configuration.ts';
import { createContainer, tokens } from '../../../server/container.ts';
import { mountServices, type Services } from '../../../server/services/mount.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';

const configurationOf = (environment: Readonly<Record<string, string>>): Configuration => {
  const read = readConfiguration(environment);
  if (E.isLeft(read)) throw new Error(read.left.variable);
  return read.right;
};

let folder = '';
let services: Services;
const shopCalls: string[] = [];
const log = recordingLog();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composition-'));
  services = mountServices({
    configuration: configurationOf({ DATA_DIR: folder, SHOP_API_URL: 'https://shop.example' }),
    database: undefined,
    shopFetch: async (request) => {
      shopCalls.push(request.url);
      return Response.json({ payload: {} });
    },
    clock: manualClock(0),
    log,
  });
});

afterAll(async () => {
  await services.media.close();
  await rm(folder, { recursive: true });
});

describe('the services', () => {
  test.each([
    ['GET', '/services/content/v2/cdn/stories?token=wrong', 401],
    ['GET', '/services/flags/sdk/api/splitChanges?since=-1', 200],
    ['GET', '/media/nothing@1/auto/a.jpg', 404],
    ['POST', '/reports/csp', 400],
    ['GET', '/web-api/product-selection-photo-frame/prices-formats?materialType=leinwand', 200],
    ['GET', '/web-api/elsewhere', 404],
    ['GET', '/nothing', 404],
  ])('answer %s %s with %i', async (method, path, status) => {
    expect((await services.app.request(path, { method })).status).toBe(status);
  });

  test('relay to the shop API that is elsewhere, and report by the log', () => {
    expect(shopCalls).toEqual([
      'https://shop.example/web-api/product-selection-photo-frame/prices-formats?materialType=leinwand',
    ]);
    expect(log.reports.map(({ code }) => code)).toEqual(['content-token-refused']);
  });
});

describe('the container', () => {
  test('reaches what is embedded through the process alone, and each port once', async () => {
    const asked: string[] = [];
    const container = createContainer(configurationOf({}), async (input, init) => {
      asked.push(new URL(new Request(input, init).url).pathname);
      return new Response(null, { status: 503 });
    });
    const scope = { channel: 'poster', locale: 'de-DE' } as const;
    const answers = [
      await container.get(tokens.prices).formats(scope, { materialType: 'leinwand' })(),
      await container.get(tokens.shipping).information(scope)(),
    ];
    expect(answers.map(({ _tag }) => _tag)).toEqual(['Left', 'Left']);
    expect(asked).toEqual(['/price-api/prices/formats', '/web-api/shipping-information']);
    for (const token of [tokens.prices, tokens.shipping, tokens.content, tokens.log])
      expect(container.get<object>(token)).toBe(container.get<object>(token));
  });
});
