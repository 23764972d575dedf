import type { ContentLink } from '../../../core/domain/navigation/content-link.ts';
import { classifyLink, type LinkContext } from '../../../core/domain/routing/links.ts';
import { reservedSegmentOf } from '../../../core/domain/routing/reserved-segments.ts';

type LinkAttributes = {
  readonly href: string;
  readonly target?: '_blank' | undefined;
  readonly rel?: string | undefined;
};

/** `prefix` is that of language and platform, which paths of the content do not carry. */
export type ContentLinks = { readonly context: LinkContext; readonly prefix: string };

type ResolvedLink = LinkAttributes & { readonly text: string };

/** Addresses that this process answers itself, such as pictures, have no prefix. */
const withPrefix = (prefix: string, url: string): string => {
  const text = url.replace(/^ +/u, '');
  if (!text.startsWith('/') || text.startsWith('//')) return url;
  const segments = text.slice(1).split(/[/?#]/u);
  return reservedSegmentOf(segments) === undefined ? `${prefix}${text}` : url;
};

/** Undefined for a link that is refused. */
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

/** Without those that are refused. */
export const resolveLinks = (
  site: ContentLinks,
  links: readonly ContentLink[],
): readonly ResolvedLink[] =>
  links.flatMap(({ text, url }) => {
    const attributes = resolveLink(site, url);
    return attributes === undefined ? [] : [{ ...attributes, text }];
  });
