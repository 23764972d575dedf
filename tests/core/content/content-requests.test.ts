import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  contentClientLimits,
  contentRetryDelay,
  frontendContentPaths,
  fullStoryPolling,
  isContentSuccess,
  nextFullStoryPoll,
  readStoryPagePath,
  storiesAddress,
  storyListPages,
  storyPageAddress,
  uuidBatches,
} from '../../../core/domain/content/content-requests.ts';
import { contentLocales } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';

const addressOf = (address: E.Either<{ readonly kind: string }, string>): string => {
  if (E.isLeft(address)) throw new Error(address.left.kind);
  return address.right;
};

describe('uuid batches', () => {
  property.prop([fc.array(fc.nat({ max: 300 }).map(String), { maxLength: 400 })])(
    'hold each uuid once, in order, fifty at most, and only the last one fewer',
    (uuids) => {
      const batches = uuidBatches(uuids);
      expect(batches.flat()).toEqual([...new Set(uuids)]);
      expect(batches.slice(0, -1).every(({ length }) => length === 50)).toBe(true);
      expect(batches.every(({ length }) => length > 0 && length <= 50)).toBe(true);
    },
  );
});

test('of 120 uuids there are three', () => {
  const uuids = Array.from({ length: 120 }, (_, index) => String(index));
  expect(uuidBatches([...uuids, ...uuids]).map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(uuidBatches(uuids)[2]?.[0]).toBe('100');
});

describe('lists of stories', () => {
  property.prop([fc.nat({ max: 2_000 }), fc.integer({ min: 1, max: 100 })])(
    'have as many pages as hold them all',
    (total, perPage) => {
      const pages = storyListPages(total, perPage);
      expect(pages.length * perPage).toBeGreaterThanOrEqual(total);
      expect((pages.length - 1) * perPage).toBeLessThan(Math.max(total, 1));
      expect(pages.every((page, index) => page === index + 1)).toBe(true);
    },
  );

  test('have 25 stories a page, and no page where there is none', () => {
    expect(storyListPages(26)).toEqual([1, 2]);
    expect(storyListPages(25)).toEqual([1]);
    expect([
      storyListPages(0),
      storyListPages(-3),
      storyListPages(2.5),
      storyListPages(Number.NaN),
      storyListPages(5, 0),
      storyListPages(5, -1),
      storyListPages(5, 0.5),
    ]).toEqual([[], [], [], [], [], [], []]);
    expect(storyListPages(Number.MAX_SAFE_INTEGER)).toHaveLength(10_000);
    expect(storyListPages(250_001)).toHaveLength(10_000);
  });
});

describe('answers', () => {
  property.prop([fc.integer({ min: 100, max: 599 })])('count from 200 to 206', (status) => {
    const counted = [200, 201, 202, 203, 204, 205, 206].includes(status);
    expect(isContentSuccess(status)).toBe(counted);
  });

  test('count up to their bounds', () => {
    expect([199, 200, 206, 207].map(isContentSuccess)).toEqual([false, true, true, false]);
  });

  property.prop([fc.integer({ min: 100, max: 599 }), fc.nat({ max: 20 })])(
    'are tried again after a 429, ten times, 300 ms later',
    (status, tried) => {
      expect(contentRetryDelay(status, tried)).toBe(status === 429 && tried < 10 ? 300 : undefined);
    },
  );

  test('are tried again after a 429 to the tenth time', () => {
    expect([0, 9, 10].map((tried) => contentRetryDelay(429, tried))).toEqual([300, 300, undefined]);
    expect(contentRetryDelay(503, 0)).toBeUndefined();
  });
});

describe('full stories', () => {
  test('are awaited every 2 s for up to 60 s', () => {
    const polls: number[] = [];
    let elapsed = 0;
    for (let next = nextFullStoryPoll(0); next !== undefined; next = nextFullStoryPoll(elapsed)) {
      elapsed += next;
      polls.push(elapsed);
    }
    expect(polls).toHaveLength(30);
    expect(polls[0]).toBe(2_000);
    expect(polls.at(-1)).toBe(60_000);
    expect(fullStoryPolling).toEqual({ interval: 2_000, longest: 60_000 });
  });
});

test('the limits are those of the specification', () => {
  expect(contentClientLimits).toEqual({
    pageSize: 25,
    uuidBatch: 50,
    requestsPerSecond: 5,
    requestsPerSecondWithToken: 3,
    retries: 10,
    retryDelay: 300,
  });
  expect(Object.keys(frontendContentPaths)).toEqual(['page', 'breadcrumb', 'transform']);
});

describe('addresses', () => {
  const asked = {
    baseUrl: 'https://shop.example',
    path: '/leinwanddruck',
    platform: 'web',
    version: 'published',
  } as const;

  test('of a page carry what the specification names, and nothing empty', () => {
    const full = addressOf(
      storyPageAddress('de-DE', 'hilfe/a b', {
        ...asked,
        release: 'r1',
        resolveRelations: ['Page.uspTeaser', 'Box.items'],
        sku: 'leinwand_900x600',
      }),
    );
    const { pathname, searchParams } = new URL(full, 'https://shop.example');
    expect(pathname).toBe('/frontend-api/mp/storyblok/de-DE/hilfe/a%20b');
    expect(Object.fromEntries(searchParams)).toEqual({
      _baseUrl: 'https://shop.example',
      apiVersion: 'v2',
      path: '/leinwanddruck',
      platform: 'web',
      release: 'r1',
      resolveRelations: 'Page.uspTeaser,Box.items',
      sku: 'leinwand_900x600',
      version: 'published',
    });
    const plain = new URL(addressOf(storyPageAddress('nl-NL', 'a', asked)), 'https://shop.example');
    expect([...plain.searchParams.keys()].toSorted()).toEqual([
      '_baseUrl',
      'apiVersion',
      'path',
      'platform',
      'version',
    ]);
  });

  test('of stories carry the delivery API’s own names', () => {
    const address = addressOf(
      storiesAddress({
        token: 't',
        slug: 'poster/de-DE/a',
        contentVersion: 7,
        language: 'de',
        version: 'draft',
        startsWith: 'poster/',
        uuids: ['a', 'b'],
        resolveRelations: ['Page.uspTeaser', 'Box.items'],
        resolveLinks: 'url',
        page: 2,
        perPage: 25,
        release: 'r1',
      }),
    );
    const { pathname, searchParams } = new URL(address, 'https://api.example');
    expect(pathname).toBe('/cdn/stories/poster/de-DE/a');
    expect(Object.fromEntries(searchParams)).toEqual({
      token: 't',
      cv: '7',
      language: 'de',
      version: 'draft',
      from_release: 'r1',
      starts_with: 'poster/',
      by_uuids: 'a,b',
      resolve_relations: 'Page.uspTeaser,Box.items',
      resolve_links: 'url',
      page: '2',
      per_page: '25',
    });
    expect(storiesAddress({ token: 't' })).toEqual(E.right('cdn/stories?token=t'));
  });

  property.prop([fc.string({ unit: anyCodePoint })])(
    'never lead out of the stories, nor add to the query',
    (slug) => {
      for (const address of [
        storiesAddress({ token: 't', slug }),
        storyPageAddress('de-DE', slug, asked),
      ]) {
        if (E.isLeft(address)) {
          expect(address.left).toEqual({ kind: 'malformed-story-slug', slug });
          continue;
        }
        const { pathname, hash, searchParams } = new URL(address.right, 'https://shop.example');
        expect(pathname).toMatch(/^(?:\/cdn\/stories|\/frontend-api\/mp\/storyblok\/de-DE)\//u);
        expect(hash).toBe('');
        expect([...searchParams.keys()].every((key) => /^[_a-zA-Z]+$/u.test(key))).toBe(true);
      }
    },
  );

  property.prop([
    fc.constantFrom(...contentLocales),
    fc.stringMatching(/^(?:[a-z][a-z0-9-]{0,6}(?:\/[a-z][a-z0-9-]{0,6}){0,2})?$/u),
  ])('of pages are read back as they were made', (locale, slug) => {
    const [path = ''] = addressOf(storyPageAddress(locale, slug, asked)).split('?');
    const read = E.right({ locale, slug });
    expect(readStoryPagePath(path)).toEqual(read);
    expect(readStoryPagePath(path.replace(/\/$/u, ''))).toEqual(read);
  });

  test.each(['*', '*/a', '*/xx-XX/a', '*/de-DE/a%20b', '*s/de-DE/a', 'x*/de-DE/a', '*/de-DEa'])(
    'of pages are not %s',
    (form) => {
      const path = form.replace('*', frontendContentPaths.page);
      expect(readStoryPagePath(path)).toEqual(E.left({ kind: 'malformed-story-path', path }));
    },
  );

  test.each(['..', 'a/../b', './a', 'a//b', '\ud800', '//'])('of %j are refused', (slug) => {
    const refused = E.left({ kind: 'malformed-story-slug', slug });
    expect(storiesAddress({ token: 't', slug })).toEqual(refused);
    expect(storyPageAddress('de-DE', slug, asked)).toEqual(refused);
  });

  test('take slashes at the ends, an empty slug for the start page, and no story without a slug', () => {
    const read = (path: string) => readStoryPagePath(`${frontendContentPaths.page}/de-DE${path}`);
    expect(['', '/', '/a/b/'].map(read)).toEqual(
      ['', '', 'a/b'].map((slug) => E.right({ locale: 'de-DE', slug })),
    );
    expect(storiesAddress({ token: 't', slug: '/a/b/' })).toEqual(
      E.right('cdn/stories/a/b?token=t'),
    );
    expect(addressOf(storyPageAddress('de-DE', '', asked))).toMatch(/storyblok\/de-DE\/\?/u);
    expect(E.isLeft(storiesAddress({ token: 't', slug: '' }))).toBe(true);
    expect(storiesAddress({ token: 't', slug: 'a?token=b#c' })).toEqual(
      E.right('cdn/stories/a%3Ftoken%3Db%23c?token=t'),
    );
    expect(storiesAddress({ token: 't', slug: '.well-known' })).toEqual(
      E.right('cdn/stories/.well-known?token=t'),
    );
  });
});
