/** The cache of pages in any use, and with pages that are dropped or lie in files. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { createPageCache, type RenderedPage } from '../../../server/pages/page-cache.ts';
import { manualClock } from '../../fakes/clock.ts';
import { bytesOf, pageWith, settle, never, start } from './cached-pages.ts';

/** What the model knows of a key. */
type Known = { readonly page: RenderedPage; readonly freshUntil: number };

const anyUse = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  way: fc.constantFrom('get', 'peek'),
  wait: fc.constantFrom(0, 1, 1000, 30_000, 60_000, 300_000, 700_000),
  outcome: fc.constantFrom('page', 'page', 'page', 'not-kept', 'outage', 'throws'),
});

const outcomes = {
  page: () => Promise.resolve(pageWith('page')),
  'not-kept': () => Promise.resolve(pageWith('not kept', 0, 404)),
  outage: () => Promise.resolve(pageWith('outage', 0, 503)),
  throws: () => Promise.reject(new Error('throws')),
} as const;

describe('the cache', () => {
  property.prop([fc.integer({ min: 1, max: 4 }), fc.array(anyUse, { maxLength: 60, size: 'max' })])(
    'does what its model does',
    async (capacity, uses) => {
      const clock = manualClock(0);
      const cache = createPageCache(bytesOf(capacity), clock);
      /** By use: the key that was used longest ago is the first. */
      const model = new Map<string, Known>();
      let rendered: RenderedPage | undefined;
      let outcome: keyof typeof outcomes = 'page';
      let renderings = 0;
      const render = async (): Promise<RenderedPage> => {
        renderings += 1;
        rendered = undefined;
        rendered = await outcomes[outcome]();
        return rendered;
      };
      const learn = (key: string): void => {
        if (rendered === undefined || rendered.status >= 500) return;
        model.delete(key);
        if (rendered.freshSeconds === 0) return;
        model.set(key, { page: rendered, freshUntil: clock.now() + 60_000 });
        const [oldest = ''] = model.keys();
        if (model.size > capacity) model.delete(oldest);
      };
      for (const use of uses) {
        const { key, way } = use;
        ({ outcome } = use);
        clock.set(clock.now() + use.wait);
        renderings = 0;
        rendered = undefined;
        const known = model.get(key);
        const isUsable = known !== undefined && clock.now() < known.freshUntil + 600_000;
        const isFresh = known !== undefined && clock.now() < known.freshUntil;
        const answer =
          way === 'get' ? await cache.get(key, render).catch(() => 'failed') : cache.peek(key);
        await settle();
        const isRendered = isUsable ? !isFresh : way === 'get';
        expect(renderings).toBe(isRendered ? 1 : 0);
        if (isUsable) {
          expect(answer).toBe(known.page);
          model.delete(key);
          model.set(key, known);
        } else if (way === 'peek') expect(answer).toBeUndefined();
        else expect(answer).toBe(outcome === 'throws' ? 'failed' : rendered);
        if (isRendered) learn(key);
      }
    },
  );
});

describe('a page that is dropped', () => {
  const isPage = (text: string) => (page: RenderedPage) => page.body.toString().startsWith(text);

  test('is rendered anew, and all others stay', async () => {
    const { cache, render, waiting } = start();
    const other = pageWith('other');
    await cache.get('a', () => Promise.resolve(pageWith('changed')));
    await cache.get('b', () => Promise.resolve(other));
    cache.drop(isPage('changed'));
    expect(cache.peek('a')).toBeUndefined();
    expect(cache.peek('b')).toBe(other);
    const again = cache.get('a', render);
    const page = pageWith('new');
    waiting[0]?.resolve(page);
    expect(await again).toBe(page);
    expect(cache.peek('a')).toBe(page);
  });

  test('while it is rendered is given to those who waited, kept for nobody, and not waited for', async () => {
    const { cache, render, waiting } = start();
    const [before, unchanged] = [cache.get('a', render), cache.get('b', render)];
    cache.drop(isPage('old'));
    const after = cache.get('a', render);
    expect(waiting).toHaveLength(3);
    const [old, other, page] = [pageWith('old'), pageWith('other'), pageWith('new')];
    waiting[2]?.resolve(page);
    expect(await after).toBe(page);
    waiting[0]?.resolve(old);
    waiting[1]?.resolve(other);
    expect([await before, await unchanged]).toEqual([old, other]);
    expect(cache.peek('a')).toBe(page);
    expect(cache.peek('b')).toBe(other);
  });
});

describe('a page with a file', () => {
  const world = (file: RenderedPage | undefined, rendered: () => Promise<RenderedPage>) => {
    const { clock, cache } = start();
    const written: RenderedPage[] = [];
    const source = {
      render: rendered,
      read: async () => (clock.now() < 660_000 ? file : undefined),
      readLast: async () => file,
      write: (page: RenderedPage) => void written.push(page),
    };
    return { clock, cache, written, source };
  };
  const fileOf = (text: string): RenderedPage => ({ ...pageWith(text), renderedAt: 0 });

  test('is shown as it lies there while it is fresh, without rendering', async () => {
    const file = fileOf('file');
    const { clock, cache, source, written } = world(file, never);
    clock.set(59_999);
    expect(await cache.get('k', source)).toBe(file);
    expect(cache.peek('k')).toBe(file);
    expect(written).toEqual([]);
  });

  test('counts from when it was rendered: a stale one is shown once more and written anew', async () => {
    const file = fileOf('file');
    const page = pageWith('new');
    const { clock, cache, source, written } = world(file, () => Promise.resolve(page));
    clock.set(60_000);
    expect(await cache.get('k', source)).toBe(file);
    await settle();
    expect(written).toEqual([page]);
    expect(cache.peek('k')).toBe(page);
  });

  test('that is too old is not shown; it is rendered and written', async () => {
    const page = pageWith('new');
    const { clock, cache, source, written } = world(fileOf('file'), () => Promise.resolve(page));
    clock.set(660_000);
    expect(await cache.get('k', source)).toBe(page);
    expect(written).toEqual([page]);
  });

  test.each([
    ['failed', pageWith('failed', 0, 503)],
    ['broke', pageWith('broke', 0, 500)],
    ['lacks an answer', { ...pageWith('no prices', 1), isDegraded: true }],
  ])('shows its last good copy for a second where rendering %s', async (_, page) => {
    const file = fileOf('file');
    let renderings = 0;
    const { clock, cache, source, written } = world(file, () => {
      renderings += 1;
      return Promise.resolve(page);
    });
    clock.set(700_000);
    expect((await cache.get('k', source)).body).toBe(file.body);
    clock.set(700_999);
    expect((await cache.get('k', source)).body).toBe(file.body);
    expect(renderings).toBe(1);
    clock.set(701_000);
    expect((await cache.get('k', source)).body).toBe(file.body);
    expect(renderings).toBe(2);
    expect(written).toEqual([]);
  });

  test('shows that copy no longer once rendering works again', async () => {
    let page: RenderedPage = pageWith('failed', 0, 503);
    const { clock, cache, source, written } = world(fileOf('file'), async () => page);
    clock.set(700_000);
    await cache.get('k', source);
    page = pageWith('new');
    clock.set(701_000);
    expect(await cache.get('k', source)).toBe(page);
    expect(written).toEqual([page]);
  });

  test.each([
    ['is not to be kept', pageWith('gone', 0, 404)],
    ['lacks an answer', { ...pageWith('no prices', 1), isDegraded: true }],
  ])('is not written where it %s', async (_, page) => {
    const { cache, source, written } = world(undefined, async () => page);
    expect(await cache.get('k', source)).toBe(page);
    expect(written).toEqual([]);
  });

  test('is not shown where something has changed while it was read', async () => {
    const page = pageWith('new');
    const held = Promise.withResolvers<RenderedPage>();
    const { cache, source } = world(undefined, () => Promise.resolve(page));
    const asked = cache.get('k', { ...source, read: () => held.promise });
    cache.drop(() => true);
    held.resolve(fileOf('file'));
    expect(await asked).toBe(page);
  });
});
