/** What the media service says over HTTP of what the pictures answer. */
import { once } from 'node:events';
import { createServer, get } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { PictureAnswer, PictureQuestion } from '../../adapters/media/pictures.ts';
import { mediaService } from '../../server/media.ts';
import { manualClock } from '../fakes/clock.ts';
import { recordingLog } from '../fakes/log.ts';
import { serve } from './http/served.ts';

const path = '/media/thumb@1/auto/leadimage/city-3/motif.jpg';
const bytes = Buffer.from('picture');
const whole = { format: 'webp', isFinal: true, name: 'digest.webp' } as const;

/** The service over pictures that answer with one and the same. */
const serviceOver = (answer: (question: PictureQuestion) => Promise<PictureAnswer>) => {
  const clock = manualClock(0);
  const log = recordingLog();
  const pictures = {
    answer,
    load: () => ({ running: 0, waiting: 0, later: 0 }),
    close: async () => undefined,
  };
  const service = mediaService({ pictures, clock, log });
  const app = new Hono().route('/media', service.app);
  return { clock, log, app, listen: service.listen };
};

describe('the media service', () => {
  test.each([
    ['auto', true, 'public, max-age=86400, stale-while-revalidate=604800', 'Accept'],
    ['auto', false, 'public, max-age=60, stale-while-revalidate=604800', 'Accept'],
    ['avif', true, 'public, max-age=31536000, immutable', null],
    ['avif', false, 'public, max-age=60', null],
  ])('lets %s (final: %s) be kept as %s', async (format, isFinal, caching, vary) => {
    const answer = { format: 'webp', isFinal, name: 'digest.webp' } as const;
    for (const kind of ['picture', 'unchanged'] as const) {
      const { app } = serviceOver(async () =>
        kind === 'picture' ? { ...answer, kind, bytes } : { ...answer, kind },
      );
      const { status, headers } = await app.request(path.replace('auto', format));
      expect(status).toBe(kind === 'picture' ? 200 : 304);
      expect(headers.get('cache-control')).toBe(caching);
      expect(headers.get('vary')).toBe(vary);
      expect(headers.get('etag')).toBe('"digest.webp"');
      expect(headers.get('content-type')).toBe(kind === 'picture' ? 'image/webp' : null);
    }
  });

  test('refuses beyond its limit, says when to come back, and logs once a minute', async () => {
    const { app, log, clock } = serviceOver(async () => ({ kind: 'busy' }));
    for (let times = 0; times < 30; times += 1) {
      const { status, headers } = await app.request(path);
      expect([status, headers.get('retry-after')]).toEqual([503, '5']);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(log.reports).toEqual([{ code: 'pictures-busy', facts: { path, times: 1 } }]);
    clock.set(60_000);
    await app.request(path);
    expect(log.reports.at(-1)?.facts).toEqual({ path, times: 30 });
  });

  test('logs what failed, and says no more of it than that', async () => {
    const cause = new Error('libvips: /data/media');
    const { app, log } = serviceOver(async () => ({ kind: 'render-failed', cause }));
    const response = await app.request(path);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('libvips');
    expect(log.reports.map(({ code }) => code)).toEqual(['request-failed']);
  });

  test.each<[string, PictureAnswer, string, string]>([
    ['a picture', { ...whole, kind: 'picture', bytes }, path, 'GET'],
    ['its head', { ...whole, kind: 'picture', bytes }, path, 'HEAD'],
    ['one that the client has', { ...whole, kind: 'unchanged' }, path, 'GET'],
    [
      'one of a fixed format',
      { ...whole, kind: 'picture', bytes },
      path.replace('auto', 'webp'),
      'GET',
    ],
    ['no room', { kind: 'busy' }, path, 'GET'],
    ['a failure', { kind: 'render-failed', cause: new Error('libvips') }, path, 'GET'],
    ['what is not a picture', { kind: 'busy' }, '/media/nothing', 'GET'],
    ['one that is not there', { kind: 'busy' }, path.replace('city-3', 'nowhere'), 'GET'],
  ])('answers a plain server the same: %s', async (_, answered, asked, method) => {
    const { app, listen } = serviceOver(async () => answered);
    const served = await serve((request, response) => void listen(request, response));
    onTestFinished(() => served.close());
    const { status, headers, body } = await served.ask(asked, { method });
    const web = await app.request(asked, { method });
    expect(status).toBe(web.status);
    expect(body.toString()).toBe(await web.text());
    const names = ['cache-control', 'content-type', 'etag', 'retry-after', 'vary'];
    for (const name of [...names, 'x-content-type-options'])
      expect([name, headers[name] ?? null]).toEqual([name, web.headers.get(name)]);
  });

  test('asks for what a plain request accepts and holds', async () => {
    const questions: PictureQuestion[] = [];
    const { listen } = serviceOver(async (question) => {
      questions.push(question);
      return { ...whole, kind: 'picture', bytes };
    });
    const served = await serve((request, response) => void listen(request, response));
    onTestFinished(() => served.close());
    const held = { 'if-none-match': 'W/"digest.webp"' };
    for (const accept of ['image/avif,image/webp', 'image/webp', '*/*'])
      await served.ask(`${path}?x=1`, { headers: { ...held, accept } });
    expect(questions.map(({ wanted }) => wanted)).toEqual(['smallest', 'webp', 'jpg']);
    for (const { isHeld } of questions)
      expect([isHeld('digest.webp'), isHeld('other.webp')]).toEqual([true, false]);
  });

  test.each(['web', 'plain'])('tells the pictures when the client has left (%s)', async (way) => {
    const signals: (AbortSignal | undefined)[] = [];
    const { app, listen, log } = serviceOver(({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve({ kind: 'abandoned' }));
      });
    });
    const listener =
      way === 'plain' ? listen : getRequestListener(app.fetch, { overrideGlobalObjects: false });
    const server = createServer((request, response) => void listener(request, response));
    server.listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const asked = get({ host: '127.0.0.1', port, path });
    asked.on('error', () => undefined);
    await vi.waitFor(() => expect(signals.length).toBe(1));
    expect(signals[0]?.aborted).toBe(false);
    asked.destroy();
    await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
    expect(log.reports).toEqual([]);
  });
});
