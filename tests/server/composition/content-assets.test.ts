/** A page of a space whose editor has uploaded a picture: what visitors ask for, and what the shop asks. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { tokens } from '../../../server/composition/tokens.ts';
import { allLazyComponents } from '../../../ui/web/navigation/lazy-component.tsx';
import { serveLoopback, type Loopback } from '../../fakes/loopback.ts';
import { hostOf, openContentWorld, type ContentWorld } from '../../faults/content-world.ts';

let world: ContentWorld;
let vendor: Loopback;
let folder = '';
const asked: string[] = [];

/** The number of the space is the embedded service's. */
const uploaded = 'f/1/3000x2000/1f0c2d4b5a/fenster.jpg';

beforeAll(async () => {
  await allLazyComponents();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:30:00Z') });
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
  world = await openContentWorld();
  const photo = await sharp({
    create: { width: 840, height: 840, channels: 3, background: '#c81e1e' },
  })
    .webp()
    .toBuffer();
  vendor = await serveLoopback(({ url }) => {
    asked.push(new URL(url).pathname);
    return new Response(new Uint8Array(photo));
  });
});

afterAll(async () => {
  vi.useRealTimers();
  await world.close();
  await vendor.stop();
  await rm(folder, { recursive: true });
});

test('an uploaded picture is shown by the shop itself, in the sizes of its block', async () => {
  world.change('poster/de-DE/pages/home', (content) =>
    content.replaceAll('leadimage/materials-1/still.jpg', `https://a.storyblok.com/${uploaded}`),
  );
  const shop = await world.open({
    variables: { DATA_DIR: folder, STORYBLOK_ASSETS_URL: vendor.origin },
  });
  const { status, body } = await shop.await(shop.ask('/', hostOf('poster')));
  expect(status).toBe(200);
  const html = body.toString();
  expect(html).not.toContain('storyblok.com');
  const source = 'asset/1/3000x2000/1f0c2d4b5a/fenster.jpg';
  const small = `/media/teaser-small@2/auto/${source}`;
  expect(html).toContain(`/media/teaser@1/auto/${source}`);
  expect(html).toContain(small);
  // A page shows addresses; nobody has asked the vendor yet.
  expect(asked).toEqual([]);

  const services = await shop.container.getAsync(tokens.services);
  const get = (path: string) =>
    shop.await(Promise.resolve(services.request(path, { headers: { accept: 'image/webp' } })));
  const picture = await get(small);
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({
    width: 840,
    height: 840,
  });
  expect(asked).toEqual([`/${uploaded}/m/840x840/filters:quality(95):format(webp)`]);

  const foreign = await get(small.replace('asset/1/', 'asset/2/'));
  expect(foreign.status).toBe(404);
  expect(asked).toHaveLength(1);
  expect(shop.container.get(tokens.breakers)['content-assets'].state()).toBe('closed');
  await shop.close();
});
