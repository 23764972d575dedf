/** What holds for every answer, whoever gives it: the same headers, one host, no way round. */
import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';

import { openShop, type Shop } from './shop.ts';

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

let shop: Shop;

beforeAll(async () => {
  // As it stands behind a proxy that speaks TLS.
  shop = await openShop(inject('template'), {
    SITES: 'poster.de=shop.example,kartenliebe.de=cards.example',
    RATE_LIMITS: 'reports=3',
  });
});

afterAll(async () => {
  await shop.close();
});

const ask = (path: string, { method = 'GET', headers = {} }: Asked = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const sent = request({
      host: '127.0.0.1',
      port: shop.port,
      path,
      method,
      headers: { host: 'shop.example', ...headers },
      agent: false,
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    sent.end();
  });

/** What a connection says to a text. */
const say = async (text: string): Promise<string> => {
  const socket = connect(shop.port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
};

const security = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

const prices = '/price-api/prices/formats?materialType=leinwand';
const scope = { 'x-channel': 'poster', 'x-locale': 'de-DE' };

describe('every answer', () => {
  test.each<[number, string, Asked?]>([
    [200, '/healthz', { headers: { host: 'elsewhere.example' } }],
    [200, '/readyz'],
    [200, '/leinwanddruck'],
    [200, '/leinwanddruck'],
    [200, '/leinwanddruck/_payload.json'],
    [301, '/canvas-prints'],
    [404, '/gibt-es-nicht'],
    [404, '/services/content/v2/cdn/stories?token=embedded-content'],
    [405, '/leinwanddruck', { method: 'POST' }],
    [405, '/leinwanddruck', { method: 'PROPFIND' }],
    [414, `/?x=${'y'.repeat(9_000)}`],
    [421, '/leinwanddruck', { headers: { host: 'elsewhere.example' } }],
    [421, '/web-api/openapi.json', { headers: { host: 'elsewhere.example' } }],
    [200, '/favicon.svg'],
    [416, '/favicon.svg', { headers: { range: 'bytes=999999-' } }],
    [200, '/speculation-rules.json'],
    [200, '/media/motif@1/webp/leadimage/mountains-1/motif.jpg'],
    [404, '/media/motif@1/webp/leadimage/nothing/motif.jpg'],
    [200, '/web-api/openapi.json'],
    [404, '/web-api/nothing'],
    [400, '/web-api/shipping-information'],
    // Made first, then kept; whoever has it is told so.
    [200, prices, { headers: scope }],
    [200, prices, { headers: scope }],
    [304, prices, { headers: { ...scope, 'if-none-match': '*' } }],
    [421, prices, { headers: { ...scope, host: 'elsewhere.example' } }],
    [200, '/services/flags/sdk/api/splitChanges?s=1.3&since=-1'],
    [404, '/services/flags/nothing'],
    [415, '/reports/csp', { method: 'POST' }],
    [400, '/services/flags/events/api/events/bulk', { method: 'POST' }],
  ])('(%i for %s) has the same security headers', async (status, path, asked) => {
    const answer = await ask(path, asked);
    expect([path, answer.status]).toEqual([path, status]);
    expect(answer.headers).toMatchObject(security);
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('of a malformed request has them, too', async () => {
    const answer = await say('GET\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
    for (const [name, value] of Object.entries(security))
      expect(answer).toContain(`${name}: ${value}\r\n`);
  });
});

test('prices that are kept are answered without the service, and counted so', async () => {
  const first = await ask(prices, { headers: scope });
  const kept = async (): Promise<number> => {
    const { text } = await ask('/metrics', { headers: { host: 'localhost' } });
    return Number(
      /route="answer-kept",status="200"\} (?<count>\d+)/u.exec(text)?.groups?.['count'],
    );
  };
  const before = await kept();
  // Unless ten seconds end in between, the second one is kept.
  await vi.waitFor(async () => {
    const second = await ask(prices, { headers: { ...scope, cookie: '__Host-session=ada' } });
    expect([second.text, second.headers['etag']]).toEqual([first.text, first.headers['etag']]);
    expect(second.headers['set-cookie']).toBeUndefined();
    expect(await kept()).toBeGreaterThan(before);
  });
});

describe('a request', () => {
  test('with two hosts is refused, be the page kept or not', async () => {
    await ask('/leinwanddruck');
    for (const path of ['/leinwanddruck', '/web-api/openapi.json', '/favicon.svg']) {
      const answer = await say(
        `GET ${path} HTTP/1.1\r\nHost: shop.example\r\nhost: evil.example\r\nConnection: close\r\n\r\n`,
      );
      expect([path, answer.slice(0, 12)]).toEqual([path, 'HTTP/1.1 400']);
    }
  });

  test.each([
    '/media/../services/content/v2/cdn/stories?token=embedded-content',
    '/media/%2e%2e/web-api/openapi.json',
    '/services/flags/../content/v2/cdn/stories?token=embedded-content',
    '/web-api//openapi.json',
    '/web-api/./openapi.json',
    '/assets/../favicon.svg',
  ])('for %s reaches nothing', async (path) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('text/html');
  });

  test.each(['/a%0ab', '/%0d%0a', '//%0a', '/%00'])(
    'for %s gets a readable page, and the log a readable line',
    async (path) => {
      const before = shop.log().length;
      const { status, text } = await ask(path);
      expect(status).toBe(404);
      expect(text).toContain('<title>Diese Seite gibt es nicht | Passepartout</title>');
      expect(text).not.toContain('[object Object]');
      const line = await vi.waitFor(() => {
        const [first = '', ...others] = shop.log().slice(before).split('\n');
        expect(others).toEqual(['']);
        return first;
      });
      expect(JSON.parse(line)).toMatchObject({
        code: 'nuxt-error-page-encountered',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/u),
      });
      expect(line).not.toContain('[object Object]');
    },
  );

  test('that reports too often is told to wait', async () => {
    const report = () => ask('/reports/csp', { method: 'POST' });
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await report()).status);
    expect(statuses.at(-1)).toBe(429);
    expect((await report()).headers['retry-after']).toMatch(/^\d+$/u);
  });
});
