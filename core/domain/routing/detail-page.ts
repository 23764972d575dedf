import { desktopSegment, readPrefixes } from './language-prefix.ts';
import type { ProductSegment } from './page-routes.ts';
import { printSegments } from './paths.ts';
import { readSlug } from './slug-sanity.ts';

/** Kinds of detail pages. */
export const detailPageKinds = ['card', 'product'] as const;

export type DetailPageKind = (typeof detailPageKinds)[number];

/** First segments of detail pages (storefront §2). */
export const detailPageSegments = {
  card: 'vorkonfigurator-karten',
  product: 'products',
} as const satisfies Record<DetailPageKind, ProductSegment>;

/**
 * The path of a detail page as seen from another page (supporting §2 "Error page"), with its
 * prefixes. `currentPath` is percent-encoded; one that is not sane has no prefix.
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
