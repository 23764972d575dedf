import { readPairs } from '../query/query.ts';
import { readPrefixes } from '../routing/language-prefix.ts';
import { readSlug } from '../routing/slug-sanity.ts';
import type { MainNavigationItem } from './navigation-items.ts';
import { textOf } from '../text/text.ts';

/**
 * A path as the navigation compares it: decoded, without query, hash, prefixes and slash at the
 * end. Undefined for anything but a path of this site.
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

export type NavigatedPage = {
  /** With or without prefixes, query and slash. */
  readonly path: string;
  /** Absent or empty on pages without one. */
  readonly navigationType?: string | undefined;
};

/** True for a link to the shown page. */
export const isCurrentLink = (url: string, currentPath: string): boolean => {
  const path = navigationPath(url);
  return path !== undefined && path === navigationPath(currentPath);
};

/** True for a link to the shown page that chooses nothing on it, such as a format. */
export const isWholePageLink = (url: string, currentPath: string): boolean => {
  const [, search = ''] = /^[^?#]*\?([^#]*)/su.exec(url) ?? [];
  return (
    isCurrentLink(url, currentPath) && readPairs(search).every(([name]) => name.startsWith('_'))
  );
};

/** True for types that are both present and equal (decisions, "Links"). */
export const isSameNavigationType = (
  first: string | undefined,
  second: string | undefined,
): boolean => first !== undefined && first !== '' && first === second;

/** True where the path or the navigation type is the page's (supporting §2; decisions, "Links"). */
export const isSelectedItem = (
  { link, navigationType }: Pick<MainNavigationItem, 'link' | 'navigationType'>,
  page: NavigatedPage,
): boolean =>
  isCurrentLink(link.url, page.path) || isSameNavigationType(navigationType, page.navigationType);
