/** Contradictions between the heads of pages are found; pages that agree have none. */
import { describe, expect, test } from 'vitest';

import { headFaults } from '../../../scripts/crawl/head-faults.ts';
import { readHtml } from '../../../scripts/crawl/read-html.ts';

type Head = {
  readonly title?: string;
  readonly lang?: string;
  readonly canonical?: string;
  readonly alternates?: readonly string[];
  readonly robots?: string;
};

const origin = 'http://shop.test';

const pageOf = (path: string, head: Head) => {
  const { title = path, lang = 'de-CH', canonical = path, alternates = [], robots = '' } = head;
  const links = [
    ...(canonical === '' ? [] : [`<link rel="canonical" href="${canonical}">`]),
    ...alternates.map((href) => `<link rel="alternate" href="${href}">`),
  ];
  return readHtml(
    `<!DOCTYPE html><html lang="${lang}"><head><title>${title}</title>${links.join('')}<meta name="robots" content="${robots}"></head></html>`,
  );
};

const faultsOf = (heads: Readonly<Record<string, Head>>): readonly string[] =>
  headFaults(
    new Map(Object.entries(heads).map(([path, head]) => [`${origin}${path}`, pageOf(path, head)])),
  ).map(({ address, message }) => `${address.slice(origin.length)}: ${message}`);

describe('heads', () => {
  const alternates = ['/de', '/fr', 'http://sister.test/de'];

  test('that agree have no faults', () => {
    expect(
      faultsOf({
        '/de': { alternates, title: 'Contact' },
        '/fr': { alternates, title: 'Contact', lang: 'fr-CH' },
        '/de?x=1': { alternates, title: 'Contact', canonical: '/de' },
        '/cart': { title: 'Contact', robots: 'noindex, follow', canonical: '' },
      }),
    ).toEqual([]);
  });

  test('of versions that do not name each other, or not themselves, are found', () => {
    expect(
      faultsOf({ '/de': { alternates }, '/fr': { alternates: ['/fr'], lang: 'fr-CH' } }),
    ).toEqual([`/de: its version ${origin}/fr does not name it`]);
    expect(faultsOf({ '/de': { alternates: ['http://sister.test/de'] } })).toEqual([
      '/de: not among its own versions',
    ]);
  });

  test('of listed pages name one canonical address', () => {
    expect(faultsOf({ '/de': { canonical: '' } })).toEqual(['/de: 0 canonical addresses, not one']);
  });

  test('with the same title in one language are found', () => {
    const title = 'Contact';
    expect(faultsOf({ '/a': { title }, '/b': { title }, '/c': { title, lang: 'fr-CH' } })).toEqual([
      '/a: 2 pages are called Contact',
    ]);
  });
});
