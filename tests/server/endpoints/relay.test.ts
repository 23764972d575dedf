import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import type { EndpointFacts } from '../../../adapters/http/endpoint.ts';
import type { ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import { shopEndpoints } from '../../../adapters/http/endpoints/shop-endpoints.ts';
import { shopRelay } from '../../../server/endpoints/relay.ts';

const relayTo = (
  answer: (request: Request) => Promise<Response> | Response,
  endpoints: readonly EndpointFacts[] = Object.values(shopEndpoints),
) => {
  const asked: Request[] = [];
  const reported: ErrorCode[] = [];
  const app = shopRelay(endpoints, {
    baseUrl: 'https://shop.example/root/',
    fetch: async (request) => {
      asked.push(request);
      return answer(request);
    },
    log: { report: (code) => void reported.push(code) },
    trustedProxies: 0,
  });
  return { app, asked, reported };
};

const path = '/web-api/customer-data';
const pricePath = '/price-api/prices/formats';
const contactPath = '/web-api/contact-message';

/** The bytes of a message of the contact form at the most, files included. */
const { request: mostBytes } = shopEndpoints.contactMessage.largest;

/** A request whose body comes in pieces, without a length. */
const streamed = (address: string, type: string, body: ReadableStream): Request => {
  const sent = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' } as const;
  return new Request(`http://localhost${address}`, sent);
};

describe('the relay of the shop API', () => {
  test('passes on what the storefront asks, with the headers that it needs alone', async () => {
    const { app, asked } = relayTo(() =>
      Response.json(
        { number: '1' },
        { headers: { 'x-internal': 'secret', 'set-cookie': 'a=b', vary: 'Cookie' } },
      ),
    );
    const answer = await app.request(`${path}?a=1`, {
      headers: {
        'x-channel': 'poster',
        'x-locale': 'de-DE',
        cookie: 's=1',
        'x-forwarded-for': '203.0.113.7',
        'x-internal': '1',
      },
    });
    expect(await answer.json()).toEqual({ number: '1' });
    expect(answer.headers.get('x-internal')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBe('a=b');
    expect(answer.headers.get('vary')).toBe('Cookie');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(asked.map(({ url, redirect }) => [url, redirect])).toEqual([
      [`https://shop.example/root${path}?a=1`, 'manual'],
    ]);
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      'x-channel': 'poster',
      'x-locale': 'de-DE',
      cookie: 's=1',
      // Said by this process, as it names shoppers to its own services.
      'x-forwarded-for': '203.0.113.7',
    });
  });

  test('keeps cookies from endpoints without credentials, both ways', async () => {
    const { app, asked } = relayTo(() =>
      Response.json({}, { headers: { 'set-cookie': 'session=of-somebody' } }),
    );
    const answer = await app.request(pricePath, { headers: { cookie: 's=1' } });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(asked[0]?.headers.get('cookie')).toBeNull();
  });

  test('asks once for each request, however equal they are', async () => {
    const waiting: (() => void)[] = [];
    const { app, asked } = relayTo(async () => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return Response.json({}, { headers: { 'set-cookie': `session=${asked.length}` } });
    });
    const answers = [path, path].map(async (one) => app.request(one));
    await expect.poll(() => waiting.length).toBe(2);
    for (const go of waiting) go();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  });

  property.prop([fc.uint8Array({ minLength: 1, maxLength: 5_000 })])(
    'hands on a body as it is, and the media type with its boundary',
    async (bytes) => {
      const received: Uint8Array[] = [];
      const { app, asked } = relayTo(async (request) => {
        received.push(new Uint8Array(await request.arrayBuffer()));
        return Response.json({});
      });
      const type = 'multipart/form-data; boundary=x';
      const body = new Blob([new Uint8Array(bytes)]).stream();
      const sent = streamed('/web-api/toolbox-optimize-image', type, body);
      expect((await app.fetch(sent)).status).toBe(200);
      expect(received).toEqual([new Uint8Array(bytes)]);
      expect(asked[0]?.headers.get('content-type')).toBe(type);
    },
  );

  test.each([
    ['another media type', 'text/plain', 'x', 415],
    ['none', undefined, undefined, 415],
    ['too many bytes, as it says', 'application/json', '{}', 413, `${mostBytes + 1}`],
  ])('does not hand on a body of %s', async (_, type, body, status, length = '2') => {
    const { app, asked } = relayTo(async (request) => {
      await request.arrayBuffer();
      return new Response(null, { status: 204 });
    });
    const sent = {
      method: 'POST',
      ...(type !== undefined && { headers: { 'content-type': type, 'content-length': length } }),
      ...(body !== undefined && { body }),
    };
    expect((await app.request(contactPath, sent)).status).toBe(status);
    expect(asked.length).toBe(0);
  });

  test('stops a body that grows beyond its limit on the way', async () => {
    const { app, reported } = relayTo(async (request) => {
      await request.arrayBuffer();
      return new Response(null, { status: 204 });
    });
    const body = new Blob(['x'.repeat(mostBytes + 1)]).stream();
    const sent = streamed(contactPath, 'application/json', body);
    expect((await app.fetch(sent)).status).toBe(413);
    expect(reported).toEqual([]);
  });

  test('keeps to its addresses and their methods', async () => {
    const { app, asked } = relayTo(() => Response.json({}));
    expect((await app.request('/web-api/else')).status).toBe(404);
    const refused = await app.request(path, { method: 'POST' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const other = await app.request(contactPath);
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'POST']);
    expect(asked).toEqual([]);
  });

  test('says that the shop cannot be reached, in the language of the request', async () => {
    const { app, reported } = relayTo(() => Promise.reject(new Error('refused')));
    const answer = await app.request(path, { headers: { 'x-locale': 'en-US' } });
    expect(answer.status).toBe(502);
    expect(await answer.json()).toMatchObject({
      message: { text: expect.stringContaining('cannot be reached') },
    });
    expect(reported).toEqual(['shop-api-unavailable']);
  });

  test.each([
    ['a redirect', () => new Response(null, { status: 302, headers: { location: '//x' } })],
    ['a page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })],
    ['a page as an error', () => new Response('<p>', { status: 500 })],
    ['too much', () => Response.json('x'.repeat(2_000_001))],
  ])('passes on no %s', async (_, answerOf) => {
    const { app, reported } = relayTo(answerOf);
    const answer = await app.request(path);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('location')).toBeNull();
    expect(await answer.json()).toHaveProperty('message');
    expect(reported).toEqual(['shop-api-unavailable']);
  });

  test('ends the request of a visitor who has left, which is not reported', async () => {
    const { app, asked, reported } = relayTo(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('ended')));
        }),
    );
    const left = new AbortController();
    const answer = app.fetch(new Request(`http://localhost${path}`, { signal: left.signal }));
    await expect.poll(() => asked.length).toBe(1);
    left.abort();
    expect((await answer).status).toBe(502);
    expect([asked[0]?.signal.aborted, reported]).toEqual([true, []]);
  });

  test('keeps what is one visitor’s own, and refusals, from every cache', async () => {
    const cached = { 'cache-control': 'public, max-age=60' };
    const fine = relayTo(() => Response.json({}, { headers: cached })).app;
    const refusing = relayTo(() => Response.json({}, { status: 404, headers: cached })).app;
    const control = async ({ app }: Pick<ReturnType<typeof relayTo>, 'app'>, asked: string) =>
      (await app.request(asked)).headers.get('cache-control');
    expect(await control({ app: fine }, path)).toBe('private, no-store');
    expect(await control({ app: fine }, pricePath)).toBe('public, max-age=60');
    expect(await control({ app: refusing }, pricePath)).toBe('private, no-store');
  });

  test('passes on what the shop refuses', async () => {
    const { app } = relayTo(() => Response.json({ message: { text: 'no' } }, { status: 400 }));
    const answer = await app.request(path);
    expect([answer.status, await answer.json()]).toEqual([400, { message: { text: 'no' } }]);
  });
});
