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
  /** By its place in the groups. */
  readonly id: string;
  readonly type: SubNavigationElementType;
  readonly text: string;
  /** Its group's badge, on the heading, else on the tiles. */
  readonly label?: string | undefined;
  /** Absent for headings and tiles without one. */
  readonly link?: string | undefined;
  readonly image?: NavigationPicture | undefined;
  /** It leads to the shown page and chooses nothing on it. */
  readonly isActive: boolean;
};

export type SubNavigation =
  | { readonly kind: 'shown'; readonly elements: readonly SubNavigationElement[] }
  | { readonly kind: 'hidden'; readonly reason: 'hidden-path' | 'no-groups' };

type Surroundings = { readonly path: string; readonly kind: TileKind };

/**
 * The first item of the page's navigation type, else the first with `alwaysShowSubNavi` (which the
 * specification only names). Only items with groups count.
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

/** The strip under the main bar (supporting §2), or why it is hidden. */
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

/** For each group its title as a heading, then its items, each followed by the groups below it. */
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
