/** A picture that is sent without scripts: where it goes, and where the browser is led. */
import { describe, expect, test } from 'vitest';

import type { Fetch } from '../../../adapters/shared/fetch.ts';
import { designerBasesAt, type DesignerBases } from '../../../core/domain/catalogue/designers.ts';
import { ownPictureLimits, pictureUploadPaths } from '../../../core/domain/image/own-picture.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { pictureForms } from '../../../server/forms/picture-forms.ts';
import { usualFormLimits } from '../../../server/http/form-body.ts';
import { recordingLog } from '../../fakes/log.ts';

const id = 'k'.repeat(43);
const known = '__Host-pictures=key; Path=/';
const picture = { type: 'jpg', size: { width: 600, height: 400 } } as const;

/** The shop's uploads: what came is kept; `refusal` is what the end is answered. */
const uploads = (refusal?: Response) => {
  const calls: Request[] = [];
  const sent: Uint8Array[] = [];
  let byteCount = 0;
  const fetch: Fetch = async (request) => {
    calls.push(request);
    const { pathname } = new URL(request.url);
    if (pathname === pictureUploadPaths.complete) {
      if (refusal !== undefined) return refusal.clone();
      return Response.json({ payload: { id, byteCount, offset: byteCount, picture } });
    }
    if (request.method === 'PATCH') {
      sent.push(new Uint8Array(await request.arrayBuffer()));
      const offset = sent.reduce((sum, { length }) => sum + length, 0);
      return Response.json({ payload: { id, byteCount, offset } });
    }
    ({ byteCount } = Object(await request.json()));
    const headers = { 'Set-Cookie': known };
    return Response.json({ payload: { id, byteCount, offset: 0 } }, { headers });
  };
  return { fetch, calls, bytes: () => Buffer.concat(sent) };
};

type World = {
  readonly fetch?: Fetch;
  readonly bases?: DesignerBases;
  readonly signal?: AbortSignal;
};

const send = async (
  fields: Readonly<Record<string, string | File>>,
  headers: Readonly<Record<string, string>> = {},
  { fetch = uploads().fetch, bases = designerBasesAt('http://designer'), signal }: World = {},
) => {
  const log = recordingLog();
  const app = pictureForms({
    trustedProxies: 0,
    sites: embeddedSites(3_000),
    api: { baseUrl: 'http://shop', fetch },
    designerBases: bases,
    log,
  });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const sent = new Response(form);
  const response = await app.request(pictureUploadPaths.form, {
    method: 'POST',
    body: await sent.arrayBuffer(),
    headers: {
      Host: 'localhost:3000',
      Referer: 'http://localhost:3000/foto?a=b',
      'Content-Type': sent.headers.get('Content-Type') ?? '',
      ...headers,
    },
    ...(signal && { signal }),
  });
  return {
    status: response.status,
    location: response.headers.get('Location'),
    cookies: response.headers.getSetCookie(),
    codes: log.reports.map(({ code }) => code),
  };
};

const file = new File(['whole picture'], 'a.jpg', { type: 'image/jpeg' });
const handOff = 'materialType=leinwand&locale=de-AT&unknown=1&_tracking=0';

describe('a picture of a form', () => {
  test('is uploaded for its visitor, and leads to the designer with what that knows', async () => {
    const shop = uploads();
    const answer = await send(
      { handOff, picture: file },
      { Cookie: 'a=b', 'X-Forwarded-For': '192.0.2.7' },
      { fetch: shop.fetch },
    );
    const base = 'http://designer/configurator-photo-frame';
    expect(answer).toEqual({
      status: 303,
      location: `${base}?materialType=leinwand&locale=de-AT&customerPicture=${id}`,
      cookies: [known],
      codes: [],
    });
    expect(shop.bytes().toString()).toBe('whole picture');
    expect(shop.calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /web-api/customer-picture/uploads',
      'PATCH /web-api/customer-picture/uploads',
      'POST /web-api/customer-picture/uploads/complete',
    ]);
    const headers = shop.calls.map(({ headers: sent }) =>
      ['cookie', 'x-locale', 'x-channel', 'x-forwarded-for'].map((name) => sent.get(name)),
    );
    expect(headers).toEqual([
      ['a=b', 'de-DE', 'poster', '192.0.2.7'],
      ['a=b; __Host-pictures=key', 'de-DE', 'poster', '192.0.2.7'],
      ['a=b; __Host-pictures=key', 'de-DE', 'poster', '192.0.2.7'],
    ]);
  });

  test('is for the locale of the hand-off where the site has it', async () => {
    const shop = uploads();
    const headers = { Host: 'ch.localhost:3000' };
    await send({ handOff: 'locale=fr-CH', picture: file }, headers, { fetch: shop.fetch });
    expect(shop.calls[0]?.headers.get('x-locale')).toBe('fr-CH');
  });

  test('keeps the query of the designer’s own address', async () => {
    const bases = { ...designerBasesAt(''), 'photo-frame': 'http://designer/?app=7' };
    expect(await send({ handOff: 'locale=de-DE', picture: file }, {}, { bases })).toMatchObject({
      location: `http://designer/?app=7&locale=de-DE&customerPicture=${id}`,
    });
  });

  test('ends with its sender', async () => {
    const shop = uploads();
    await send({ handOff, picture: file }, {}, { fetch: shop.fetch, signal: AbortSignal.abort() });
    expect(shop.calls.map(({ signal }) => signal.aborted)).not.toContain(false);
  });
});

describe('a picture that does not arrive', () => {
  const refused = {
    status: 303,
    location: '/foto?a=b#own-picture-refused',
    cookies: [],
    codes: [],
  };

  test.each([
    ['without a file', { handOff }],
    ['with a file of another name', { handOff, other: file }],
    ['with an empty file', { handOff, picture: new File([], '') }],
    ['cut off after its file', { picture: file }],
  ])('(%s) leads back, and nothing is asked', async (_, fields) => {
    const shop = uploads();
    expect(await send(fields, {}, { fetch: shop.fetch })).toEqual(refused);
    expect(shop.calls).toEqual([]);
  });

  test('because it is none leads back', async () => {
    const error = { message: { text: 'No.' }, payload: { errors: { type: 'No picture.' } } };
    const answer = Response.json(error, { status: 400 });
    const { fetch } = uploads(answer);
    expect(await send({ handOff, picture: file }, {}, { fetch })).toEqual(refused);
  });

  test('because the shop does not answer leads back, and is logged', async () => {
    const fetch = () => Promise.reject(new TypeError('no network'));
    expect(await send({ handOff, picture: file }, {}, { fetch })).toEqual({
      ...refused,
      location: '/foto?a=b#own-picture-failed',
      codes: ['request-failed'],
    });
  });

  test('from a page that nobody names leads to the start page', async () => {
    expect(await send({ handOff }, { Referer: '' })).toMatchObject({
      location: '/#own-picture-refused',
    });
  });

  test('from another site is no picture of ours', async () => {
    const shop = uploads();
    const headers = { Origin: 'http://evil.example' };
    expect(await send({ handOff, picture: file }, headers, { fetch: shop.fetch })).toMatchObject({
      location: '/foto?a=b#own-picture-failed',
    });
    expect(shop.calls).toEqual([]);
  });

  test('too large is refused by its announced size', async () => {
    const bytes = ownPictureLimits.bytes + usualFormLimits.bytes + 1;
    const large = new File([new Uint8Array(usualFormLimits.bytes)], 'a.jpg');
    const headers = { 'Content-Length': String(bytes) };
    expect(await send({ handOff, picture: large }, headers)).toEqual(refused);
  });
});
