import type { Platform } from '../locale/channel.ts';
import { desktopStartSegment } from './page-routes.ts';
import { readPrefixes } from './language-prefix.ts';
import { printSegments } from './paths.ts';
import { readSlug } from './slug-sanity.ts';

/** A path before its segments are read. */
export type PathParts = {
  /** Two letters in lower case. */
  readonly prefix: string | undefined;
  /** Desktop under `d` and on the desktop start page (storefront §2). */
  readonly platform: Platform;
  /** What follows the prefixes, as written. */
  readonly path: `/${string}`;
};

/**
 * Takes the prefixes off a path; undefined where it is not sane. `isFlagSafePath` and
 * `isStripHidden` take its `path`.
 */
export const readPathParts = (rawPath: string): PathParts | undefined => {
  const slug = readSlug(rawPath);
  if (slug.kind === 'refused') return undefined;
  const { segments, trailingSlash } = slug.path;
  const { prefix, platform, rest } = readPrefixes(segments);
  const isDesktop =
    platform === 'desktop' || (rest[0] === desktopStartSegment && rest.length === 1);
  return {
    prefix,
    platform: isDesktop ? 'desktop' : 'web',
    path: printSegments(rest, trailingSlash),
  };
};

/** Web for a path that is not sane (storefront §2). */
export const platformOfPath = (rawPath: string): Platform =>
  readPathParts(rawPath)?.platform ?? 'web';
