/** What a crawl reads of a page: its links, and the places that links may lead to. */
import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5';

/** How a page names another address: as a link to follow, or in its head. */
export type NamedAs = 'link' | 'form' | 'canonical' | 'alternate' | 'file';

/** An address as a page names it. */
type NamedAddress = { readonly as: NamedAs; readonly href: string };

/** What a page holds for a crawl. */
export type ReadPage = {
  readonly addresses: readonly NamedAddress[];
  /** The places within the page that a hash may name. */
  readonly places: ReadonlySet<string>;
};

type Element = DefaultTreeAdapterTypes.Element;

const attributesOf = (element: Element): ReadonlyMap<string, string> =>
  new Map(element.attrs.map(({ name, value }) => [name, value]));

const headLinks: Readonly<Record<string, NamedAs>> = {
  canonical: 'canonical',
  alternate: 'alternate',
  icon: 'file',
  manifest: 'file',
};

const namedBy = (element: Element): readonly NamedAddress[] => {
  const attributes = attributesOf(element);
  const href = attributes.get('href');
  switch (element.tagName) {
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
    default:
      return [];
  }
};

const elementsIn = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): readonly Element[] =>
  nodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...elementsIn(node.childNodes)] : []));

/** Reads the HTML of a page. */
export const readHtml = (html: string): ReadPage => {
  const elements = elementsIn(parse(html).childNodes);
  const places = elements.flatMap((element) => {
    const attributes = attributesOf(element);
    return [attributes.get('id'), element.tagName === 'a' ? attributes.get('name') : undefined];
  });
  return {
    addresses: elements.flatMap(namedBy),
    places: new Set(places.filter((place) => place !== undefined)),
  };
};

/** The addresses that a sitemap names, or that an index of sitemaps does. */
export const readSitemap = (xml: string): readonly string[] =>
  [...xml.matchAll(/<loc>\s*(?<address>[^<]+?)\s*<\/loc>/gu)].map(({ groups }) =>
    (groups?.['address'] ?? '').replaceAll('&amp;', '&'),
  );
