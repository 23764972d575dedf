/** A crawl goes on where an earlier one ended, and only where that found nothing. */
import { describe, expect, test } from 'vitest';

import { isFinished, knowsLinks, seenBefore, totalOf } from '../../../scripts/crawl/kept-crawl.ts';

const date = '2026-11-22';

const site = (faults: number, look?: { seen: number; faults: number }) => ({
  links: { date, withOthers: true, pages: 9, links: 90, asked: 30, redirects: 2, faults },
  ...(look && { look: { date, pages: 10, kinds: 4, ...look } }),
});

describe('a crawl that goes on', () => {
  test.each([
    ['a site that was not crawled', undefined, [], 0],
    ['links alone', site(0), ['links'], 0],
    ['a dead link', site(1, { seen: 10, faults: 0 }), [], 0],
    ['a part that was seen', site(0, { seen: 3, faults: 0 }), ['links'], 3],
    ['a page of each kind', site(0, { seen: 4, faults: 0 }), ['links', 'kinds'], 4],
    ['a part with a fault', site(0, { seen: 4, faults: 1 }), ['links'], 0],
    ['a whole with a fault', site(0, { seen: 10, faults: 1 }), ['links'], 0],
    ['a whole', site(0, { seen: 10, faults: 0 }), ['links', 'kinds', 'pages'], 0],
  ])('after %s', (_, before, done, seen) => {
    const reaches = ['links', 'kinds', 'pages'] as const;
    expect(reaches.filter((reach) => isFinished(before, reach))).toEqual(done);
    expect(seenBefore(before, 10)).toBe(seen);
  });

  test('asks all addresses again where something was faulty, or the site has other pages', () => {
    const pages = Array.from({ length: 9 }, (_, index) => `/${index}`);
    expect(knowsLinks(site(0), { pages, faults: [] })).toBe(true);
    expect(knowsLinks(site(1), { pages, faults: [] })).toBe(false);
    expect(knowsLinks(site(0), { pages, faults: ['dead'] })).toBe(false);
    expect(knowsLinks(site(0), { pages: pages.slice(1), faults: [] })).toBe(false);
    expect(knowsLinks(undefined, { pages, faults: [] })).toBe(false);
  });

  test('begins again where the site has other pages now', () => {
    expect(seenBefore(site(0, { seen: 4, faults: 0 }), 11)).toBe(0);
  });
});

test('figures of all sites are added up, and whole looks are counted', () => {
  expect(
    totalOf({
      'poster.de': site(0, { seen: 10, faults: 0 }),
      'poster.ch': site(1, { seen: 4, faults: 2 }),
      'poster.es': site(0),
    }),
  ).toEqual({
    sites: 3,
    pages: 27,
    links: 270,
    linkFaults: 1,
    sitesSeenInKinds: 2,
    sitesSeenWhole: 1,
    seen: 14,
    pageFaults: 2,
  });
});
