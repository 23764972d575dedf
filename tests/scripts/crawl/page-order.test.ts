/** A look that ends early has seen each part of a site once, in each of its languages. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { orderPages } from '../../../scripts/crawl/page-order.ts';

const page = (address: string, language: string, ...shown: readonly string[]) => ({
  address,
  language,
  shown: new Set(shown),
});

/** Pages by their addresses, each once. */
const pages = fc.uniqueArray(
  fc.record({
    address: fc.string({ minLength: 1, maxLength: 4 }),
    language: fc.constantFrom('de-DE', 'fr-CH'),
    shown: fc
      .array(fc.constantFrom('p.text', 'a.link', 'form.a', 'table.b', 'video.c'))
      .map((names) => new Set(names)),
  }),
  { selector: ({ address }) => address },
);

const partsOf = (all: readonly ReturnType<typeof page>[]) =>
  new Set(all.flatMap(({ language, shown }) => [...shown].map((part) => `${language} ${part}`)));

describe('the order of pages', () => {
  test('begins with what adds most, and ends with what adds nothing, by address', () => {
    const { pages: ordered, kinds } = orderPages([
      page('/text-b', 'de-DE', 'p.text'),
      page('/text-a', 'de-DE', 'p.text'),
      page('/form', 'de-DE', 'p.text', 'form.form'),
      page('/fr/text', 'fr-CH', 'p.text'),
      page('/bare', 'de-DE'),
    ]);
    expect(ordered).toEqual(['/form', '/fr/text', '/bare', '/text-a', '/text-b']);
    expect(kinds).toBe(2);
  });

  property.prop([pages])('has every page once, and the first of them show all there is', (all) => {
    const { pages: ordered, kinds } = orderPages(all);
    expect(ordered.toSorted()).toEqual(all.map(({ address }) => address).toSorted());
    const first = new Set(ordered.slice(0, kinds));
    expect(partsOf(all.filter(({ address }) => first.has(address)))).toEqual(partsOf(all));
  });

  property.prop([pages])('is the same whatever came first', (all) => {
    expect(orderPages(all.toReversed())).toEqual(orderPages(all));
  });
});
