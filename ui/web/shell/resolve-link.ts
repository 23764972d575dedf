import type { ContentLink } from '../../../core/domain/navigation/content-link.ts';
import { classifyLink, type LinkContext } from '../../../core/domain/routing/links.ts';
import { reservedSegmentOf } from '../../../core/domain/routing/reserved-segments.ts';

/** The attributes of an anchor, for an address that was classified. */
type LinkAttributes = {
  readonly href: string;
  readonly target?: '_blank' | undefined;
  readonly rel?: string | undefined;
};

/**
 * What links of the content are resolved against: what a page knows of links, and the prefixes of
 * its language and platform, which paths of the content do not carry.
 */
export type ContentLinks = { readonly context: LinkContext; readonly prefix: string };

/** A link that is ready to be drawn. */
export type ResolvedLink = LinkAttributes & { readonly text: string };

/** A path of the site; what this process answers itself, pictures for example, has no prefixes. */
const withPrefix = (prefix: string, url: string): string => {
  const text = url.replace(/^ +/u, '');
  if (!text.startsWith('/') || text.startsWith('//')) return url;
  const segments = text.slice(1).split(/[/?#]/u);
  return reservedSegmentOf(segments) === undefined ? `${prefix}${text}` : url;
};

/** The attributes of a link that an editor wrote; undefined for one that is refused. */
export const resolveLink = (
  { context, prefix }: ContentLinks,
  url: string,
): LinkAttributes | undefined => {
  const link = classifyLink(context, withPrefix(prefix, url));
  switch (link.kind) {
    case 'refused':
      return undefined;
    case 'external':
      return { href: link.href, target: link.target, rel: link.rel };
    case 'sister':
      return { href: link.href, rel: link.rel };
    case 'inPage':
    case 'internal':
    case 'application':
    case 'contact':
      return { href: link.href };
  }
};

/** The links of a list that lead somewhere. */
export const resolveLinks = (
  site: ContentLinks,
  links: readonly ContentLink[],
): readonly ResolvedLink[] =>
  links.flatMap(({ text, url }) => {
    const attributes = resolveLink(site, url);
    return attributes === undefined ? [] : [{ ...attributes, text }];
  });
