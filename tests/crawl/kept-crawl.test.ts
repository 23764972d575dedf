/** A crawl goes on where an earlier one ended, and only where that found nothing. */
import { describe, expect, test } from 'vitest';

import { isFinished, seenBefore, totalOf } from '../../scripts/crawl/kept-crawl.ts';

const date = '2026-11-22';

const site = (faults: number, look?: { seen: number; faults: number }) => ({
  links: { date, withOthers: true, pages: 9, links: 90, asked: 30, redirects: 2, faults },
  ...(look && { look: { date, pages: 10, ...look } }),
});

describe('a crawl that goes on', () => {
  test.each([
    ['a site that was not crawled', undefined, false, false, 0],
    ['links alone', site(0), true, false, 0],
    ['a dead link', site(1, { seen: 10, faults: 0 }), false, false, 0],
    ['a part that was seen', site(0, { seen: 4, faults: 0 }), true, false, 4],
    ['a part with a fault', site(0, { seen: 4, faults: 1 }), true, false, 0],
    ['a whole with a fault', site(0, { seen: 10, faults: 1 }), true, false, 0],
    ['a whole', site(0, { seen: 10, faults: 0 }), true, true, 0],
  ])('after %s', (_, before, areLinksDone, isSeen, seen) => {
    expect(isFinished(before, false)).toBe(areLinksDone);
    expect(isFinished(before, true)).toBe(isSeen);
    expect(seenBefore(before, 10)).toBe(seen);
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
    sitesSeenWhole: 1,
    seen: 14,
    pageFaults: 2,
  });
});
