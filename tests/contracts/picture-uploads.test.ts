/**
 * A visitor's uploads: in memory, and over HTTP on the embedded service, here and behind the relay.
 */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';

import type { Fetch } from '../../adapters/shared/fetch.ts';
import { httpPictureUploads } from '../../adapters/http/picture-uploads.ts';
import { withVisitorCookies } from '../../adapters/http/visitor-cookies.ts';
import { usualUploadLimits, type UploadLimits } from '../../adapters/media/picture-upload-facts.ts';
import { pictureUploads } from '../../adapters/media/picture-uploads.ts';
import { uploadedPictureHref } from '../../core/domain/image/own-picture.ts';
import { photoLifetimes } from '../../core/domain/print/retention.ts';
import { E } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { PictureUploads } from '../../core/ports/picture-uploads.ts';
import { pictureUploadRoutes } from '../../server/embedded/shop/picture-uploads.ts';
import { numberBytes, textBytes } from '../arbitraries/picture-files.ts';
import { manualClock } from '../fakes/clock.ts';
import { memoryPictureUploads } from '../fakes/picture-uploads.ts';
import { pictureUploadsContract } from './picture-uploads.ts';
import { relayed, routed, shopUrl } from '../fakes/relayed.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;

const folders = await mkdtemp(join(tmpdir(), 'passepartout-uploads-'));
afterAll(() => rm(folders, { recursive: true, force: true }));

/** On its side, as a camera that was held upright writes it. */
const picture = new Uint8Array(
  await sharp({ create: { width: 400, height: 300, channels: 3, background: 'teal' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer(),
);

const storeIn = (folder: string, clock: Clock, limits?: UploadLimits) =>
  pictureUploads(join(folders, folder), clock, limits);

const apiOf = (store: ReturnType<typeof storeIn>): Fetch => routed(pictureUploadRoutes(store, 0));

/** A visitor with cookies of their own. */
const visitorOf = (fetch: Fetch): PictureUploads =>
  httpPictureUploads({ baseUrl: shopUrl, fetch: withVisitorCookies(fetch, '').fetch }, scope);

pictureUploadsContract('in memory', async () => ({
  ours: memoryPictureUploads('ours'),
  others: memoryPictureUploads('others'),
  picture,
}));

pictureUploadsContract('over HTTP', async () => {
  const api = apiOf(storeIn('http', manualClock(0)));
  return { ours: visitorOf(api), others: visitorOf(api), picture };
});

pictureUploadsContract('through the relay', async () => {
  const api = relayed(apiOf(storeIn('relay', manualClock(0))));
  return { ours: visitorOf(api), others: visitorOf(api), picture };
});

const idOf = async (uploads: PictureUploads, bytes: Uint8Array): Promise<string> => {
  const begun = await uploads.begin(bytes.byteLength)();
  if (E.isLeft(begun)) throw new Error(begun.left.kind);
  return begun.right.id;
};

const sent = async (uploads: PictureUploads, bytes: Uint8Array<ArrayBuffer>) => {
  const id = await idOf(uploads, bytes);
  const appended = await uploads.append(id, 0, bytes)();
  return E.isLeft(appended) ? appended : uploads.complete(id)();
};

const pngHeader = (width: number, height: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array([
    ...textBytes('\u0089PNG\r\n\u001a\n'),
    ...numberBytes(13, 4),
    ...textBytes('IHDR'),
    ...numberBytes(width, 4),
    ...numberBytes(height, 4),
    8,
    2,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

describe('the shop’s own uploads', () => {
  test('refuse what only begins as a picture, and what would fill the memory', async () => {
    const uploads = visitorOf(apiOf(storeIn('hostile', manualClock(0))));
    const unreadable = E.left({ kind: 'picture-unreadable' });
    expect(await sent(uploads, picture.slice(0, picture.byteLength / 2))).toEqual(unreadable);
    expect(await sent(uploads, new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]))).toEqual(unreadable);
    expect(await sent(uploads, pngHeader(50_000, 50_000))).toEqual(
      E.left({ kind: 'picture-too-large' }),
    );
    expect(await sent(uploads, pngHeader(20, 20))).toEqual(E.left({ kind: 'picture-too-small' }));
    const gif = new Uint8Array(textBytes('GIF89a.............'));
    expect(await sent(uploads, gif)).toEqual(E.left({ kind: 'picture-type-unknown' }));
    const heic = new Uint8Array(textBytes('\0\0\0\u0018ftypheic\0\0\0\0'));
    expect(await sent(uploads, heic)).toEqual(E.left({ kind: 'picture-type-unknown' }));
    expect(await readdir(join(folders, 'hostile'))).toEqual([]);
  });

  test('survive the end of their process, with every byte that was answered', async () => {
    const clock = manualClock(0);
    const owner = 'ada';
    const first = storeIn('restart', clock);
    const begun = await first.begin(owner, picture.byteLength, 'client');
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    const { id } = begun.right;
    await first.append(owner, id, 0, picture.slice(0, 500));
    const second = storeIn('restart', clock);
    expect(await second.find(owner, id)).toMatchObject({ right: { offset: 500 } });
    await second.append(owner, id, 500, picture.slice(500));
    const whole = await second.complete(owner, id, {
      client: 'client',
      signal: new AbortController().signal,
    });
    expect(whole).toMatchObject({ right: { picture: { size: { width: 300, height: 400 } } } });
    const third = storeIn('restart', clock);
    expect(await third.find(owner, id)).toEqual(whole);
    expect(await third.screen('eve', id)).toEqual(E.left({ kind: 'upload-not-found', id }));
    const screen = await third.screen(owner, id);
    if (E.isLeft(screen)) throw new Error(screen.left.kind);
    const { width, height, exif } = await sharp(screen.right).metadata();
    expect([width, height, exif]).toEqual([300, 400, undefined]);
  });

  test('expire, and take no more than their share of the disk', async () => {
    const clock = manualClock(0);
    const limits = { ...usualUploadLimits, bytes: picture.byteLength * 2 + 100, ofOwner: 3 };
    const store = storeIn('bounded', clock, limits);
    const uploads = visitorOf(apiOf(store));
    expect(E.isRight(await sent(uploads, picture))).toBe(true);
    expect(E.isRight(await sent(uploads, picture))).toBe(true);
    const more = visitorOf(apiOf(store));
    const id = await idOf(more, picture);
    expect(await more.append(id, 0, picture)()).toMatchObject({
      left: { kind: 'uploads-unavailable' },
    });
    await idOf(uploads, picture);
    expect(await uploads.begin(9)()).toEqual(E.left({ kind: 'uploads-too-many' }));
    clock.set(photoLifetimes.unfinished + 1);
    expect(await more.find(id)()).toMatchObject({ left: { kind: 'upload-not-found' } });
    expect(E.isRight(await uploads.begin(9)())).toBe(true);
    clock.set(photoLifetimes.unfinished + 1 + photoLifetimes.unordered);
    expect(E.isRight(await uploads.begin(9)())).toBe(true);
    await expect.poll(() => readdir(join(folders, 'bounded'))).toHaveLength(1);
  });

  test('add parts that come at once one after the other', async () => {
    const store = storeIn('at-once', manualClock(0));
    const begun = await store.begin('ada', picture.byteLength, 'client');
    if (E.isLeft(begun)) throw new Error(begun.left.kind);
    const { id } = begun.right;
    const answers = await Promise.all(
      [0, 0, 0].map(() => store.append('ada', id, 0, picture.slice(0, 400))),
    );
    expect(answers.filter(E.isRight)).toHaveLength(1);
    expect(await store.find('ada', id)).toMatchObject({ right: { offset: 400 } });
  });
});

describe('the endpoints of uploads', () => {
  const headers = { 'x-channel': 'poster', 'x-locale': 'de-DE' };

  test('set one cookie, which no script reads, and only with the first picture', async () => {
    const api = apiOf(storeIn('cookie', manualClock(0)));
    const begin = (byteCount: number, cookie = ''): Promise<Response> =>
      api(
        new Request(`${shopUrl}/web-api/customer-picture/uploads`, {
          method: 'POST',
          headers: { ...headers, cookie, 'content-type': 'application/json' },
          body: JSON.stringify({ byteCount }),
        }),
        { bytes: 1_000, milliseconds: 1_000 },
      );
    const first = await begin(9);
    const [cookie = '', ...more] = first.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(
      /^__Host-pictures=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
    );
    expect(first.headers.get('Cache-Control')).toBe('private, no-store');
    const [sentBack = ''] = cookie.split(';');
    const again = await begin(9, sentBack);
    expect(again.headers.getSetCookie()[0]?.startsWith(`${sentBack};`)).toBe(true);
    expect((await begin(0)).headers.getSetCookie()).toEqual([]);
    // A text that somebody chose is not a visitor of ours.
    const chosen = await begin(9, '__Host-pictures=a');
    expect(chosen.headers.getSetCookie()[0]).toMatch(/^__Host-pictures=[\w-]{43};/u);
  });

  test.each([
    ['PATCH', 'uploads?id=short&offset=0', 'application/offset+octet-stream', 400],
    ['PATCH', `uploads?id=${'a'.repeat(43)}&offset=-1`, 'application/offset+octet-stream', 400],
    ['PATCH', `uploads?id=${'a'.repeat(43)}&offset=0`, 'text/plain', 415],
    ['PATCH', `uploads?id=${'a'.repeat(43)}&offset=0`, 'application/offset+octet-stream', 404],
    ['POST', 'uploads', 'application/json', 400],
    ['PUT', 'uploads', 'application/json', 405],
    ['POST', `uploads/complete?id=${'a'.repeat(43)}`, 'application/json', 404],
    ['DELETE', `uploads?id=${'../'.repeat(14)}a`, 'application/json', 400],
  ])('answer %s %s of %s with %i', async (method, path, contentType, status) => {
    const api = apiOf(storeIn('wrong', manualClock(0)));
    const asked = { method, headers: { ...headers, 'content-type': contentType }, body: 'a' };
    const request = new Request(`${shopUrl}/web-api/customer-picture/${path}`, asked);
    expect((await api(request, { bytes: 1_000, milliseconds: 1_000 })).status).toBe(status);
  });

  test('hand out the picture to its visitor alone, to nobody’s cache', async () => {
    const api = apiOf(storeIn('screen', manualClock(0)));
    const visitor = withVisitorCookies(api, '');
    const whole = await sent(
      httpPictureUploads({ baseUrl: shopUrl, fetch: visitor.fetch }, scope),
      picture,
    );
    if (E.isLeft(whole)) throw new Error(whole.left.kind);
    const ask = (fetch: Fetch): Promise<Response> =>
      fetch(new Request(shopUrl + uploadedPictureHref(whole.right.id)), {
        bytes: 9_000_000,
        milliseconds: 1_000,
      });
    const answer = await ask(visitor.fetch);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await ask(api)).status).toBe(404);
    expect((await ask(withVisitorCookies(api, '__Host-pictures=a').fetch)).status).toBe(404);
  });
});
