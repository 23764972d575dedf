/** What the media service says over HTTP of what the pictures answer. */
import { once } from 'node:events';
import { createServer, get } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { PictureAnswer, PictureQuestion } from '../../adapters/media/pictures.ts';
import { mediaService } from '../../server/services/media.ts';
import { manualClock } from '../fakes/clock.ts';
import { recordingLog } from '../fakes/log.ts';

const path = '/media/thumb@1/auto/leadimage/city-3/motif.jpg';
const bytes = Buffer.from('picture');

/** The service over pictures that answer with one and the same. */
const serviceOver = (answer: (question: PictureQuestion) => Promise<PictureAnswer>) => {
  const clock = manualClock(0);
  const log = recordingLog();
  const pictures = {
    answer,
    load: () => ({ running: 0, waiting: 0, later: 0 }),
    close: async () => undefined,
  };
  const app = new Hono().route('/media', mediaService({ pictures, clock, log }).app);
  return { clock, log, app };
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

  test('tells the pictures when the client has left', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { app, log } = serviceOver(({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => {
        signal?.addEventListener('abort', () => resolve({ kind: 'abandoned' }));
      });
    });
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
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
