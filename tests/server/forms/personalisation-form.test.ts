/** Own words and photos that are sent with the form of a designer's page. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { Fetch } from '../../../adapters/shared/fetch.ts';
import { designerBasesAt } from '../../../core/domain/catalogue/designers.ts';
import { pictureUploadPaths } from '../../../core/domain/image/own-picture.ts';
import {
  filesAtOnce,
  mostNotTaken,
  personalisationPath,
} from '../../../core/domain/personalisation/personalisation-form.ts';
import { ownWordLimit } from '../../../core/domain/personalisation/personalisation.ts';
import { E } from '../../../core/fp.ts';
import type { Personalisations } from '../../../core/ports/personalisations.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { personalisationForm } from '../../../server/forms/personalisation-form.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingPersonalisations, memoryPersonalisations } from '../../fakes/personalisations.ts';

const key = 'v'.repeat(43);

const setKey = `__Host-pictures=${key}; Max-Age=1209600; Path=/; HttpOnly; Secure; SameSite=Lax`;

const picture = { type: 'jpg', size: { width: 600, height: 400 } } as const;

/** The shop's uploads: each file has the next id; what holds `text` is refused as a photo. */
const shop = (isAway = false) => {
  const kept = new Map<string, { byteCount: number; offset: number; isText: boolean }>();
  const fetch: Fetch = async (request) => {
    if (isAway) return new Response(null, { status: 503 });
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get('id') ?? `u${kept.size}`.padEnd(43, '0');
    const one = kept.get(id) ?? { byteCount: 0, offset: 0, isText: false };
    if (request.method === 'GET' && !kept.has(id)) return new Response(null, { status: 404 });
    if (pathname === pictureUploadPaths.uploads && request.method === 'POST')
      one.byteCount = Number(Object(await request.json()).byteCount);
    if (request.method === 'PATCH') {
      const text = await request.text();
      one.offset += text.length;
      one.isText = text.includes('text');
    }
    kept.set(id, one);
    if (one.isText)
      return Response.json(
        { message: { text: 'No.' }, payload: { errors: { type: 'No picture.' } } },
        { status: 400 },
      );
    const isWhole = one.offset === one.byteCount && pathname !== pictureUploadPaths.uploads;
    const payload = { id, byteCount: one.byteCount, offset: one.offset };
    const isDone = isWhole || request.method === 'GET';
    return Response.json(
      { payload: isDone ? { ...payload, picture } : payload },
      { headers: { 'Set-Cookie': `__Host-pictures=${key}; Path=/` } },
    );
  };
  return { fetch, kept };
};

type Part = readonly [name: string, value: string | File];

const handOff = 'themeId=noemi&formatType=115x168&quantity=28&locale=de-DE&unknown=1';

const card: readonly Part[] = [
  ['designer', 'card'],
  ['handOff', handOff],
];

const open = (
  of: (key: string) => Personalisations = memoryPersonalisations(),
  uploads = shop(),
) => {
  const app = personalisationForm({
    trustedProxies: 0,
    sites: embeddedSites(3_000),
    api: { baseUrl: 'http://shop', fetch: uploads.fetch },
    designerBases: designerBasesAt('http://designer'),
    personalisations: () => (cookies) => of(cookies.replace('__Host-pictures=', '')),
    clock: manualClock(0),
    log: recordingLog(),
  });
  return async (parts: readonly Part[], headers: Readonly<Record<string, string>> = {}) => {
    const form = new FormData();
    for (const [name, value] of parts) form.append(name, value);
    const sent = new Response(form);
    const response = await app.request(personalisationPath, {
      method: 'POST',
      body: await sent.arrayBuffer(),
      headers: {
        Host: 'localhost:3000',
        Referer: 'http://localhost:3000/configurator-card?a=b',
        'Content-Type': sent.headers.get('Content-Type') ?? '',
        ...headers,
      },
    });
    const location = response.headers.get('Location') ?? '';
    return {
      status: response.status,
      location,
      asked: new URL(location || '/', 'http://localhost:3000'),
      cookies: response.headers.getSetCookie(),
    };
  };
};

const jpeg = (name = 'a.jpg') => new File(['photo'], name, { type: 'image/jpeg' });
const text = (name: string) => new File(['text'], name, { type: 'text/plain' });

const backTo = (answer: string): string => `/configurator-card?a=b#personal-${answer}`;

describe('the form of a designer’s page', () => {
  test('keeps words and photos, and leads to the page that names them', async () => {
    const of = memoryPersonalisations();
    const answer = await open(of)([
      ...card,
      ['word-names', 'Zora & Iwan'],
      ['files', jpeg()],
      ['files', jpeg('b.jpg')],
    ]);
    expect(answer).toMatchObject({ status: 303, cookies: [setKey] });
    const { origin, pathname, hash, searchParams } = answer.asked;
    expect(origin + pathname).toBe('http://designer/configurator-card');
    expect(hash).toBe('#personal-kept');
    expect([searchParams.get('themeId'), searchParams.has('unknown')]).toEqual(['noemi', false]);
    const framing = { x: 0.5, y: 0.5, zoom: 1 };
    expect(await of(key).find(searchParams.get('personalisation') ?? '')()).toEqual(
      E.right({
        words: { names: 'Zora & Iwan' },
        photos: ['u0', 'u1'].map((id) => ({ uploadId: id.padEnd(43, '0'), framing })),
      }),
    );
  });

  test('names files that are not taken, and keeps the others', async () => {
    const many = Array.from({ length: mostNotTaken + 2 }, (_, place): Part => [
      'files',
      text(`n${place}.txt`),
    ]);
    const answer = await open()([...card, ['files', text('a\u202e.txt')], ['files', jpeg()]]);
    expect(answer.asked.searchParams.getAll('notTaken')).toEqual(['a.txt']);
    expect(answer.asked.hash).toBe('#personal-some-refused');
    const all = await open()([...card, ...many]);
    expect(all.asked.searchParams.getAll('notTaken')).toHaveLength(mostNotTaken);
    const told = await open()([...card, ['notTaken', 'b.heic']]);
    expect(told.asked.searchParams.getAll('notTaken')).toEqual(['b.heic']);
  });

  test('lets new photos take the place of the last ones', async () => {
    const of = memoryPersonalisations();
    const uploads = shop();
    const send = open(of, uploads);
    const photosIn = async (answer: Awaited<ReturnType<typeof send>>) => {
      const found = await of(key).find(answer.asked.searchParams.get('personalisation') ?? '')();
      return E.isRight(found) ? found.right.photos.map(({ uploadId }) => uploadId.slice(0, 2)) : [];
    };
    const first = await send([...card, ['files', jpeg()], ['files', jpeg()]]);
    expect(await photosIn(first)).toEqual(['u0', 'u1']);
    const kept: readonly Part[] = ['u0', 'u1'].map((id) => ['photo', id.padEnd(43, '0')]);
    const cookie = { Cookie: `__Host-pictures=${key}` };
    expect(await photosIn(await send([...card, ...kept, ['files', jpeg()]], cookie))).toEqual([
      'u0',
      'u2',
    ]);
    const framed = `${'u1'.padEnd(43, '0')} 0.1 0.2 3`;
    expect(await photosIn(await send([...card, ['photo', framed]], cookie))).toEqual(['u1']);
  });

  test('gives who sends no cookie a key, which is theirs from then on', async () => {
    const send = open();
    const words: Part = ['word-names', 'Ada'];
    const [line = ''] = (await send([...card, words])).cookies;
    expect(line).toMatch(/^__Host-pictures=[\w-]{43}; /u);
    const again = await send([...card, words], { Cookie: line.replace(/;.*/u, '') });
    expect(again.cookies).toEqual([line]);
  });

  test.each<readonly [string, readonly Part[], string]>([
    ['another designer', [['designer', 'x']], 'refused'],
    ['no hand-off', [['designer', 'card']], 'refused'],
    ['a role of another product', [...card, ['word-x', 'a']], 'refused'],
    ['too long a word', [...card, ['word-names', 'x'.repeat(ownWordLimit + 1)]], 'refused'],
    ['a framing outside', [...card, ['photo', `${'u0'.padEnd(43, '0')} 2 0 1`]], 'refused'],
    ['a photo that is gone', [...card, ['photo', 'x']], 'gone'],
    [
      'what has no pages',
      [
        ['designer', 'photo-frame'],
        ['handOff', 'locale=de-DE'],
      ],
      'refused',
    ],
    [
      'too many files',
      [...card, ...Array.from({ length: filesAtOnce + 1 }, (): Part => ['files', jpeg()])],
      'too-many',
    ],
  ])('leads back with %s', async (_, parts, answer) => {
    const sent = await open()(parts);
    expect([sent.status, sent.location]).toEqual([303, backTo(answer)]);
  });

  test('says that it failed where uploads or the store are away, or a client sends too much', async () => {
    const file: Part = ['files', jpeg()];
    expect((await open(undefined, shop(true))([...card, file])).location).toBe(backTo('failed'));
    expect((await open(failingPersonalisations)(card)).location).toBe(backTo('failed'));
    const send = open();
    const all = await Promise.all(Array.from({ length: 301 }, () => send(card)));
    expect(all.filter(({ location }) => location === backTo('failed'))).toHaveLength(1);
    expect((await open()(card, { Origin: 'http://elsewhere' })).location).toBe(backTo('failed'));
  });

  property.prop(
    [
      fc.array(
        fc.tuple(
          fc.oneof(
            fc.constantFrom('designer', 'handOff', 'photo', 'notTaken', 'word-names', 'word-x'),
            fc.string(),
          ),
          fc.oneof(fc.string(), fc.constantFrom('card', handOff, '__proto__')),
        ),
        { maxLength: 8 },
      ),
    ],
    { numRuns: 60 },
  )('leads to a designer or back, whatever is sent', async (parts) => {
    const { status, location } = await open()(parts);
    expect(status).toBe(303);
    expect(location).toMatch(/^(?:http:\/\/designer\/configurator-|\/configurator-card\?a=b#)/u);
  });
});
