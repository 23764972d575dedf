/** Sitemaps as a search engine reads them: XML by its rules, then the protocol's own. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';

import { E, t } from '../../core/fp.ts';

const url = t.exact(
  t.intersection([
    t.type({
      loc: t.string,
      'xhtml:link': t.array(
        t.strict({ rel: t.literal('alternate'), hreflang: t.string, href: t.string }),
      ),
      'image:image': t.array(t.strict({ 'image:loc': t.string })),
    }),
    t.partial({ lastmod: t.string }),
  ]),
);

const urlset = t.type({
  urlset: t.type({
    xmlns: t.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    'xmlns:xhtml': t.literal('http://www.w3.org/1999/xhtml'),
    'xmlns:image': t.literal('http://www.google.com/schemas/sitemap-image/1.1'),
    url: t.array(url),
  }),
});

const index = t.type({
  sitemapindex: t.type({
    xmlns: t.literal('http://www.sitemaps.org/schemas/sitemap/0.9'),
    sitemap: t.array(t.strict({ loc: t.string })),
  }),
});

/** An entry as it was read. */
export type ReadEntry = {
  readonly url: string;
  readonly lastModified: string | undefined;
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly pictures: readonly string[];
};

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  trimValues: false,
  parseTagValue: false,
  ignoreDeclaration: true,
});

const listOf = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  t.UnknownRecord.is(value) ? value : {};

const withList = (value: unknown, ...names: readonly string[]) => ({
  ...record(value),
  ...Object.fromEntries(names.map((name) => [name, listOf(record(value)[name])])),
});

const parsed = (xml: string): Readonly<Record<string, unknown>> => {
  const isWellFormed = XMLValidator.validate(xml);
  if (isWellFormed !== true) throw new Error(isWellFormed.err.msg);
  return record(parser.parse(xml));
};

/** The entries of a sitemap; throws where it is not one. */
export const readSitemap = (xml: string): readonly ReadEntry[] => {
  const { urlset: root } = parsed(xml);
  const urls = listOf(record(root)['url']).map((one) => withList(one, 'xhtml:link', 'image:image'));
  const read = urlset.decode({ urlset: { ...record(root), url: urls } });
  if (E.isLeft(read)) throw new Error(`no sitemap: ${xml.slice(0, 300)}`);
  return read.right.urlset.url.map((entry) => ({
    url: entry.loc,
    lastModified: entry.lastmod,
    alternates: entry['xhtml:link'].map(({ hreflang, href }) => ({ hreflang, href })),
    pictures: entry['image:image'].map((image) => image['image:loc']),
  }));
};

/** The sitemaps of an index; undefined where the text is not an index. */
export const readSitemapIndex = (xml: string): readonly string[] | undefined => {
  const { sitemapindex: root } = parsed(xml);
  if (root === undefined) return undefined;
  const read = index.decode({ sitemapindex: withList(root, 'sitemap') });
  if (E.isLeft(read)) throw new Error(`no index: ${xml.slice(0, 300)}`);
  return read.right.sitemapindex.sitemap.map(({ loc }) => loc);
};
