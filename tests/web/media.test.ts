/** Pictures over the wire: which coding is answered to whom, and what is kept. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import type { AskOptions } from './ask-port.ts';
import { ask as askShop } from './ask.ts';
import { eventually } from './browser.ts';
import { openShop, type Shop } from './shop.ts';

/** Its own: AVIF is made when nobody asks for a picture, and of the shared one somebody always does. */
let shop: Shop;

beforeAll(async () => {
  shop = await openShop(inject('template'), {}, { drawsAll: true });
});

afterAll(async () => {
  await shop.close();
});

const ask = (host: string, path: string, options: AskOptions = {}) =>
  askShop(host, path, { ...options, port: shop.port });

const source = 'leadimage/waves-7/motif.jpg';
const chromiumAccepts = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

const typeFor = async (accept: string): Promise<string | undefined> =>
  (await ask('localhost', `/media/thumb@1/auto/${source}`, { headers: { accept } })).headers[
    'content-type'
  ];

test('a product’s picture has a blurred copy in its place until it is there', async () => {
  const page = (await ask('localhost', '/leinwanddruck')).body.toString();
  const found = /--placeholder:url\(&quot;(?<address>[^&]+)&quot;\)/u.exec(page);
  const { status, body } = await ask('localhost', found?.groups?.['address'] ?? '/');
  expect(status).toBe(200);
  expect(body.length).toBeLessThan(600);
  expect(await sharp(body).metadata()).toMatchObject({ width: 10, height: 10 });
});

describe('a picture in the coding that suits', () => {
  test('is WebP for those who take it, and JPEG for all others', async () => {
    expect(await typeFor('image/webp,*/*')).toBe('image/webp');
    expect(await typeFor('*/*')).toBe('image/jpeg');
    expect(await typeFor('image/png')).toBe('image/jpeg');
    expect(await typeFor('image/avif;q=0,image/webp')).toBe('image/webp');
  });

  test('is WebP at once, and the smaller AVIF as soon as it is made', async () => {
    const path = `/media/tile@2/auto/leadimage/dunes-9/motif.jpg`;
    const asked = () => ask('localhost', path, { headers: { accept: chromiumAccepts } });
    const first = await asked();
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers.vary).toMatch(/accept/iu);
    await eventually(async () => (await asked()).headers['content-type']).toBe('image/avif');
    expect((await asked()).body.length).toBeLessThan(first.body.length);
  });

  test('is never AVIF that a client would wait for, at its own address neither', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => {
      return `/media/thumb@1/avif/leadimage/paper-${index + 700}/motif.jpg`;
    });
    const answers = await Promise.all(paths.map((path) => ask('localhost', path)));
    for (const { status, headers, body } of answers) {
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(headers['cache-control']).toBe('public, max-age=60');
      expect((await sharp(body).metadata()).format).toBe('webp');
    }
    const [first = ''] = paths;
    const typeNow = async () => (await ask('localhost', first)).headers['content-type'];
    await eventually(typeNow).toBe('image/avif');
    expect((await ask('localhost', first)).headers['cache-control']).toContain('immutable');
  });

  test.each([
    [1, 84, 69],
    [2, 168, 138],
  ])('has the size of its preset at density %i', async (density, width, height) => {
    const { body, headers } = await ask('localhost', `/media/thumb@${density}/webp/${source}`);
    expect(await sharp(body).metadata()).toMatchObject({ width, height, format: 'webp' });
    expect(headers['cache-control']).toContain('immutable');
  });

  test('is not sent again to those who have it', async () => {
    const path = `/media/thumb@1/jpg/${source}`;
    const { headers } = await ask('localhost', path);
    const again = await ask('localhost', path, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });
});
