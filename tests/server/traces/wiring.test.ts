/** Who hears of a trace: the shop's own API, through pages and through the relay, and no vendor. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { readConfiguration } from '../../../server/configuration.ts';
import { createContainer } from '../../../server/container.ts';
import { tokens } from '../../../server/composition/tokens.ts';
import { noTraces, type Traces } from '../../../server/traces/traces.ts';
import { patient } from '../../fakes/patient.ts';
import { recordingLog } from '../../fakes/log.ts';

const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

test('each call of a service has its span, and the shop’s own API alone goes on with the trace', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'traces-'));
  const configuration = readConfiguration({
    DATA_DIR: folder,
    SHOP_API_URL: 'https://shop.example/',
    STORYBLOK_TOKEN: 'a-token-of-a-space',
    SPLIT_KEY: 'a-key-of-an-environment',
  });
  if (E.isLeft(configuration)) throw new Error(configuration.left.variable);
  const spans: string[] = [];
  const traces: Traces = {
    ...noTraces,
    span: ({ name }, run) => {
      spans.push(name);
      return run(() => undefined);
    },
    traceparent: () => traceparent,
  };
  const container = createContainer(configuration.right, traces);
  const heard = new Map<string, Set<string | null>>();
  container.rebind(tokens.log).toConstantValue(recordingLog());
  container.rebind(tokens.sleep).toConstantValue(
    (_milliseconds, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('woken up')));
      }),
  );
  container.rebind(tokens.network).toConstantValue(async ({ url, headers }) => {
    const { hostname } = new URL(url);
    heard.set(hostname, (heard.get(hostname) ?? new Set()).add(headers.get('traceparent')));
    return Response.json({ payload: null });
  });
  const services = await container.getAsync(tokens.services);
  const scope = { channel: 'poster', locale: 'de-DE' } as const;
  await container.get(tokens.pagePorts).shipping(patient).information(scope)();
  await services.request('/web-api/customer-data', { headers: { traceparent: 'a-visitor' } });
  await container
    .get(tokens.pagePorts)
    .content(patient)
    .page({ ...scope, slug: 'leinwanddruck', platform: 'desktop' })();
  await services.request('/services/flags/sdk/api/splitChanges?since=-1', {
    headers: { traceparent },
  });
  await container.unbindAllAsync();
  await rm(folder, { recursive: true });
  const { 'shop.example': own, ...vendors } = Object.fromEntries(heard);
  expect(own).toEqual(new Set([traceparent]));
  expect(Object.values(vendors)).toEqual([new Set([null]), new Set([null])]);
  expect(spans).toEqual(['GET shop-api', 'GET shop-api-relay', 'GET content', 'GET flags-relay']);
});
