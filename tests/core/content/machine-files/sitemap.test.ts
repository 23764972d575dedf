/** Sitemaps as an XML parser reads them: whole, within their limits, with nothing of their own. */
import { fc, test as property } from '@fast-check/vitest';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';

import { languages } from '../../../../core/domain/locale/locales.ts';
import {
  machineFilePaths,
  readMachineFile,
  sitemapPartPath,
} from '../../../../core/domain/content/machine-files/machine-files.ts';
import { sitemapFile } from '../../../../core/domain/content/machine-files/sitemap-files.ts';
import {
  printSitemaps,
  sitemapLimits,
  xmlText,
  type SitemapEntry,
} from '../../../../core/domain/content/machine-files/sitemap.ts';
import { anyCodePoint } from '../../../arbitraries/code-point.ts';
import { embedded } from '../../../arbitraries/routing.ts';
import { readSitemap, readSitemapIndex } from '../../../machines/sitemap-reader.ts';

const anyText = fc.string({ unit: anyCodePoint, maxLength: 30 });

const anyUrl = fc
  .tuple(fc.webUrl({ withQueryParameters: true }), fc.constantFrom('', '&a=<b>', "'", '"'))
  .map(([url, end]) => `${url}${end}`);

const anyEntry: fc.Arbitrary<SitemapEntry> = fc.record({
  url: anyUrl,
  lastModified: fc.option(fc.constant('2026-11-02T09:00:00.000Z'), { nil: undefined }),
  alternates: fc.array(
    fc.record({ hreflang: fc.constantFrom('de-DE', 'fr-CH', 'x-default'), href: anyUrl }),
    { maxLength: 3 },
  ),
  pictures: fc.array(anyUrl, { maxLength: 2 }),
});

describe('text in XML', () => {
  property.prop([anyText])('is read back as it was, as far as XML can hold it', (text) => {
    const printed = xmlText(text);
    expect(printed).toMatch(/^[ -~]*$/u);
    expect(printed).not.toMatch(/[<>"']/u);
    expect(XMLValidator.validate(`<a>${printed}</a>`)).toBe(true);
    const named = printed
      .replace(/&#(\d+);/gu, (_, code: string) => String.fromCodePoint(Number(code)))
      .replace(
        /&(lt|gt|quot|apos);/gu,
        (_, name: string) =>
          new Map([
            ['lt', '<'],
            ['gt', '>'],
            ['quot', '"'],
            ['apos', "'"],
          ]).get(name) ?? '',
      )
      .replaceAll('&amp;', '&');
    const holdable = text
      .toWellFormed()
      .replace(/[^\t\n\r\u0020-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}');
    expect(named).toBe(holdable);
  });
});

describe('a sitemap', () => {
  property.prop([fc.array(anyEntry, { maxLength: 12 }), fc.integer({ min: 1, max: 5 })])(
    'has every entry once, in its order, and no file above the limits',
    (entries, most) => {
      const files = printSitemaps(entries, { entries: most, bytes: 100_000 });
      const read = files.flatMap((file) => {
        const urls = readSitemap(file);
        expect(urls.length).toBeLessThanOrEqual(most);
        return urls;
      });
      expect(read).toEqual(entries);
    },
  );

  property.prop([
    fc.array(anyEntry, { minLength: 2, maxLength: 8 }),
    fc.integer({ min: 500, max: 4_000 }),
  ])('is never larger than it may be, unless one entry alone is', (entries, bytes) => {
    for (const file of printSitemaps(entries, { entries: 100, bytes })) {
      const count = readSitemap(file).length;
      expect(Buffer.byteLength(file) <= bytes || count === 1).toBe(true);
    }
  });

  test('may be empty', () => {
    expect(printSitemaps([])).toHaveLength(1);
    expect(readSitemap(printSitemaps([])[0])).toEqual([]);
    expect(sitemapLimits).toEqual({ entries: 45_000, bytes: 45_000_000 });
  });
});

describe('the files of a site', () => {
  const site = embedded.defaultSite;
  const root = { kind: 'sitemap' } as const;

  test('are one where there is one, and a list of parts where there are more', () => {
    const one = [{ language: 'de', files: ['<a/>'] }] as const;
    expect(sitemapFile(embedded, site, one, root)).toBe('<a/>');
    expect(
      sitemapFile(embedded, site, one, { kind: 'sitemap-part', language: 'de', part: 1 }),
    ).toBe(undefined);
    const more = [
      { language: 'de', files: ['<a/>', '<b/>'] },
      { language: 'fr', files: ['<c/>'] },
    ] as const;
    expect(readSitemapIndex(sitemapFile(embedded, site, more, root) ?? '')).toEqual([
      'http://localhost:3000/sitemap-de-1.xml',
      'http://localhost:3000/sitemap-de-2.xml',
      'http://localhost:3000/sitemap-fr-1.xml',
    ]);
    const part = (language: 'de' | 'fr' | 'it', number: number) =>
      sitemapFile(embedded, site, more, { kind: 'sitemap-part', language, part: number });
    expect([part('de', 2), part('fr', 1), part('fr', 2), part('it', 1)]).toEqual([
      '<b/>',
      '<c/>',
      undefined,
      undefined,
    ]);
  });
});

describe('the paths of files for machines', () => {
  property.prop([fc.constantFrom(...languages), fc.integer({ min: 1, max: 9_999 })])(
    'are read as they are printed',
    (language, part) => {
      expect(readMachineFile(sitemapPartPath(language, part))).toEqual({
        kind: 'sitemap-part',
        language,
        part,
      });
      expect(readMachineFile(`/${language}/llms.txt`)).toEqual({ kind: 'llms', language });
    },
  );

  test('are exact', () => {
    for (const [kind, path] of Object.entries(machineFilePaths))
      expect(readMachineFile(path)?.kind).toBe(kind);
    for (const path of [
      '/',
      '/Robots.txt',
      '/robots.txt/',
      '/fr/robots.txt',
      '/fr/sitemap.xml',
      '/xx/llms.txt',
      '/sitemap-xx-1.xml',
      '/sitemap-de-0.xml',
      '/sitemap-de-01.xml',
      '/sitemap-de-10000.xml',
      '/a/llms.txt',
    ])
      expect(readMachineFile(path)).toBeUndefined();
  });
});

describe('the files of a sitemap', () => {
  const entry = (url: string): SitemapEntry => ({
    url,
    lastModified: undefined,
    alternates: [],
    pictures: [],
  });
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';
  const one = (url: string): string => `${head}<url><loc>${url}</loc></url>\n</urlset>\n`;
  const unlimited = { entries: 9, bytes: 9_999 };

  test('hold entries to their limits, and not beyond', () => {
    const both = `${head}<url><loc>a</loc></url>\n<url><loc>b</loc></url>\n</urlset>\n`;
    const entries = [entry('a'), entry('b')];
    expect(printSitemaps(entries, unlimited)).toEqual([both]);
    expect(printSitemaps(entries, { ...unlimited, bytes: both.length })).toEqual([both]);
    expect(printSitemaps(entries, { ...unlimited, entries: 2 })).toEqual([both]);
    const apart = [one('a'), one('b')];
    expect(printSitemaps(entries, { ...unlimited, bytes: both.length - 1 })).toEqual(apart);
    expect(printSitemaps(entries, { ...unlimited, entries: 1 })).toEqual(apart);
  });

  test('are at least one, and an entry that is larger than a file has its own', () => {
    expect(printSitemaps([], unlimited)).toEqual([`${head}</urlset>\n`]);
    expect(printSitemaps([entry('a')], { entries: 1, bytes: 1 })).toEqual([one('a')]);
    expect(printSitemaps([entry('a'), entry('b')], { entries: 9, bytes: 1 })).toEqual([
      one('a'),
      one('b'),
    ]);
  });
});
