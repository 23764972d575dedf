/** What becomes of asking for a page, whatever is answered. */
import { fc, test as property } from '@fast-check/vitest';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { fetchPage } from '../../../../ui/web/navigation/fetch-page.ts';

const origin = 'https://shop.example';
const build = 'this-build';

const page = { kind: 'error', path: '/b' };
const fragments = { header: '<nav></nav>', navigation: '', content: '', footer: '' };
const pageOf = (name = build): string =>
  JSON.stringify({ build: name, kind: 'page', page, fragments });
const redirectTo = (location: unknown): string =>
  JSON.stringify({ build, kind: 'redirect', location });

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', network);
});

afterEach(() => {
  network.mockReset();
  vi.unstubAllGlobals();
});

/** Answers by payload address; what is not listed is missing. */
const answerBy = (answers: Readonly<Record<string, string>>): void => {
  network.mockImplementation((asked) =>
    Promise.resolve(
      new Response(answers[typeof asked === 'string' ? asked : ''] ?? 'Not Found', { status: 404 }),
    ),
  );
};

const ask = (path: string, signal = new AbortController().signal) =>
  fetchPage(build, new URL(path, origin), signal, (url) => url.origin === origin);

describe('a page', () => {
  test('comes with its address, whatever its status', async () => {
    answerBy({ '/a/_payload.json?x=1': pageOf() });
    expect(await ask('/a/?x=1#top')).toEqual({
      kind: 'page',
      fetched: { url: new URL('/a/?x=1#top', origin), page, fragments },
    });
  });

  test('of another build is told to be outdated', async () => {
    answerBy({ '/a/_payload.json': pageOf('next-build') });
    expect(await ask('/a')).toMatchObject({ kind: 'outdated' });
  });
});

describe('a redirect', () => {
  test('is followed to its end, and keeps the hash unless it has one', async () => {
    answerBy({
      '/a/_payload.json': redirectTo('/b?y=2'),
      '/b/_payload.json?y=2': redirectTo('c'),
      '/c/_payload.json': pageOf(),
    });
    expect(await ask('/a#top')).toMatchObject({
      kind: 'page',
      fetched: { url: new URL('/c#top', origin) },
    });
    answerBy({ '/a/_payload.json': redirectTo('/b#own'), '/b/_payload.json': pageOf() });
    expect(await ask('/a#top')).toMatchObject({ fetched: { url: new URL('/b#own', origin) } });
  });

  test('to what is not a page of the site is told with its address', async () => {
    answerBy({ '/a/_payload.json': redirectTo('https://other.example/x') });
    expect(await ask('/a')).toEqual({ kind: 'elsewhere', href: 'https://other.example/x' });
  });

  test('that never ends is given up', async () => {
    answerBy({
      '/a/_payload.json': redirectTo('/b'),
      '/b/_payload.json': redirectTo('/a'),
    });
    expect(await ask('/a')).toEqual({ kind: 'unreadable' });
    expect(network.mock.calls.length).toBeLessThanOrEqual(21);
  });

  test.each(['https://', 'http://[', 'http://a b/'])(
    'to no address (%s) is unreadable',
    async (to) => {
      answerBy({ '/a/_payload.json': redirectTo(to) });
      expect(await ask('/a')).toEqual({ kind: 'unreadable' });
    },
  );

  test('over HTTP is left to a full load', async () => {
    answerBy({});
    await ask('/a');
    expect(network.mock.calls[0]?.[1]?.redirect).toBe('manual');
  });
});

describe('what is not a payload', () => {
  test.each([
    '',
    '{}',
    'null',
    '[]',
    '<!DOCTYPE html>',
    '{"build":"x"}',
    '{"build":1,"kind":"page"}',
  ])('(%s) is unreadable', async (text) => {
    answerBy({ '/a/_payload.json': text });
    expect(await ask('/a')).toEqual({ kind: 'unreadable' });
  });

  property.prop([fc.oneof(fc.string(), fc.json())])('is unreadable or read', async (text) => {
    network.mockImplementation(() => Promise.resolve(new Response(text)));
    expect(['unreadable', 'page', 'elsewhere', 'outdated']).toContain((await ask('/a')).kind);
  });
});

describe('no answer', () => {
  test('is unreachable', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await ask('/a')).toEqual({ kind: 'unreachable' });
  });

  test('is what an answer that breaks off counts as', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode(pageOf().slice(0, 20)));
        controller.error(new TypeError('network error'));
      },
    });
    network.mockResolvedValue(new Response(broken));
    expect(await ask('/a')).toEqual({ kind: 'unreachable' });
  });

  test('because nobody waits any more rejects', async () => {
    network.mockImplementation(
      (_asked, settings) =>
        new Promise((_, reject) => {
          settings?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const abort = new AbortController();
    const asked = ask('/a', abort.signal);
    abort.abort();
    await expect(asked).rejects.toThrow('aborted');
  });
});
