/** The composition: every port has its adapter, every service its address. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Container } from 'inversify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { readConfiguration, type Configuration } from '../../../server/configuration.ts';
import { createContainer, tokens } from '../../../server/container.ts';
import { recordingLog } from '../../fakes/log.ts';
import { patient } from '../../fakes/patient.ts';
import { userKey } from '../../fakes/flags.ts';

const configurationOf = (environment: Readonly<Record<string, string>>): Configuration => {
  const read = readConfiguration(environment);
  if (E.isLeft(read)) throw new Error(read.left.variable);
  return read.right;
};

const scope = { channel: 'poster', locale: 'de-DE' } as const;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'composition-'));
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
    ['GET', '/web-api/elsewhere', 404],
    ['GET', '/nothing', 404],
  ])('the services answer %s %s with %i', async (method, path, status) => {
    const services = await container.getAsync(tokens.services);
    expect((await services.request(path, { method })).status).toBe(status);
  });

  test('pages and browsers ask it, and the log hears of refusals', async () => {
    await container.get(tokens.shipping)(patient).information(scope)();
    expect(shopCalls).toEqual([
      'https://shop.example/web-api/product-selection-photo-frame/prices-formats?materialType=leinwand',
      'https://shop.example/web-api/shipping-information',
    ]);
    expect(log.reports.map(({ code }) => code)).toEqual(['content-token-refused']);
  });
});

describe('with nothing elsewhere', () => {
  let container: Container;
  const log = recordingLog();
  beforeAll(async () => {
    container = createContainer(configurationOf({ DATA_DIR: join(folder, 'embedded') }));
    container.rebind(tokens.log).toConstantValue(log);
    container
      .rebind(tokens.network)
      .toConstantValue((request) => Promise.reject(new Error(`network: ${request.url}`)));
    await container.getAsync(tokens.services);
  }, 120_000);

  test('every port is answered by the services of the process, and made once', async () => {
    const answers = [
      await container.get(tokens.prices)(patient).formats(scope, { materialType: 'leinwand' })(),
      await container.get(tokens.shipping)(patient).information(scope)(),
      await container
        .get(tokens.content)(patient)
        .page({ ...scope, platform: 'web', slug: 'leinwanddruck' })(),
      await container.get(tokens.contactDesk).send(scope, {
        name: 'Ada',
        email: 'ada@example.com',
        topic: 'delivery',
        message: 'Where is my canvas?',
      })(),
    ];
    expect(answers.map(({ _tag, ...rest }) => [_tag, 'left' in rest ? rest.left : ''])).toEqual(
      answers.map(() => ['Right', '']),
    );
    const treatments = await container.get(tokens.flags).treatments(['product_matrix'], {
      key: userKey('somebody'),
      attributes: { channel: 'poster', mobileDevice: false },
    })();
    expect(treatments).toEqual({ product_matrix: 'off' });
    for (const token of [tokens.prices, tokens.shipping, tokens.content, tokens.log, tokens.flags])
      expect(container.get<object>(token)).toBe(container.get<object>(token));
    expect(log.reports).toEqual([]);
  });

  test('closing it closes its database', async () => {
    const { orm } = await container.getAsync(tokens.database);
    await container.unbindAllAsync();
    await expect(orm.execute('select 1')).rejects.toThrow('Failed query');
  });
});
