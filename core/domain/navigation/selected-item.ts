import { readPairs } from '../query/query.ts';
import { readPrefixes } from '../routing/language-prefix.ts';
import { readSlug } from '../routing/slug-sanity.ts';
import type { MainNavigationItem } from './navigation-items.ts';
import { textOf } from '../text/text.ts';

/**
 * A path of this site as the navigation compares it: decoded, without query, hash, language and
 * desktop prefix and without a slash at the end; `/` is the start page. Undefined for all that is
 * not a path of this site: other hosts, mere hashes, contact links, malformed paths.
 */
export const navigationPath = (url: string): string | undefined => {
  const slug = readSlug(
    textOf(url)
      .trim()
      .replace(/[?#].*/su, ''),
  );
  return slug.kind === 'refused'
    ? undefined
    : `/${readPrefixes(slug.path.segments).rest.join('/')}`;
};

/** The page that is shown, as the navigation sees it. */
export type NavigatedPage = {
  /** The page's path, with or without prefixes, query and slash. */
  readonly path: string;
  /** The page's active navigation type; absent or empty on pages without one. */
  readonly navigationType?: string | undefined;
};

/** True for a link to the shown page, by its normalised path. */
export const isCurrentLink = (url: string, currentPath: string): boolean => {
  const path = navigationPath(url);
  return path !== undefined && path === navigationPath(currentPath);
};

/**
 * True for a link to the page as it is shown: with the page's path, and choosing nothing on it,
 * such as a format. Parameters that links carry along (`_…`) choose nothing.
 */
export const isWholePageLink = (url: string, currentPath: string): boolean => {
  const [, search = ''] = /^[^?#]*\?([^#]*)/su.exec(url) ?? [];
  return (
    isCurrentLink(url, currentPath) && readPairs(search).every(([name]) => name.startsWith('_'))
  );
};

/** True for two navigation types that are both present and equal (decisions, "Links"). */
export const isSameNavigationType = (
  first: string | undefined,
  second: string | undefined,
): boolean => first !== undefined && first !== '' && first === second;

/**
 * True for a selected item: its normalised path is the page's, or both have the same navigation
 * type (supporting §2; decisions, "Links").
 */
export const isSelectedItem = (
  { link, navigationType }: Pick<MainNavigationItem, 'link' | 'navigationType'>,
  page: NavigatedPage,
): boolean =>
  isCurrentLink(link.url, page.path) || isSameNavigationType(navigationType, page.navigationType);
