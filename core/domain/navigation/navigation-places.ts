import type { MainNavigationItem } from './navigation-items.ts';

/** Places of an item of the main navigation. */
export const navigationPlaces = ['bar', 'burger', 'strip'] as const;

/** A place of the main navigation: the bar, the burger menu, the sub-navigation strip. */
export type NavigationPlace = (typeof navigationPlaces)[number];

/** The places of an item by its switches. */
const placesBySwitch = {
  everywhere: ['bar', 'burger', 'strip'],
  onlyInBurger: ['burger'],
  onlyInStrip: ['strip'],
} as const satisfies Record<string, readonly NavigationPlace[]>;

/**
 * The places of an item (supporting §2, "Some items appear only in the burger menu"): with
 * `isOnlyInBurgerNavigation` the burger alone; with `subNaviOnly` the strip alone, to which it
 * lends its groups. The specification names the second switch and says no more; where both are set,
 * it wins, as it is the narrower one.
 */
export const navigationPlacesOf = (item: MainNavigationItem): readonly NavigationPlace[] => {
  if (item.subNaviOnly === true) return placesBySwitch.onlyInStrip;
  return item.isOnlyInBurgerNavigation === true
    ? placesBySwitch.onlyInBurger
    : placesBySwitch.everywhere;
};

/** The items that stand in a place, in their order. */
export const navigationItemsIn = (
  place: NavigationPlace,
  items: readonly MainNavigationItem[],
): readonly MainNavigationItem[] =>
  items.filter((item) => navigationPlacesOf(item).includes(place));

/** True for an item with a flyout: it has a group with an item (supporting §2). */
export const hasFlyout = ({ flyoutGroups = [] }: MainNavigationItem): boolean =>
  flyoutGroups.some(
    ({ flyoutGroupItems, flyoutGroupItemsCustom = [] }) =>
      flyoutGroupItems.length + flyoutGroupItemsCustom.length > 0,
  );
