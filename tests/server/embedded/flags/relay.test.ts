/** The relay to the vendor: what passes, what does not, and what a failing vendor looks like. */
import { test } from '@fast-check/vitest';
import { describe, expect, test as example } from 'vitest';

import { localPath, reportAddresses } from '../../../../adapters/split/addresses.ts';
import { flagsRelay, type RelayFailure } from '../../../../server/embedded/flags/relay.ts';
import { anyWebPath } from '../../../arbitraries/web-address.ts';

const key = 'the-real-key';

const start = (answer: (request: Request) => Response | Promise<Response>, proxy?: string) => {
  const requests: Request[] = [];
  const failures: RelayFailure[] = [];
  const relay = flagsRelay({
    key,
    proxy,
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
    log: (_address, failure) => failures.push(failure),
  });
  return {
    requests,
    failures,
    ask: async (path: string, init?: RequestInit) => relay.request(path, init),
  };
};

const fine = (): Response => Response.json({ ok: true });

describe('what passes', () => {
  example.each([
    [
      '/sdk/api/splitChanges?s=1.3&since=-1',
      'https://sdk.split.io/api/splitChanges?s=1.3&since=-1',
    ],
    ['/sdk/api/memberships/a%2Fb', 'https://sdk.split.io/api/memberships/a%2Fb'],
    [
      '/sdk/api/segmentChanges/team?since=1',
      'https://sdk.split.io/api/segmentChanges/team?since=1',
    ],
    ['/sdk/api/splitChanges?s=1.3&evil=1', 'https://sdk.split.io/api/splitChanges?s=1.3'],
  ])('%s goes to %s', async (path, url) => {
    const { requests, ask } = start(fine);
    expect(await (await ask(path)).json()).toEqual({ ok: true });
    expect(requests.map((request) => request.url)).toEqual([url]);
    expect(requests.map((request) => request.redirect)).toEqual(['manual']);
  });

  example.each([
    ['/sdk/api/splitChanges?s=1.3', 'http://proxy.internal:3000/api/splitChanges?s=1.3'],
  ])('%s goes to %s where the shop has a proxy of the vendor’s', async (path, url) => {
    const { requests, ask } = start(fine, 'http://proxy.internal:3000');
    await ask(path);
    expect(requests.map((request) => request.url)).toEqual([url]);
    expect(requests[0]?.headers.get('authorization')).toBe(`Bearer ${key}`);
  });

  example('the key replaces the sent one; other headers stay here, both ways', async () => {
    const { requests, ask } = start(
      () =>
        new Response('{}', {
          headers: {
            'content-type': 'application/json',
            'set-cookie': 'a=b',
            server: 'vendor',
            'access-control-allow-origin': '*',
          },
        }),
    );
    const response = await ask('/sdk/api/splitChanges?s=1.3&since=-1', {
      headers: {
        authorization: 'Bearer public',
        cookie: 'session=secret',
        'x-forwarded-for': '192.0.2.1',
        splitsdkversion: 'javascript-11.11.2',
      },
    });
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      authorization: `Bearer ${key}`,
      splitsdkversion: 'javascript-11.11.2',
    });
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'application/json' });
  });

  example.each(reportAddresses)('$path is passed on with the key', async (address) => {
    const { requests, ask } = start(() => new Response(null, { status: 204 }));
    const sent = { entries: [], token: 'public', sdk: 'javascript-11' };
    const response = await ask(localPath(address), { method: 'POST', body: JSON.stringify(sent) });
    expect(response.status).toBe(204);
    const [request] = requests;
    expect(await request?.json()).toEqual(address.beacon ? { ...sent, token: key } : sent);
    expect(request?.headers.get('authorization')).toBe(address.beacon ? null : `Bearer ${key}`);
  });
});

describe('what does not pass', () => {
  example('the question for a stream: visitors’ clients ask every minute', async () => {
    const { requests, ask } = start(fine);
    expect(await (await ask('/auth/api/v2/auth?s=1.3&users=a')).json()).toEqual({
      pushEnabled: false,
    });
    expect(requests).toEqual([]);
  });

  example.each([
    ['GET', '/sdk/api/version', 404],
    ['GET', '/streaming/api/sse', 404],
    ['GET', '/sdk/api/memberships/..%2Fsplits', 200],
    ['GET', '/sdk/api/memberships/%2E%2E', 404],
    ['DELETE', '/sdk/api/splitChanges', 405],
    ['GET', '/events/api/events/bulk', 405],
    ['OPTIONS', '/events/api/events/bulk', 204],
  ])('%s %s: %d', async (method, path, status) => {
    const { requests, ask } = start(fine);
    expect((await ask(path, { method })).status).toBe(status);
    for (const { url } of requests) {
      expect(url).toBe('https://sdk.split.io/api/memberships/..%2Fsplits');
    }
    expect(requests.length).toBe(status === 200 ? 1 : 0);
  });

  test.prop([anyWebPath])('only listed addresses are ever asked', async (path) => {
    const { requests, ask } = start(fine);
    const response = await ask(`/sdk/api${path}`);
    const listed = /^https:\/\/sdk\.split\.io\/api\/(splitChanges|memberships\/|segmentChanges\/)/;
    for (const { url } of requests) expect(url).toMatch(listed);
    if (requests.length === 0) expect(response.status).toBe(404);
  });

  example('bodies that are too large, and malformed beacons', async () => {
    const { requests, ask } = start(fine);
    const post = async (path: string, body: string) =>
      (await ask(path, { method: 'POST', body })).status;
    expect(await post('/events/api/events/bulk', ' '.repeat(1_000_001))).toBe(413);
    expect(await post('/events/api/events/beacon', '{')).toBe(400);
    expect(await post('/events/api/events/beacon', '{}')).toBe(400);
    expect(requests).toEqual([]);
  });
});

describe('a failing vendor', () => {
  const secret = 'stack trace with the-real-key';
  const fails = (reason: Error) => (): Promise<Response> => Promise.reject(reason);

  example.each<[string, () => Response | Promise<Response>, number, RelayFailure]>([
    [
      'does not answer',
      fails(new DOMException(secret, 'TimeoutError')),
      504,
      { kind: 'timed-out' },
    ],
    ['is not there', fails(new TypeError(secret)), 502, { kind: 'unreachable' }],
    [
      'breaks off',
      () => new Response(new ReadableStream({ pull: (to) => to.error(new TypeError(secret)) })),
      502,
      { kind: 'unreachable' },
    ],
    [
      'hangs in the middle',
      () =>
        new Response(
          new ReadableStream({ pull: (to) => to.error(new DOMException(secret, 'TimeoutError')) }),
        ),
      504,
      { kind: 'timed-out' },
    ],
    [
      'redirects',
      () => new Response(secret, { status: 302, headers: { location: 'https://elsewhere.test' } }),
      502,
      { kind: 'unusable-answer', reason: 'redirect' },
    ],
    [
      'finds the request bad',
      () => new Response(secret, { status: 400 }),
      502,
      { kind: 'unusable-answer', reason: 'bad-request' },
    ],
    [
      'sends too much',
      () => new Response(new Uint8Array(16_000_001)),
      502,
      { kind: 'unusable-answer', reason: 'too-large' },
    ],
    [
      'knows no such key',
      () => new Response(secret, { status: 401 }),
      401,
      { kind: 'refused', status: 401 },
    ],
    [
      'is broken',
      () => new Response(secret, { status: 500 }),
      500,
      { kind: 'refused', status: 500 },
    ],
  ])('%s', async (_name, answer, status, failure) => {
    const { failures, ask } = start(answer);
    const response = await ask('/sdk/api/splitChanges?s=1.3&since=-1');
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ message: { text: expect.any(String) } });
    expect(text).not.toContain('key');
    expect(failures).toEqual([failure]);
  });

  example('may say when to come back', async () => {
    const { ask } = start(
      () =>
        new Response('', { status: 429, headers: { 'retry-after': '7', 'x-vendor': 'internal' } }),
    );
    const response = await ask('/sdk/api/splitChanges?s=1.3&since=-1');
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '7']);
    expect(response.headers.get('x-vendor')).toBeNull();
  });
});
