import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as property } from '@fast-check/vitest';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { isPresetName, presetOf, imagePresets } from '../../core/domain/image/presets.ts';
import { openPictures } from '../../adapters/media/open-pictures.ts';
import { mediaService } from '../../server/media.ts';
import type { MediaService } from '../../server/media.ts';
import { anyWebPath } from '../arbitraries/web-address.ts';

const motif = 'leadimage/mountains-1/motif.jpg';
const browser = 'image/avif,image/webp,image/apng,image/*,*/*;q=0.8';

let dataDir = '';
let service: MediaService;
let app: Hono;
const reports: unknown[] = [];

const log = { report: (...event: readonly unknown[]) => void reports.push(event) };

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`http://localhost${path}`, { method, headers });

const measured = async (response: Response) => sharp(await response.arrayBuffer()).metadata();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'media-'));
  const clock = { now: Date.now };
  service = mediaService({ pictures: openPictures({ dataDir, clock, log }), clock, log });
  app = new Hono().route('/media', service.app);
});

afterAll(async () => {
  await service.close();
  await rm(dataDir, { recursive: true, force: true });
});

const sizes = Object.keys(imagePresets)
  .filter(isPresetName)
  .flatMap((preset) => presetOf(preset).densities.map((density) => [preset, density] as const));

describe('the media service', () => {
  test.each(sizes)('answers %s@%i in exactly its size', async (preset, density) => {
    const response = await get(`/media/${preset}@${density}/webp/${motif}`);
    const { width, height, format } = await measured(response);
    expect({ width, height, format }).toEqual({
      width: presetOf(preset).width * density,
      height: presetOf(preset).height * density,
      format: 'webp',
    });
  });

  test.each([
    ['webp', 'image/webp', 'webp'],
    ['jpg', 'image/jpeg', 'jpeg'],
  ])('codes %s as %s', async (format, type, coded) => {
    const response = await get(`/media/thumb@1/${format}/${motif}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await measured(response)).format).toBe(coded);
  });

  test('negotiates: webp at once, avif when it is made, jpeg for others', async () => {
    const path = '/media/motif-small@1/auto/leadimage/city-2/motif.jpg';
    const first = await get(path, { accept: browser });
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('vary')).toBe('Accept');
    expect(first.headers.get('cache-control')).toMatch(/max-age=60, stale-while-revalidate/u);

    const typeNow = async () => (await get(path, { accept: browser })).headers.get('content-type');
    await expect.poll(typeNow, { timeout: 30_000 }).toBe('image/avif');
    const second = await get(path, { accept: browser });
    expect(second.headers.get('cache-control')).toContain('max-age=86400');
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
    expect((await measured(second)).format).toBe('heif');

    const modest = await get(path, { accept: 'image/webp,*/*' });
    expect(modest.headers.get('content-type')).toBe('image/webp');
    const mail = await get(path, { accept: 'image/png,*/*' });
    expect(mail.headers.get('content-type')).toBe('image/jpeg');
  });

  test('stands in with webp under a fixed avif address until avif is made', async () => {
    const path = '/media/thumb@1/avif/leadimage/city-3/motif.jpg';
    const first = await get(path);
    const webp = await get(path.replace('avif', 'webp'));
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('image/webp');
    expect(first.headers.get('cache-control')).toBe('public, max-age=60');
    expect(first.headers.get('etag')).toBe(webp.headers.get('etag'));
    expect((await measured(first)).format).toBe('webp');

    const typeNow = async () => (await get(path)).headers.get('content-type');
    await expect.poll(typeNow, { timeout: 30_000 }).toBe('image/avif');
    const second = await get(path);
    expect(second.headers.get('cache-control')).toContain('immutable');
    expect((await measured(second)).format).toBe('heif');
  });

  test('answers 304 to clients that have the picture, and HEAD without a body', async () => {
    const path = `/media/tile@1/webp/${motif}`;
    const whole = await get(path);
    const tag = whole.headers.get('etag') ?? '';
    const again = await get(path, { 'if-none-match': `"other", W/${tag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('etag')).toBe(tag);
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);

    const head = await get(path, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(whole.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  test('makes a picture once, however many ask at once', async () => {
    const path = '/media/tile@2/webp/leadimage/dunes-7/motif.jpg';
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(path)));
    const tags = new Set(answers.map((answer) => answer.headers.get('etag')));
    expect(tags.size).toBe(1);
    // Others may be made in the background meanwhile; of this one there is one file and not a part of a second.
    const name = [...tags].join().replaceAll('"', '');
    const files = await readdir(join(dataDir, 'media'));
    const [digest = ''] = name.split('.');
    expect(files.filter((file) => file.startsWith(digest))).toEqual([name]);
  });

  test('gives both endings the same bytes', async () => {
    const [jpg, png] = await Promise.all([
      get(`/media/tile@1/webp/${motif}`),
      get(`/media/tile@1/webp/${motif.replace('.jpg', '.png')}`),
    ]);
    expect(jpg.headers.get('etag')).toBe(png.headers.get('etag'));
  });

  test('cuts the object by itself out of its ground', async () => {
    const path = 'leadimage/mountains-1/frame/leinwand/600x600.jpg';
    const { data, info } = await sharp(
      await (await get(`/media/tile@1/webp/${path}`)).arrayBuffer(),
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number): number | undefined =>
      data[(y * info.width + x) * info.channels + 3];
    expect(info.channels).toBe(4);
    expect(alphaAt(2, 150)).toBe(0);
    expect(alphaAt(200, 150)).toBe(255);
    expect(alphaAt(200, 2)).toBe(255);
  });

  test.each([
    ['/media/nope@1/webp/leadimage/mountains-1/motif.jpg', 404, 'unknown-preset'],
    ['/media/motif@1/webp/leadimage/mountains-1/motif.tiff', 404, 'unknown-ending'],
    ['/media/motif@1/webp/leadimage/mountains-1/..%2f..%2fmotif.jpg', 400, 'malformed-source'],
    ['/media/motif@1/webp/..%5c..%5cmotif.jpg', 400, 'malformed-source'],
    ['/media/what', 400, 'malformed-path'],
  ])('%s is %i with a reason', async (path, status, text) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toEqual({ message: { text } });
  });

  property.prop([anyWebPath])('never fails for what a client sends', async (path) => {
    const response = await get(`/media${path.startsWith('/') ? path : `/${path}`}`);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(reports).toEqual([]);
  });
});
