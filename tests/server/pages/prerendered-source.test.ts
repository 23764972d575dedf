/** Which pages have a file, and how long it may be shown. */
import { describe, expect, test } from 'vitest';

import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import type {
  PageAge,
  PagePlace,
  PrerenderedPages,
} from '../../../server/pages/prerendered-pages.ts';
import { pageSources } from '../../../server/pages/prerendered-source.ts';
import type { PageUses } from '../../../server/pages/record-uses.ts';
import { pageWith } from './cached-pages.ts';

const sites = embeddedSites(3_000);
const routed = routeRequest(sites, {
  method: 'GET',
  host: 'localhost:3000',
  rawPath: '/impressum',
  search: '',
});
if (routed.kind !== 'page') throw new Error(routed.kind);
const decision = routed;

const host = decision.site.host;
const page = { ...pageWith('file'), renderedAt: 0 };
const uses: PageUses = { stories: [], articles: [], isPriced: false, promisedUntil: undefined };

/** A folder with one page, which keeps what it is told. */
const folderWith = (form: 'document' | 'payload') => {
  const limits: ((age: PageAge) => number)[] = [];
  const written: unknown[] = [];
  const prerendered: PrerenderedPages = {
    has: (place) => place.form === form && place.host === host && place.path === '/impressum',
    read: async (_, until) => {
      limits.push(until);
      return { body: page.body, uses, renderedAt: 0 };
    },
    write: async (...told) => void written.push(told),
    drop: () => undefined,
    retain: () => undefined,
    count: () => 1,
    settle: async () => undefined,
  };
  const sourceOf = pageSources(prerendered, (of, { body }) => ({ ...page, body, tag: of }));
  return { sourceOf, limits, written };
};

describe('a page', () => {
  test('has a file at its plain address alone, of its form', () => {
    for (const [form, path] of [
      ['document', '/impressum'],
      ['payload', '/impressum/_payload.json'],
    ] as const) {
      const { sourceOf } = folderWith(form);
      const has = (...asked: Parameters<typeof sourceOf>) => Object.keys(sourceOf(...asked)).length;
      expect(has(decision, form, path)).toBe(3);
      expect(has(decision, form, `${path}?a=b`)).toBe(0);
      expect(has({ ...decision, canonicalPath: '/' }, form, path)).toBe(0);
      expect(has(decision, form === 'document' ? 'payload' : 'document', path)).toBe(0);
      expect(has(decision, 'configuration', path)).toBe(0);
    }
    expect(pageSources(undefined, () => page)(decision, 'document', '/impressum')).toEqual({});
  });

  test('is read as an answer of its form, and written at its place', async () => {
    const { sourceOf, written } = folderWith('document');
    const { read, readLast, write } = sourceOf(decision, 'document', '/impressum');
    for (const reading of [read, readLast])
      expect(await reading?.()).toEqual({ ...page, tag: 'document' });
    write?.(page);
    const place: PagePlace = { host, path: '/impressum', form: 'document' };
    expect(written).toEqual([[place, page]]);
  });

  test('is shown for eleven minutes, and as the last good one for an hour more without prices', async () => {
    const { sourceOf, limits } = folderWith('document');
    const { read, readLast } = sourceOf(decision, 'document', '/impressum');
    await read?.();
    await readLast?.();
    const until = (given: Partial<PageUses>) =>
      limits.map((limit) => limit({ renderedAt: 7, uses: { ...uses, ...given } }) - 7);
    expect(until({})).toEqual([660_000, 3_660_000]);
    expect(until({ isPriced: true })).toEqual([660_000, 660_000]);
    expect(until({ promisedUntil: 1_000_007 })).toEqual([660_000, 1_000_000]);
    expect(until({ promisedUntil: 1 })).toEqual([660_000, 660_000]);
    expect(until({ promisedUntil: 9_000_000 })).toEqual([660_000, 3_660_000]);
  });
});
