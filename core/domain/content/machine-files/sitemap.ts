/** Sitemaps of sitemaps.org, with the extensions for languages and pictures. */
import type { PageAlternate } from '../../routing/pages.ts';

/** All addresses are absolute. */
export type SitemapEntry = {
  readonly url: string;
  /** ISO 8601; undefined where unknown. */
  readonly lastModified: string | undefined;
  /** Including itself, as in the page's head. */
  readonly alternates: readonly PageAlternate[];
  readonly pictures: readonly string[];
};

/** Of one file; the protocol allows 50,000 and 50 MB. */
export const sitemapLimits = { entries: 45_000, bytes: 45_000_000 } as const;

/** The most of one file. */
export type SitemapLimits = { readonly entries: number; readonly bytes: number };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 cannot hold. */
const unwritable = /[^\t\n\r\u0020-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/**
 * Text for XML. It is ASCII, so that its length is its bytes: other characters are numbered, those
 * that XML cannot hold become U+FFFD.
 */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unwritable, '\u{fffd}')
    .replace(/[&<>"']/gu, (character) => escapes[character] ?? '')
    .replace(/[^ -~]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

const opening =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n';

const closing = '</urlset>\n';

const printAlternate = ({ hreflang, href }: PageAlternate): string =>
  `<xhtml:link rel="alternate" hreflang="${xmlText(hreflang)}" href="${xmlText(href)}"/>`;

const printEntry = ({ url, lastModified, alternates, pictures }: SitemapEntry): string =>
  [
    `<url><loc>${xmlText(url)}</loc>`,
    ...(lastModified === undefined ? [] : [`<lastmod>${xmlText(lastModified)}</lastmod>`]),
    ...alternates.map(printAlternate),
    ...pictures.map(
      (picture) => `<image:image><image:loc>${xmlText(picture)}</image:loc></image:image>`,
    ),
    '</url>\n',
  ].join('');

/** Files within the limits, at least one; an entry larger than a file has its own. */
export const printSitemaps = (
  entries: readonly SitemapEntry[],
  limits: SitemapLimits = sitemapLimits,
): readonly [string, ...string[]] => {
  const frame = head.length + opening.length + closing.length;
  const full: string[] = [];
  let open: string[] = [];
  let size = frame;
  const printed = (lines: readonly string[]): string =>
    `${head}${opening}${lines.join('')}${closing}`;
  for (const entry of entries) {
    const line = printEntry(entry);
    if (open.length > 0 && (open.length >= limits.entries || size + line.length > limits.bytes)) {
      full.push(printed(open));
      open = [];
      size = frame;
    }
    open.push(line);
    size += line.length;
  }
  const [first, ...others] = [...full, printed(open)];
  return [first ?? printed([]), ...others];
};

/** A list of sitemaps by absolute addresses. */
export const printSitemapIndex = (urls: readonly string[]): string =>
  [
    head,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls.map((url) => `<sitemap><loc>${xmlText(url)}</loc></sitemap>\n`),
    '</sitemapindex>\n',
  ].join('');
