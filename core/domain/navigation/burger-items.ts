import type { FlagName, Treatments } from '../flags/flags.ts';
import type { Channel } from '../locale/channel.ts';
import {
  flyoutItemsOf,
  flyoutTitle,
  firstFilledText,
  type FlyoutGroup,
  type FlyoutItem,
  type MainNavigationItem,
  type NavigationLabel,
} from './navigation-items.ts';
import { navigationItemsIn } from './navigation-places.ts';

/**
 * An item of the burger menu (supporting §3, "Navigation item"). Its sub-items open as the
 * secondary panel, on the secondary level as an accordion.
 */
export type BurgerItem = {
  /** Unique in its menu. */
  readonly id: string;
  readonly text: string;
  /** Absent where it only opens sub-items. */
  readonly url?: string | undefined;
  readonly icon?: string | undefined;
  readonly navigationType?: string | undefined;
  readonly categoryName?: string | undefined;
  readonly badge?: string | undefined;
  readonly label?: NavigationLabel | undefined;
  /** Must be on for the item to be shown. */
  readonly flag?: FlagName | undefined;
  readonly subItems: readonly BurgerItem[];
};

/** True for an item that opens others instead of a page. */
export const hasSubItems = ({ subItems }: BurgerItem): boolean => subItems.length > 0;

/** Among these items, not among those below them. */
export const findBurgerItem = (items: readonly BurgerItem[], id: string): BurgerItem | undefined =>
  items.find((item) => item.id === id);

const urlOf = (url: string): string | undefined => firstFilledText(url) || undefined;

/** An item and all below it as a flat list: the burger ends with the third level. */
const flatItems = (id: string, item: FlyoutItem): readonly BurgerItem[] => [
  { id, text: flyoutTitle(item), url: urlOf(item.link.url), subItems: [] },
  ...(item.subFlyoutGroups ?? []).flatMap((group, index) =>
    flyoutItemsOf(group).flatMap((below, position) =>
      flatItems(`${id}-${index}-${position}`, below),
    ),
  ),
];

/** A titled group is an accordion; items of one without a title stand in the panel. */
const groupItems = (id: string, group: FlyoutGroup): readonly BurgerItem[] => {
  const items = flyoutItemsOf(group).flatMap((item, index) => flatItems(`${id}-${index}`, item));
  const text = firstFilledText(group.flyoutGroupTitle);
  const { badge, flyoutGroupIdentifier: categoryName } = group;
  if (items.length === 0) return [];
  return text === '' ? items : [{ id, text, badge, categoryName, subItems: items }];
};

/** A lone accordion would be a second step to one list: the list takes its place. */
const withoutLoneAccordion = (
  subItems: readonly BurgerItem[],
): Pick<BurgerItem, 'badge' | 'subItems'> => {
  const [first] = subItems;
  return first !== undefined && subItems.length === 1 && hasSubItems(first)
    ? { badge: first.badge, subItems: first.subItems }
    : { subItems };
};

const burgerItem = (item: MainNavigationItem, index: number): BurgerItem => {
  const id = String(index);
  const subItems = (item.flyoutGroups ?? []).flatMap((group, position) =>
    groupItems(`${id}-${position}`, group),
  );
  return {
    id,
    text: item.text,
    url: urlOf(item.link.url),
    navigationType: item.navigationType,
    ...withoutLoneAccordion(subItems),
  };
};

/**
 * The burger's items from the main navigation (supporting §2), without those for the strip alone;
 * every item of every group is there once. A single titled group gives its items to the panel and
 * its badge to the item.
 */
export const burgerItemsOf = (items: readonly MainNavigationItem[]): readonly BurgerItem[] =>
  navigationItemsIn('burger', items).map(burgerItem);

/**
 * A shop in the list of shops (supporting §3, "Shop"); `color` is CSS. A shop that is a channel
 * here names it, and its address follows from the configured hosts, which editors do not know.
 */
export type BurgerShop = {
  readonly text: string;
  readonly link: string;
  readonly color: string;
  readonly icon: string;
  readonly channel?: Channel | undefined;
};

/** A link with nothing below it. */
export type BurgerLink = { readonly text: string; readonly url: string };

export type BurgerMenu = {
  readonly shops: readonly BurgerShop[];
  readonly items: readonly BurgerItem[];
  readonly extraMenu: readonly BurgerLink[];
  /** The number as written, with its `telephoneLink`. */
  readonly hotline?: BurgerLink | undefined;
  readonly footerLinks: readonly BurgerLink[];
};

const isBurgerItemShown = ({ flag }: Pick<BurgerItem, 'flag'>, treatments: Treatments): boolean =>
  flag === undefined || treatments[flag] === 'on';

/** The items that visitors with these treatments see, on every level. */
export const burgerItemsFor = (
  items: readonly BurgerItem[],
  treatments: Treatments,
): readonly BurgerItem[] =>
  items
    .filter((item) => isBurgerItemShown(item, treatments))
    .map((item) => ({ ...item, subItems: burgerItemsFor(item.subItems, treatments) }));
