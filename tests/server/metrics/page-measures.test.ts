/** What `/metrics` tells of pages: hits, misses, bytes, and the time of drawing. */
import { expect, test } from 'vitest';

import { createPageMeasures } from '../../../server/metrics/page-measures.ts';
import { createPageCache, type RenderedPage } from '../../../server/pages/page-cache.ts';
import { keepingMeter } from './keeping-meter.ts';

const page: RenderedPage = {
  status: 200,
  headers: [],
  body: Buffer.alloc(1_000),
  freshSeconds: 60,
};

test('each page that was asked of the cache is a hit or a miss, once', async () => {
  const { meter, read } = keepingMeter();
  const plain = createPageCache(1_000_000, { now: () => 0 });
  const load = (): { running: number; waiting: number } => ({ running: 2, waiting: 3 });
  const cache = createPageMeasures(meter, { cacheBytes: plain.bytes, load }).ofCache(plain);
  const left = new AbortController().signal;
  expect(cache.peek('/')).toBeUndefined();
  expect(read('page_cache_lookups_total')).toEqual({ hit: 0, miss: 0 });
  await cache.get('/', async () => page, left);
  expect(read('page_cache_lookups_total')).toEqual({ hit: 0, miss: 1 });
  await cache.get('/', async () => page, left);
  cache.peek('/');
  expect(read('page_cache_lookups_total')).toEqual({ hit: 2, miss: 1 });
  expect(read('page_cache_bytes')).toBeGreaterThan(1_000);
  expect(read('pages_rendering')).toEqual({ running: 2, waiting: 3 });
});

test('drawings tell their time by form, failed ones, too', async () => {
  const { meter, times } = keepingMeter();
  const load = (): { running: number; waiting: number } => ({ running: 0, waiting: 0 });
  const { ofRendering } = createPageMeasures(meter, { cacheBytes: () => 0, load });
  const request = {} as Parameters<ReturnType<typeof ofRendering>>[0];
  await ofRendering(async () => ({ kind: 'redirect', status: 301, location: '/' }))(
    request,
    'payload',
  );
  const failing = ofRendering(() => Promise.reject(new Error('no page')));
  await expect(failing(request, 'document')).rejects.toThrow('no page');
  expect(times).toEqual([
    ['page_render_seconds', 'payload'],
    ['page_render_seconds', 'document'],
  ]);
});
