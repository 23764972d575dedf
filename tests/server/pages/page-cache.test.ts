/** The page cache: single laws, and all of them at once against a model. */
import { fc, test as property } from '@fast-check/vitest';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { createPageCache, type RenderedPage } from '../../../server/pages/page-cache.ts';
import { manualClock } from '../../fakes/clock.ts';
import { pageWith, heldRenderer, settle, never, start } from './cached-pages.ts';

describe('a page that is kept', () => {
  test('is the same object while it is fresh, without a second rendering', async () => {
    const { clock, cache } = start();
    const page = pageWith('a');
    expect(await cache.get('k', () => Promise.resolve(page))).toBe(page);
    clock.set(59_999);
    expect(await cache.get('k', never)).toBe(page);
    expect(cache.peek('k')).toBe(page);
  });

  test('is served while it is stale, and renewed once', async () => {
    const { clock, cache, render, waiting } = start();
    const [old, renewed] = [pageWith('old'), pageWith('new')];
    const first = cache.get('k', render);
    waiting[0]?.resolve(old);
    await first;
    clock.set(60_000);
    expect(await cache.get('k', render)).toBe(old);
    expect(cache.peek('k')).toBe(old);
    expect(cache.peek('k')).toBe(old);
    expect(waiting).toHaveLength(2);
    waiting[1]?.resolve(renewed);
    await settle();
    expect(cache.peek('k')).toBe(renewed);
    expect(waiting).toHaveLength(2);
    // The new page is fresh from when it was there.
    clock.set(119_999);
    expect(cache.peek('k')).toBe(renewed);
    expect(waiting).toHaveLength(2);
  });

  test('is rendered anew once it is too old', async () => {
    const { clock, cache } = start();
    await cache.get('k', () => Promise.resolve(pageWith('old')));
    clock.set(660_000);
    expect(cache.peek('k')).toBeUndefined();
    const renewed = pageWith('new');
    expect(await cache.get('k', () => Promise.resolve(renewed))).toBe(renewed);
  });

  test('stays while its renewals fail, and is renewed by the next that works', async () => {
    const { clock, cache, render, waiting } = start();
    const old = pageWith('old');
    const first = cache.get('k', render);
    waiting[0]?.resolve(old);
    await first;
    clock.set(70_000);
    expect(cache.peek('k')).toBe(old);
    waiting[1]?.reject(new Error('no database'));
    await settle();
    expect(cache.peek('k')).toBe(old);
    waiting[2]?.resolve(pageWith('the content service is away', 0, 503));
    await settle();
    expect(cache.peek('k')).toBe(old);
    waiting[3]?.resolve(pageWith('', 0, 500));
    await settle();
    clock.set(659_999);
    expect(cache.peek('k')).toBe(old);
    const renewed = pageWith('new');
    waiting[4]?.resolve(renewed);
    await settle();
    expect(cache.peek('k')).toBe(renewed);
    expect(waiting).toHaveLength(5);
  });

  test.each([
    [404, 0],
    [301, 0],
    [200, 0],
  ])('goes when its renewal says %i and is not to be kept', async (status, fresh) => {
    const { clock, cache, render, waiting } = start();
    const first = cache.get('k', render);
    waiting[0]?.resolve(pageWith('old'));
    await first;
    clock.set(70_000);
    cache.peek('k');
    waiting[1]?.resolve(pageWith('gone', fresh, status));
    await settle();
    expect(cache.peek('k')).toBeUndefined();
  });
});

describe('a page that an outage made', () => {
  const degraded = (text: string): RenderedPage => ({ ...pageWith(text, 3), isDegraded: true });

  test('stands for its seconds and is never stale', async () => {
    const { clock, cache } = start();
    const page = degraded('no prices');
    expect(await cache.get('k', () => Promise.resolve(page))).toBe(page);
    clock.set(2_999);
    expect(cache.peek('k')).toBe(page);
    clock.set(3_000);
    expect(cache.peek('k')).toBeUndefined();
  });

  test('takes no whole page’s place as long as that may be shown', async () => {
    const { clock, cache, render, waiting } = start();
    const whole = pageWith('whole');
    const first = cache.get('k', render);
    waiting[0]?.resolve(whole);
    await first;
    clock.set(600_000);
    expect(cache.peek('k')).toBe(whole);
    waiting[1]?.resolve(degraded('no prices'));
    await settle();
    expect(cache.peek('k')).toBe(whole);
    clock.set(660_000);
    expect(cache.peek('k')).toBeUndefined();
  });
});

describe('who has left', () => {
  test('is told so; the rendering ends with the last one, and is not kept', async () => {
    const { cache } = start();
    const held = Promise.withResolvers<RenderedPage>();
    const signals: AbortSignal[] = [];
    const render = (signal: AbortSignal): Promise<RenderedPage> => {
      signals.push(signal);
      return held.promise;
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const answers = [cache.get('k', render, first.signal), cache.get('k', render, second.signal)];
    const settled = Promise.allSettled(answers);
    first.abort(new Error('left'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort(new Error('left'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    held.resolve(pageWith('made of too little'));
    await settle();
    expect(cache.peek('k')).toBeUndefined();
  });

  test('leaves the page to the others, who get it', async () => {
    const { cache, render, waiting } = start();
    const left = new AbortController();
    const leaving = Promise.allSettled([cache.get('k', render, left.signal)]);
    const staying = cache.get('k', render);
    left.abort(new Error('left'));
    await leaving;
    const page = pageWith('a');
    waiting[0]?.resolve(page);
    expect(await staying).toBe(page);
    expect(waiting).toHaveLength(1);
    expect(cache.peek('k')).toBe(page);
  });
});

describe('a page that is not kept', () => {
  test('is rendered once for all who ask at the same time', async () => {
    const { cache, render, waiting } = start();
    const answers = [cache.get('k', render), cache.get('k', render), cache.get('k', render)];
    await settle();
    expect(waiting).toHaveLength(1);
    const page = pageWith('a', 0);
    waiting[0]?.resolve(page);
    for (const answer of answers) expect(await answer).toBe(page);
    const later = cache.get('k', render);
    await settle();
    expect(waiting).toHaveLength(2);
    waiting[1]?.resolve(page);
    await later;
  });

  test('fails for all who ask at the same time, and not for later requests', async () => {
    const { cache, render, waiting } = start();
    const answers = [cache.get('k', render), cache.get('k', render)];
    waiting[0]?.reject(new Error('no database'));
    for (const answer of await Promise.allSettled(answers)) expect(answer.status).toBe('rejected');
    const page = pageWith('a');
    expect(await cache.get('k', () => Promise.resolve(page))).toBe(page);
  });
});

describe('what the cache keeps', () => {
  test('is counted as it is: the body, each encoding once it is made, and its key', async () => {
    const { cache } = start();
    const page = { ...pageWith(''), body: Buffer.alloc(3_000, 'page ') };
    await cache.get('kk', () => Promise.resolve(page));
    const plain = cache.bytes();
    expect(plain).toBe(3_000 + 2 * 2 + 1_000);
    const gzip = cache.packedOf('kk', page, 'gzip');
    expect(gunzipSync(gzip).equals(page.body)).toBe(true);
    expect(cache.bytes()).toBe(plain + gzip.length);
    const br = cache.packedOf('kk', page, 'br');
    expect(brotliDecompressSync(br).equals(page.body)).toBe(true);
    // One buffer for all, from the page of before and from the page of now.
    expect(cache.packedOf('kk', page, 'gzip')).toBe(gzip);
    expect(cache.peek('kk')?.packed).toEqual({ gzip, br });
    expect(cache.bytes()).toBe(plain + gzip.length + br.length);
    cache.drop(() => true);
    expect(cache.bytes()).toBe(0);
    const story = { as: 'link', uuid: 'u', fullSlug: undefined } as const;
    const uses = {
      stories: [story, story],
      articles: [],
      isPriced: false,
      promisedUntil: undefined,
    };
    await cache.get('kk', () => Promise.resolve({ ...page, uses }));
    expect(cache.bytes()).toBe(plain + 2 * 8);
  });

  test('is compressed as it is kept, and another page as that is', async () => {
    const { cache } = start();
    const [page, other] = [pageWith('kept'), pageWith('other')];
    await cache.get('k', () => Promise.resolve(page));
    for (const key of ['k', 'unknown'])
      expect(gunzipSync(cache.packedOf(key, other, 'gzip')).equals(other.body)).toBe(true);
    expect(cache.peek('k')).toBe(page);
    const gzip = cache.packedOf('k', page, 'gzip');
    expect(gunzipSync(gzip).equals(page.body)).toBe(true);
    expect(gunzipSync(cache.packedOf('k', other, 'gzip')).equals(other.body)).toBe(true);
    const packed = Buffer.from('packed');
    const left = { ...other, packed: { gzip: packed } };
    expect(cache.packedOf('k', left, 'gzip')).toBe(packed);
  });

  test('pins no memory beside its bytes', async () => {
    const { cache } = start();
    const page = pageWith('a');
    await cache.get('k', () => Promise.resolve(page));
    const gzip = cache.packedOf('k', page, 'gzip');
    expect(gzip.buffer.byteLength).toBe(gzip.length);
  });

  property.prop([fc.array(fc.integer({ min: 1, max: 30_000 }), { maxLength: 30 })])(
    'is never more than its budget, compressed copies included',
    async (sizes) => {
      const capacity = 60_000;
      const cache = createPageCache(capacity, manualClock(0));
      for (const [index, size] of sizes.entries()) {
        const page = { ...pageWith(''), body: randomBytes(size) };
        await cache.get(String(index), () => Promise.resolve(page));
        cache.packedOf(String(index), page, 'br');
        cache.packedOf(String(index), page, 'gzip');
        expect(cache.bytes()).toBeLessThanOrEqual(capacity);
      }
    },
  );
});

describe('a rendering that nobody waits for', () => {
  test('is ended by the last one who leaves, and the next one gets a new one', async () => {
    const { cache } = start();
    const signals: AbortSignal[] = [];
    const held = heldRenderer();
    const render = (signal: AbortSignal): Promise<RenderedPage> => {
      signals.push(signal);
      return held.render();
    };
    const [one, other] = [new AbortController(), new AbortController()];
    const answers = [cache.get('k', render, one.signal), cache.get('k', render, other.signal)];
    one.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    other.abort();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    const third = cache.get('k', render);
    await settle();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    held.waiting[0]?.resolve(pageWith('given up'));
    const left = await Promise.allSettled(answers);
    expect(left.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(cache.peek('k')).toBeUndefined();
    const page = pageWith('new');
    held.waiting[1]?.resolve(page);
    expect(await third).toBe(page);
    expect(cache.peek('k')).toBe(page);
  });

  test('goes on while somebody waits who cannot leave: a renewal', async () => {
    const { clock, cache, render, waiting } = start();
    const first = cache.get('k', render);
    waiting[0]?.resolve(pageWith('old'));
    await first;
    clock.set(660_000 - 1);
    let signal: AbortSignal | undefined;
    cache.peek('k');
    const leaver = new AbortController();
    clock.set(660_000);
    const answer = cache.get(
      'k',
      (given) => {
        signal = given;
        return Promise.resolve(pageWith('second rendering'));
      },
      leaver.signal,
    );
    leaver.abort();
    await expect(answer).rejects.toBe(leaver.signal.reason);
    expect(signal).toBeUndefined();
    const renewed = pageWith('new');
    waiting[1]?.resolve(renewed);
    await settle();
    expect(cache.peek('k')).toBe(renewed);
  });
});
