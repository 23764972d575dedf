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
 * An item of the burger menu (supporting §3, "Navigation item"). One with sub-items opens them:
 * on the primary level as the secondary panel, on the secondary level as an accordion.
 */
export type BurgerItem = {
  /** Names the item within its menu. */
  readonly id: string;
  readonly text: string;
  /** Absent for an item that only opens its sub-items. */
  readonly url?: string | undefined;
  readonly icon?: string | undefined;
  readonly navigationType?: string | undefined;
  readonly categoryName?: string | undefined;
  readonly badge?: string | undefined;
  readonly label?: NavigationLabel | undefined;
  /** The flag that must be on for the item to be shown. */
  readonly flag?: FlagName | undefined;
  readonly subItems: readonly BurgerItem[];
};

/** True for an item that opens further ones instead of a page. */
export const hasSubItems = ({ subItems }: BurgerItem): boolean => subItems.length > 0;

/** The item of that id in a list; undefined where the list does not have it. */
export const findBurgerItem = (items: readonly BurgerItem[], id: string): BurgerItem | undefined =>
  items.find((item) => item.id === id);

const urlOf = (url: string): string | undefined => firstFilledText(url) || undefined;

/** An item and all those below it as one flat list: the burger ends with the third level. */
const flatItems = (id: string, item: FlyoutItem): readonly BurgerItem[] => [
  { id, text: flyoutTitle(item), url: urlOf(item.link.url), subItems: [] },
  ...(item.subFlyoutGroups ?? []).flatMap((group, index) =>
    flyoutItemsOf(group).flatMap((below, position) =>
      flatItems(`${id}-${index}-${position}`, below),
    ),
  ),
];

/** A titled group is an accordion; the items of one without a title stand in the panel itself. */
const groupItems = (id: string, group: FlyoutGroup): readonly BurgerItem[] => {
  const items = flyoutItemsOf(group).flatMap((item, index) => flatItems(`${id}-${index}`, item));
  const text = firstFilledText(group.flyoutGroupTitle);
  const { badge, flyoutGroupIdentifier: categoryName } = group;
  if (items.length === 0) return [];
  return text === '' ? items : [{ id, text, badge, categoryName, subItems: items }];
};

/** An accordion that stands alone would be a second step to one list: the list takes its place. */
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
 * The burger's items from those of the main navigation: plain links, and nested items where there
 * are flyout groups (supporting §2). Those for the strip alone are left out; every item of every
 * group is there once. A single titled group needs no accordion: its items stand in the panel, and
 * its badge on the item.
 */
export const burgerItemsOf = (items: readonly MainNavigationItem[]): readonly BurgerItem[] =>
  navigationItemsIn('burger', items).map(burgerItem);

/**
 * A shop in the list of shops (supporting §3, "Shop"); the colour is a CSS one. A shop that is a
 * channel of this storefront names it, and its address follows from the configured hosts: editors
 * do not know them.
 */
export type BurgerShop = {
  readonly text: string;
  readonly link: string;
  readonly color: string;
  readonly icon: string;
  readonly channel?: Channel | undefined;
};

/** A link of the burger without anything below it. */
export type BurgerLink = { readonly text: string; readonly url: string };

/** The parts of the burger's panel from the top down (supporting §2, "Burger navigation"). */
export const burgerSections = [
  'header',
  'shops',
  'items',
  'extraMenu',
  'hotline',
  'footerLinks',
] as const;

/** A part of the burger's panel. */
export type BurgerSection = (typeof burgerSections)[number];

/** Content of the burger's panel below its header, which has the logo and the close button. */
export type BurgerMenu = {
  readonly shops: readonly BurgerShop[];
  readonly items: readonly BurgerItem[];
  readonly extraMenu: readonly BurgerLink[];
  /** The service hotline as it is written, with its `tel:` link (`telephoneLink`). */
  readonly hotline?: BurgerLink | undefined;
  readonly footerLinks: readonly BurgerLink[];
};

/** True for an item without a flag, or whose flag is on (supporting §2). */
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
