import type { Platform } from '../locale/channel.ts';
import { desktopStartSegment } from './page-routes.ts';
import { readPrefixes } from './language-prefix.ts';
import { printSegments } from './paths.ts';
import { readSlug } from './slug-sanity.ts';

/** Prefixes and rest of a path, before its segments are read. */
export type PathParts = {
  /** The two letters of the language prefix, in lower case, if there is one. */
  readonly prefix: string | undefined;
  /** Desktop under `d` and on the desktop start page, web otherwise (storefront §2). */
  readonly platform: Platform;
  /** The path after the prefixes, with its leading slash, as it was written. */
  readonly path: `/${string}`;
};

/**
 * Takes language and desktop prefix off a path; undefined where its slug is not sane. Rules that
 * look at the beginning of a path, as `isFlagSafePath` and `isStripHidden`, take its `path`.
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

/** The platform of a path; web where the path is not sane (storefront §2). */
export const platformOfPath = (rawPath: string): Platform =>
  readPathParts(rawPath)?.platform ?? 'web';
