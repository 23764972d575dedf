/** What a crawl reads of a page: its links, its head, the places that links may lead to, its faults. */
import { htmlFaults } from './html-faults.ts';
import { parseHtml, type HtmlElement } from './html-tree.ts';

/**
 * How a page names another address: as a link to follow, in its head, or as a file that it loads.
 * Pictures are not asked for: each size is made when it is asked for, and the browser asks for those it shows.
 */
export type NamedAs = 'link' | 'form' | 'canonical' | 'alternate' | 'file';

/** An address as a page names it. */
type NamedAddress = { readonly as: NamedAs; readonly href: string };

/** What a page holds for a crawl. */
export type ReadPage = {
  readonly addresses: readonly NamedAddress[];
  /** The places within the page that a hash may name. */
  readonly places: ReadonlySet<string>;
  readonly title: string;
  readonly language: string;
  /** Whether search engines may list it. */
  readonly isListed: boolean;
  /** What it is made of: each tag with each of its classes. */
  readonly shown: ReadonlySet<string>;
  /** What is wrong with its HTML by itself. */
  readonly faults: readonly string[];
};

const headLinks: Readonly<Record<string, NamedAs>> = {
  canonical: 'canonical',
  alternate: 'alternate',
  icon: 'file',
  'apple-touch-icon': 'file',
  manifest: 'file',
  stylesheet: 'file',
  preload: 'file',
  modulepreload: 'file',
};

const namedBy = (element: HtmlElement): readonly NamedAddress[] => {
  const { tag, attributes } = element;
  const href = attributes.get('href');
  switch (tag) {
    case 'a':
    case 'area':
      return href === undefined ? [] : [{ as: 'link', href }];
    case 'link': {
      const as = headLinks[attributes.get('rel') ?? ''];
      return as === undefined || href === undefined ? [] : [{ as, href }];
    }
    case 'form': {
      const action = attributes.get('action');
      const isRead = (attributes.get('method') ?? 'get').toLowerCase() === 'get';
      return isRead && action !== undefined ? [{ as: 'form', href: action }] : [];
    }
    case 'script':
    case 'iframe': {
      const source = attributes.get('src');
      return source === undefined ? [] : [{ as: 'file', href: source }];
    }
    default:
      return [];
  }
};

const isHiddenFromSearch = ({ tag, attributes }: HtmlElement): boolean =>
  tag === 'meta' &&
  attributes.get('name') === 'robots' &&
  (attributes.get('content') ?? '').includes('noindex');

const classesOf = ({ tag, attributes }: HtmlElement): readonly string[] =>
  (attributes.get('class') ?? '')
    .split(/\s+/u)
    .filter((name) => name !== '')
    .map((name) => `${tag}.${name}`);

/** Reads the HTML of a page. */
export const readHtml = (html: string): ReadPage => {
  const tree = parseHtml(html);
  const { elements } = tree;
  const places = elements.flatMap(({ tag, attributes }) => [
    attributes.get('id'),
    tag === 'a' ? attributes.get('name') : undefined,
  ]);
  return {
    addresses: elements.flatMap(namedBy),
    places: new Set(places.filter((place) => place !== undefined)),
    title: elements.find(({ tag }) => tag === 'title')?.text() ?? '',
    language: elements.find(({ tag }) => tag === 'html')?.attributes.get('lang') ?? '',
    isListed: !elements.some(isHiddenFromSearch),
    shown: new Set(elements.flatMap(classesOf)),
    faults: htmlFaults(tree),
  };
};

/** The addresses that a sitemap names, or that an index of sitemaps does. */
export const readSitemap = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>\s*(?<address>[^<]+?)\s*<\/loc>/gu)].map(({ groups }) =>
    (groups?.['address'] ?? '').replaceAll('&amp;', '&'),
  );
