/** Small answers of the process itself, and what is known of those who wait for an answer. */
import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { resolveHost } from '../../../core/domain/routing/hosts.ts';
import { busyPage } from '../../../server/http/busy-page.ts';
import { namesTag } from '../../../server/http/entity-tag.ts';
import { leaving } from '../../../server/http/leaving.ts';
import { messageAnswer, sendPlain, textAnswer } from '../../../server/http/plain-answer.ts';
import { isSameSecret } from '../../../server/http/same-secret.ts';
import { timeAnswer } from '../../../server/http/server-timing.ts';
import { serve, type Asked, type Served } from './served.ts';

let served: Served;
/** Of the requests that wait for an answer, by their path. */
const signals = new Map<string, AbortSignal>();
const waits = Promise.withResolvers<void>();

beforeAll(async () => {
  served = await serve((request, response) => {
    const path = request.url ?? '';
    if (path === '/plain') return sendPlain(request, response, textAnswer(404, 'Grüße'));
    timeAnswer(response);
    signals.set(path, leaving(response));
    if (path === '/waits') return waits.resolve();
    response.writeHead(201, { 'x-own': 'kept' });
    response.end('sent');
  });
});
afterAll(() => served.close());

describe('a short answer', () => {
  test('has its own length and type, and is kept by nobody', async () => {
    const { status, headers, body } = await served.ask('/plain');
    expect([status, body.toString()]).toEqual([404, 'Grüße']);
    expect(headers).toMatchObject({
      'content-length': '7',
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('to HEAD has no body, and names its length', async () => {
    const { headers, body } = await served.ask('/plain', { method: 'HEAD' });
    expect([headers['content-length'], body.length]).toEqual(['7', 0]);
  });

  test.each([
    [{ method: 'POST', body: 'unread' }, true],
    [{ method: 'POST', body: 'unread', headers: { 'transfer-encoding': 'chunked' } }, true],
    [{ method: 'POST', headers: { 'content-length': '0' } }, false],
    [{ method: 'GET' }, false],
  ])('to %j ends the connection: %j', async (asked: Asked, ends) => {
    const kept = { connection: 'keep-alive', ...asked.headers };
    const { headers } = await served.ask('/plain', { ...asked, headers: kept });
    expect(headers.connection).toBe(ends ? 'close' : 'keep-alive');
  });

  test('of an API is worded as all of them are', () => {
    const { status, headers, body } = messageAnswer(413, 'Too large.', { 'x-own': 'kept' });
    expect([status, JSON.parse(body)]).toEqual([413, { message: { text: 'Too large.' } }]);
    expect(headers).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'x-own': 'kept',
    });
  });
});

test('the page of a busy shop is in the language of the site, or of the first one', () => {
  const sites = embeddedSites(3_000);
  const ofHost = (host: string) => busyPage(sites, resolveHost(sites, host), 7);
  const { status, headers, body } = ofHost('fr.localhost:3000');
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    'retry-after': '7',
    'content-security-policy': "default-src 'none'",
  });
  expect(body).toContain('<html lang="fr">');
  expect(body).toContain('http-equiv="refresh" content="7"');
  const elsewhere = { kind: 'misdirected' } as const;
  expect(busyPage(sites, elsewhere, 7).body).toContain('<html lang="de">');
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a" ', true],
  [' * ', true],
  ['"b"', false],
  ['W/"b", "c"', false],
  ['"W/a"', false],
  ['', false],
  [undefined, false],
])('%s names the tag "a": %j', (header, isNamed) => {
  expect(namesTag(header, '"a"')).toBe(isNamed);
});

test('a secret is compared whole', () => {
  expect(isSameSecret('secret', 'secret')).toBe(true);
  for (const other of ['', 'secre', 'secrets', 'Secret'])
    expect(isSameSecret(other, 'secret')).toBe(false);
});

describe('an answer that is awaited', () => {
  test('says how long it took, and keeps what it says beside', async () => {
    const { status, headers, body } = await served.ask('/sent');
    expect([status, body.toString(), headers['x-own']]).toEqual([201, 'sent', 'kept']);
    expect(headers['server-timing']).toMatch(/^total;dur=\d+\.\d$/u);
    // Of a machine that has run for weeks: it is the time of the answer alone.
    expect(Number(headers['server-timing']?.slice('total;dur='.length))).toBeLessThan(
      performance.now(),
    );
    expect(signals.get('/sent')?.aborted).toBe(false);
  });

  test('is known to be in vain from the start where its client has left already', () => {
    const gone = new ServerResponse(new IncomingMessage(new Socket()));
    gone.destroy();
    expect(leaving(gone).aborted).toBe(true);
  });

  test('is known to be in vain once its client has left', async () => {
    const socket = connect(served.port, '127.0.0.1');
    socket.write('GET /waits HTTP/1.1\r\nHost: a\r\n\r\n');
    await waits.promise;
    const signal = signals.get('/waits');
    expect(signal?.aborted).toBe(false);
    const left = signal && once(signal, 'abort');
    socket.destroy();
    await left;
    expect(signal?.reason).toMatchObject({ name: 'AbortError', message: 'the client left' });
  });
});
