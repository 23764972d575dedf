import { desktopSegment, readPrefixes } from './language-prefix.ts';
import type { ProductSegment } from './page-routes.ts';
import { printSegments } from './paths.ts';
import { readSlug } from './slug-sanity.ts';

/** Kinds of detail pages: of a card, or of any other product. */
export const detailPageKinds = ['card', 'product'] as const;

/** A kind of detail page. */
export type DetailPageKind = (typeof detailPageKinds)[number];

/** The segment of each kind of detail page (storefront §2). */
export const detailPageSegments = {
  card: 'vorkonfigurator-karten',
  product: 'products',
} as const satisfies Record<DetailPageKind, ProductSegment>;

/**
 * The path of a detail page as seen from another page (supporting §2 "Error page"): the current
 * path's language and desktop prefix, then the segment. A current path that is not sane counts
 * as one without a prefix.
 *
 * @param currentPath - percent-encoded, as it was sent
 * @param trailingSlash - whether the channel's pages end in a slash
 */
export const detailPagePath = (
  currentPath: string,
  kind: DetailPageKind,
  trailingSlash: boolean,
): `/${string}` => {
  const slug = readSlug(currentPath);
  const { prefix, platform } = readPrefixes(slug.kind === 'sane' ? slug.path.segments : []);
  const prefixes = [prefix, platform === 'desktop' ? desktopSegment : undefined];
  return printSegments(
    [...prefixes.filter((one) => one !== undefined), detailPageSegments[kind]],
    trailingSlash,
  );
};
