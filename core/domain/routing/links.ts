import { isLanguage } from '../locale/locale.ts';
import type { Language } from '../locale/locales.ts';
import { carryOver } from '../query/carried.ts';
import { readPrefixes } from './language-prefix.ts';
import { configuratorBeginning, imageSegment, reservedSegmentOf } from './reserved-segments.ts';
import { hasFileEnding, readSlug } from './slug-sanity.ts';
import { textOf } from '../text/text.ts';

/**
 * What `classifyLink` needs of a page, as plain data that travels to the browser (`linkContext`).
 */
export type LinkContext = {
  /** Such as `https://www.shop.example`, from the configured host. */
  readonly origin: string;
  /** Origins of the other sites, and of names that redirect to a site. */
  readonly sisterOrigins: readonly string[];
  /** Canonical; for relative and in-page links. */
  readonly path: string;
  readonly search: string;
  readonly trailingSlash: boolean;
  /** The market's; a path in any other language leads to another site. */
  readonly languages: readonly Language[];
  /** Such as `fr` and `it` in Switzerland. */
  readonly prefixes: readonly string[];
  /** First segments that are not pages: pictures and other applications. */
  readonly elsewhere: readonly string[];
};

export type LinkRefusal = 'unsafe-protocol' | 'unparsable';

/**
 * The classification of a link (storefront §2, decisions "Links"):
 * - `inPage`: a hash of this page;
 * - `internal`: a page of this site, which may be navigated to on the client; a path;
 * - `application`: a path of this site that is not a page of it, but a file, a picture, a designer,
 *   another application, or a redirect to another market's site: a full page load;
 * - `sister`: another site of the shop, in the same tab;
 * - `external`: a foreign host, in a new tab;
 * - `contact`: mail or telephone;
 * - `refused`: an unsafe protocol, or nothing that parses.
 */
export type Link =
  | { readonly kind: 'inPage' | 'internal' | 'application' | 'contact'; readonly href: string }
  | { readonly kind: 'sister'; readonly href: string; readonly rel: 'noopener' }
  | {
      readonly kind: 'external';
      readonly href: string;
      readonly rel: 'noopener';
      readonly target: '_blank';
    }
  | { readonly kind: 'refused'; readonly reason: LinkRefusal };

const unparsable: Link = { kind: 'refused', reason: 'unparsable' };

/** URL parsers silently drop these or turn them into slashes. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what it looks for
const deceptive = /[\u0000-\u001f\u007f-\u009f\\]/u;

const schemePattern = /^(?<scheme>[a-z][a-z0-9+.-]*):/iu;
/** User names in an address only serve to deceive. */
const webAddress = /^https?:\/\/[^/?#@]+(?:[/?#]|$)/iu;
const contactAddress = /^(?:mailto|tel):[^\s]+$/iu;

const parse = (text: string, base: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};

/** What this process answers whatever the language. */
const isAsset = (segments: readonly string[]): boolean =>
  reservedSegmentOf(segments) !== undefined || segments.includes(imageSegment);

const withSlash = (path: string, trailingSlash: boolean): string =>
  `${path.replace(/\/$/u, '')}${trailingSlash ? '/' : ''}`;

const ownLink = (context: LinkContext, { pathname, search, hash }: URL): Link => {
  const slug = readSlug(pathname);
  if (slug.kind === 'refused') return unparsable;
  const { segments } = slug.path;
  if (isAsset(segments)) {
    return { kind: 'application', href: `${pathname}${search}${hash}` };
  }
  const { prefix = '', rest } = readPrefixes(segments);
  const [first = ''] = rest;
  const query = carryOver(context.search, search);
  if (
    (isLanguage(prefix) && !context.languages.includes(prefix)) ||
    first.startsWith(configuratorBeginning) ||
    hasFileEnding(segments)
  ) {
    return { kind: 'application', href: `${pathname}${query}${hash}` };
  }
  const path = segments.length === 0 ? '/' : withSlash(pathname, context.trailingSlash);
  const kind = context.elsewhere.includes(first) ? 'application' : 'internal';
  return { kind, href: `${path}${query}${hash}` };
};

/** Only hosts are compared: `https://` to our own host is our own page. */
const hostOf = (origin: string): string => origin.replace(/^https?:\/\//u, '');

const withoutWww = (host: string): string => host.replace(/^www\./u, '');

/** `www.` and a trailing dot do not count, as in `resolveHost`. */
const shopOriginOf = ({ origin, sisterOrigins }: LinkContext, url: URL): string | undefined => {
  const origins = [origin, ...sisterOrigins];
  const host = url.host.replace(/\.(?=:|$)/u, '');
  return (
    origins.find((one) => hostOf(one) === host) ??
    origins.find((one) => withoutWww(hostOf(one)) === withoutWww(host))
  );
};

const webLink = (context: LinkContext, url: URL): Link => {
  const origin = shopOriginOf(context, url);
  if (origin === undefined)
    return { kind: 'external', href: url.href, rel: 'noopener', target: '_blank' };
  if (origin === context.origin) return ownLink(context, url);
  const href = `${origin}${url.pathname}${url.search}${url.hash}`;
  return { kind: 'sister', href, rel: 'noopener' };
};

const schemeLink = (context: LinkContext, text: string, scheme: string): Link => {
  const url = parse(text, context.origin);
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return url === undefined || !webAddress.test(text) ? unparsable : webLink(context, url);
    case 'mailto':
    case 'tel':
      return contactAddress.test(text) ? { kind: 'contact', href: text } : unparsable;
    default:
      return { kind: 'refused', reason: 'unsafe-protocol' };
  }
};

/**
 * Decides what a link is, wherever its text comes from. Nothing with another protocol or host
 * becomes `inPage`, `internal` or `application`, whose hrefs begin with `#` or one slash.
 */
export const classifyLink = (context: LinkContext, given: string): Link => {
  const href = textOf(given);
  const text = href.trim();
  if (text === '' || deceptive.test(href)) return unparsable;
  if (text.startsWith('#')) return { kind: 'inPage', href: text };
  const scheme = schemePattern.exec(text)?.groups?.['scheme'];
  if (scheme !== undefined) return schemeLink(context, text, scheme);
  if (text.startsWith('//')) {
    return schemeLink(context, `${context.origin.replace(/\/\/.*/u, '')}${text}`, 'http');
  }
  const url = parse(text, `${context.origin}${context.path}${context.search}`);
  return url === undefined ? unparsable : ownLink(context, url);
};

export type LinkNavigation =
  | { readonly kind: 'route' | 'load'; readonly href: string }
  | { readonly kind: 'refused'; readonly reason: LinkRefusal | 'external-not-allowed' };

/**
 * On the client to pages, by a full load to all else; leaving the site needs a permission
 * (decisions, "Links").
 */
export const navigationTo = (
  link: Link,
  permission: { readonly allowExternal: boolean },
): LinkNavigation => {
  switch (link.kind) {
    case 'inPage':
    case 'internal':
      return { kind: 'route', href: link.href };
    case 'application':
      return { kind: 'load', href: link.href };
    case 'sister':
    case 'external':
    case 'contact':
      return permission.allowExternal
        ? { kind: 'load', href: link.href }
        : { kind: 'refused', reason: 'external-not-allowed' };
    case 'refused':
      return link;
  }
};
