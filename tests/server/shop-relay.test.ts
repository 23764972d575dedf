import { describe, expect, test } from 'vitest';

import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import { shopRelay } from '../../server/services/shop/relay.ts';

const relayTo = (answer: (request: Request) => Promise<Response> | Response) => {
  const asked: Request[] = [];
  const reported: ErrorCode[] = [];
  const app = shopRelay({
    baseUrl: 'https://shop.example/root/',
    fetch: async (request) => {
      asked.push(request);
      return answer(request);
    },
    log: { report: (code) => void reported.push(code) },
  });
  return { app, asked, reported };
};

const path = '/web-api/customer-data';

describe('the relay of the shop API', () => {
  test('passes on what the storefront asks, with the headers that it needs alone', async () => {
    const { app, asked } = relayTo(() =>
      Response.json({ number: '1' }, { headers: { 'x-internal': 'secret', 'set-cookie': 'a=b' } }),
    );
    const answer = await app.request(`${path}?a=1`, {
      headers: {
        'x-channel': 'poster',
        'x-locale': 'de-DE',
        cookie: 's=1',
        'x-forwarded-for': '1',
      },
    });
    expect(await answer.json()).toEqual({ number: '1' });
    expect(answer.headers.get('x-internal')).toBeNull();
    expect(answer.headers.get('set-cookie')).toBe('a=b');
    expect(asked.map(({ url }) => url)).toEqual([`https://shop.example/root${path}?a=1`]);
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      'x-channel': 'poster',
      'x-locale': 'de-DE',
      cookie: 's=1',
    });
  });

  test('keeps to its addresses and to reading', async () => {
    const { app, asked } = relayTo(() => new Response());
    expect((await app.request('/web-api/else')).status).toBe(404);
    expect((await app.request(path, { method: 'POST' })).status).toBe(404);
    expect(asked).toEqual([]);
  });

  test('says that the shop cannot be reached, and logs it once', async () => {
    const { app, reported } = relayTo(() => Promise.reject(new Error('refused')));
    const answer = await app.request(path);
    expect(answer.status).toBe(502);
    expect(await answer.json()).toEqual({ message: { text: 'The shop cannot be reached.' } });
    expect(reported).toEqual(['shop-api-unavailable']);
  });

  test('follows no redirect to another host', async () => {
    const { app } = relayTo(
      () => new Response(null, { status: 302, headers: { location: '//x' } }),
    );
    const answer = await app.request(path);
    expect(answer.status).toBe(502);
    expect(answer.headers.get('location')).toBeNull();
  });

  test('passes on what the shop refuses', async () => {
    const { app } = relayTo(() => Response.json({ message: { text: 'no' } }, { status: 400 }));
    expect((await app.request(path)).status).toBe(400);
  });
});
