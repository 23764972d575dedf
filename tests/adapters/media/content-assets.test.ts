/** Editors' pictures at `/media`, from a small image service of the vendor's kind. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { withLimits } from '../../../adapters/http/with-limits.ts';
import { contentAssets } from '../../../adapters/media/content-assets.ts';
import { openPictures } from '../../../adapters/media/open-pictures.ts';
import { mediaService } from '../../../server/media.ts';
import { manualClock } from '../../fakes/clock.ts';
import { sleepUntilWoken } from '../../fakes/fetch.ts';
import { recordingLog } from '../../fakes/log.ts';
import { serveLoopback, type Loopback } from '../../fakes/loopback.ts';

const red = { r: 200, g: 30, b: 30 };

const photo = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { ...red, alpha } } });

type Answer = (request: Request) => Response | Promise<Response>;

const plain = (bytes: BodyInit, type = 'application/octet-stream'): Response =>
  new Response(bytes, { headers: { 'content-type': type } });

/** What lies at the vendor, by the asset's hash. */
let lying: Readonly<Record<string, Answer>> = {};
let vendor: Loopback;
const asked: string[] = [];
/** Whether the request of the one who leaves has ended. */
let isLeft = false;

beforeAll(async () => {
  const bytesOf = async (image: Sharp) => new Uint8Array(await image.toBuffer());
  const [jpg, png, webp, avif, gif, large] = await Promise.all([
    bytesOf(photo(720, 480).jpeg()),
    bytesOf(photo(720, 480, 0.5).png()),
    bytesOf(photo(720, 480).webp()),
    bytesOf(photo(64, 64).avif({ effort: 0 })),
    bytesOf(photo(64, 64).gif()),
    bytesOf(photo(4_000, 2_001).png()),
  ]);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
  lying = {
    aaa1: () => plain(jpg),
    aaa2: () => plain(png),
    aaa3: () => plain(webp),
    aaa4: () => plain(avif),
    aaa5: () => plain(gif),
    bbb1: () => plain(svg, 'image/jpeg'),
    bbb2: () => plain('<!doctype html><title>a</title>', 'image/jpeg'),
    bbb3: () => plain(jpg.subarray(0, 400), 'image/jpeg'),
    bbb4: () => plain(large, 'image/png'),
    bbb5: () => Response.redirect(`${vendor.origin}/f/7/720x480/aaa1/a.jpg/m/1x1/x`, 302),
    bbb6: () => plain(''),
    ccc1: () => new Response(null, { status: 404 }),
    ccc2: () => new Response(null, { status: 403 }),
    ddd1: () => new Response(null, { status: 500 }),
    ddd2: () => new Response(null, { status: 429 }),
    ddd3: () => plain(new Uint8Array(8_000_001)),
    eee1: () => new Promise(() => undefined),
    eee2: ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          isLeft = true;
          reject(new Error('left'));
        });
      }),
  };
  vendor = await serveLoopback((request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return lying[pathname.split('/')[4] ?? '']?.(request) ?? new Response(null, { status: 404 });
  });
});

afterAll(() => vendor.stop());

const sourceOf = (hash: string, space = 7): string => `asset/${space}/720x480/${hash}/a.jpg`;

type World = { readonly dataDir?: string; readonly space?: string | undefined };

const open = async ({ dataDir, ...rest }: World = {}) => {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'assets-')));
  const space = 'space' in rest ? rest.space : '7';
  const clock = manualClock(0);
  const log = recordingLog();
  const { sleep, wake } = sleepUntilWoken();
  asked.splice(0);
  const pictures = openPictures({
    dataDir: folder,
    clock,
    log,
    assets: contentAssets({
      host: vendor.origin,
      fetch: withLimits({ usual: { bytes: 1, milliseconds: 1 }, sleep })((request) =>
        fetch(request),
      ),
      ownSpace: () => Promise.resolve(space),
      clock,
    }),
  });
  const service = mediaService({ pictures, clock, log });
  const app = new Hono().route('/media', service.app);
  const get = async (path: string, accept = 'image/webp', signal: AbortSignal | null = null) =>
    app.request(`/media/${path}`, { headers: { accept }, signal });
  onTestFinished(async () => {
    await service.close();
    if (dataDir === undefined) await rm(folder, { recursive: true });
  });
  return { folder, clock, log, wake, get, close: service.close };
};

const told = async (response: Response) => ({
  status: response.status,
  cache: response.headers.get('cache-control'),
  said: await response.json(),
});

describe('an asset of the own space', () => {
  test.each(['aaa1', 'aaa2', 'aaa3', 'aaa4', 'aaa5'])(
    'is answered in exactly the preset’s size (%s)',
    async (hash) => {
      const { get } = await open();
      for (const [path, width, height, format] of [
        ['motif@2/webp', 1_440, 960, 'webp'],
        ['square@1/jpg', 73, 110, 'jpeg'],
      ] as const) {
        const response = await get(`${path}/${sourceOf(hash)}`);
        expect(response.status).toBe(200);
        const picture = sharp(await response.arrayBuffer());
        expect(await picture.metadata()).toMatchObject({ width, height, format });
        // What is seen is what was uploaded.
        const { channels } = await picture.stats();
        expect((channels[0]?.mean ?? 0) - (channels[2]?.mean ?? 0)).toBeGreaterThan(60);
      }
    },
  );

  test('is asked for in the size that is shown, as WebP', async () => {
    const { get } = await open();
    await get(`teaser@2/auto/${sourceOf('aaa1')}`);
    expect(asked).toEqual(['/f/7/720x480/aaa1/a.jpg/m/2592x1080/filters:quality(95):format(webp)']);
  });

  test('keeps what is transparent in it, but for JPEG', async () => {
    const { get } = await open();
    const hasAlpha = async (format: string) =>
      (
        await sharp(
          await (await get(`motif@1/${format}/${sourceOf('aaa2')}`)).arrayBuffer(),
        ).metadata()
      ).hasAlpha;
    expect([await hasAlpha('webp'), await hasAlpha('jpg')]).toEqual([true, false]);
  });

  test('is kept: neither asked for nor coded again, after a restart either', async () => {
    const { get, folder, clock, close } = await open();
    const first = await get(`motif@1/auto/${sourceOf('aaa1')}`);
    clock.set(3_600_000);
    const again = await get(`motif@1/auto/${sourceOf('aaa1')}`);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(asked).toHaveLength(1);
    expect(await readdir(join(folder, 'media'))).toHaveLength(1);
    await close();
    // The vendor does not even name the space any more.
    const later = await open({ dataDir: folder, space: undefined });
    const kept = await later.get(`motif@1/auto/${sourceOf('aaa1')}`);
    expect([kept.status, kept.headers.get('etag')]).toEqual([200, first.headers.get('etag')]);
    expect(asked).toEqual([]);
  });

  test('is asked for once by all who want it, and becomes AVIF behind them', async () => {
    const { get } = await open();
    const path = `thumb@1/auto/${sourceOf('aaa1')}`;
    const answers = await Promise.all([1, 2, 3].map(() => get(path, 'image/avif,image/webp')));
    expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual([
      'image/webp',
      'image/webp',
      'image/webp',
    ]);
    const avif = `thumb@1/avif/${sourceOf('aaa1')}`;
    await vi.waitFor(
      async () => expect((await get(avif)).headers.get('content-type')).toBe('image/avif'),
      { timeout: 10_000 },
    );
    expect(asked).toHaveLength(1);
  });
});

describe('an asset that the own space does not have as a picture', () => {
  test.each(['bbb1', 'bbb2', 'bbb3', 'bbb4', 'bbb5', 'bbb6'])(
    'is 404 for a minute, and in the log (%s)',
    async (hash) => {
      const { get, log } = await open();
      expect(await told(await get(`motif@1/webp/${sourceOf(hash)}`))).toEqual({
        status: 404,
        cache: 'public, max-age=60',
        said: { message: { text: 'asset-unreadable' } },
      });
      expect(log.reports.map(({ code }) => code)).toEqual(['asset-not-loaded']);
      expect(asked).toHaveLength(1);
    },
  );

  test.each([
    ['that the vendor has not', sourceOf('ccc1'), 1],
    ['that the vendor refuses', sourceOf('ccc2'), 1],
    ['of another space', sourceOf('aaa1', 8), 0],
  ])('is 404 for a minute (one %s)', async (_name, source, times) => {
    const { get, log, clock } = await open();
    for (const now of [0, 59_000]) {
      clock.set(now);
      expect(await told(await get(`motif@1/webp/${source}`))).toEqual({
        status: 404,
        cache: 'public, max-age=60',
        said: { message: { text: 'asset-not-found' } },
      });
    }
    expect(asked).toHaveLength(times);
    expect(log.reports).toEqual([]);
    // It may have been uploaded meanwhile.
    clock.set(60_000);
    await get(`motif@1/webp/${source}`);
    expect(asked).toHaveLength(2 * times);
  });

  test('is every asset without a space', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'assets-'));
    const [clock, log] = [manualClock(0), recordingLog()];
    const service = mediaService({
      pictures: openPictures({ dataDir: folder, clock, log }),
      clock,
      log,
    });
    onTestFinished(async () => {
      await service.close();
      await rm(folder, { recursive: true });
    });
    const app = new Hono().route('/media', service.app);
    expect((await app.request(`/media/motif@1/webp/${sourceOf('aaa1')}`)).status).toBe(404);
    expect((await app.request('/media/motif@1/webp/asset/7/1x1/a/a.svg')).status).toBe(404);
    expect((await app.request('/media/motif@1/webp/asset/7/1x1/a/a..jpg')).status).toBe(400);
  });
});

describe('a vendor that is away', () => {
  const unavailable = {
    status: 503,
    cache: 'no-store',
    said: { message: { text: 'asset-unavailable' } },
  };

  test.each(['ddd1', 'ddd2', 'ddd3'])('is asked again in some seconds (%s)', async (hash) => {
    const { get, log, clock } = await open();
    for (const now of [0, 4_999]) {
      clock.set(now);
      const response = await get(`motif@1/webp/${sourceOf(hash)}`);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await told(response)).toEqual(unavailable);
    }
    expect(asked).toHaveLength(1);
    expect(log.reports.map(({ code }) => code)).toEqual(['asset-not-loaded']);
    clock.set(5_000);
    await get(`motif@1/webp/${sourceOf(hash)}`);
    expect(asked).toHaveLength(2);
  });

  test('is so where it does not name its space', async () => {
    const { get } = await open({ space: undefined });
    expect(await told(await get(`motif@1/webp/${sourceOf('aaa1')}`))).toEqual(unavailable);
    expect(asked).toEqual([]);
  });

  test('is given up in time, and holds up no other picture', async () => {
    const { get, wake } = await open();
    const slow = ['motif@1', 'motif@2', 'tile@1', 'tile@2', 'head@1'].map((size) =>
      get(`${size}/webp/${sourceOf('eee1')}`),
    );
    await vi.waitFor(() => expect(asked).toHaveLength(slow.length));
    expect((await get('thumb@1/webp/leadimage/moon-1/motif.jpg')).status).toBe(200);
    wake(5_000);
    for (const response of await Promise.all(slow))
      expect(await told(response)).toEqual(unavailable);
  });

  test('is not waited for by a client who has left', async () => {
    const { get, log } = await open();
    const leaving = new AbortController();
    const answer = get(`motif@1/webp/${sourceOf('eee2')}`, 'image/webp', leaving.signal);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    leaving.abort();
    await vi.waitFor(() => expect(isLeft).toBe(true));
    expect((await answer).status).toBe(503);
    expect(log.reports).toEqual([]);
  });
});
