import { isStripHidden } from '../routing/hidden-strip.ts';
import {
  firstFilledText,
  flyoutItemsOf,
  subNavigationPicture,
  subNavigationTitle,
  type FlyoutGroup,
  type FlyoutItem,
  type MainNavigationItem,
  type NavigationPicture,
} from './navigation-items.ts';
import { hasFlyout, navigationItemsIn } from './navigation-places.ts';
import {
  isSameNavigationType,
  isWholePageLink,
  navigationPath,
  type NavigatedPage,
} from './selected-item.ts';
import { defaultTileKind, type SubNavigationElementType, type TileKind } from './tiles.ts';

/** An element of the strip under the main bar (supporting §3, "Sub-navigation element"). */
export type SubNavigationElement = {
  /** Names the element within its strip, by its place in the groups. */
  readonly id: string;
  readonly type: SubNavigationElementType;
  readonly text: string;
  /** The badge of its group, on the heading, or on the tiles of a group without one. */
  readonly label?: string | undefined;
  /** Absent for headings and tiles without a link. */
  readonly link?: string | undefined;
  readonly image?: NavigationPicture | undefined;
  /** It leads to the shown page, and to no choice on it. */
  readonly isActive: boolean;
};

/** The strip of a page, or why there is none. */
export type SubNavigation =
  | { readonly kind: 'shown'; readonly elements: readonly SubNavigationElement[] }
  | { readonly kind: 'hidden'; readonly reason: 'hidden-path' | 'no-groups' };

type Surroundings = { readonly path: string; readonly kind: TileKind };

/**
 * The item whose groups the strip shows: the first of the page's active navigation type, else the
 * first that always shows its strip (`alwaysShowSubNavi`; the specification names the switch and
 * says no more). Only items with groups count.
 */
export const stripItemOf = (
  items: readonly MainNavigationItem[],
  { navigationType }: NavigatedPage,
): MainNavigationItem | undefined => {
  const candidates = navigationItemsIn('strip', items).filter(hasFlyout);
  return (
    candidates.find((item) => isSameNavigationType(item.navigationType, navigationType)) ??
    candidates.find(({ alwaysShowSubNavi }) => alwaysShowSubNavi)
  );
};

/**
 * The strip under the main bar (supporting §2), hidden on exactly the paths of `isStripHidden`,
 * whatever their prefixes.
 */
export const subNavigation = (
  items: readonly MainNavigationItem[],
  page: NavigatedPage,
): SubNavigation => {
  if (isStripHidden(navigationPath(page.path) ?? page.path))
    return { kind: 'hidden', reason: 'hidden-path' };
  const groups = stripItemOf(items, page)?.flyoutGroups ?? [];
  return groups.length === 0
    ? { kind: 'hidden', reason: 'no-groups' }
    : { kind: 'shown', elements: subNavigationElements(groups, page.path) };
};

/**
 * The elements of flyout groups: for each the heading of its title, then its items in their order,
 * each followed by the groups below it. Every item is there exactly once.
 */
export const subNavigationElements = (
  groups: readonly FlyoutGroup[],
  path: string,
): readonly SubNavigationElement[] => elementsOf(groups, { path, kind: defaultTileKind }, '');

const elementsOf = (
  groups: readonly FlyoutGroup[],
  around: Surroundings,
  prefix: string,
): readonly SubNavigationElement[] =>
  groups.flatMap((group, index) => groupElements(group, around, `${prefix}${index}`));

const groupElements = (
  group: FlyoutGroup,
  around: Surroundings,
  id: string,
): readonly SubNavigationElement[] => {
  const text = firstFilledText(group.flyoutGroupTitle);
  const within = { ...around, kind: group.type ?? around.kind };
  const label = firstFilledText(group.badge) || undefined;
  const heading: readonly SubNavigationElement[] =
    text === '' ? [] : [{ id, type: 'heading', text, label, isActive: false }];
  const itemLabel = heading.length === 0 ? label : undefined;
  return [
    ...heading,
    ...flyoutItemsOf(group).flatMap((item, index) => [
      itemElement(item, within, itemLabel, `${id}-${index}`),
      ...elementsOf(item.subFlyoutGroups ?? [], within, `${id}-${index}-`),
    ]),
  ];
};

const itemElement = (
  item: FlyoutItem,
  { path, kind }: Surroundings,
  label: string | undefined,
  id: string,
): SubNavigationElement => ({
  id,
  type: item.isHeadlineItem === true ? 'heading' : (item.typeOverride ?? kind),
  text: subNavigationTitle(item),
  label,
  link: firstFilledText(item.link.url) || undefined,
  image: subNavigationPicture(item),
  isActive: isWholePageLink(item.link.url, path),
});
