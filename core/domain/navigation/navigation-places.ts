import type { MainNavigationItem } from './navigation-items.ts';

/** Where an item of the main navigation can stand. */
export const navigationPlaces = ['bar', 'burger', 'strip'] as const;

export type NavigationPlace = (typeof navigationPlaces)[number];

const placesBySwitch = {
  everywhere: ['bar', 'burger', 'strip'],
  onlyInBurger: ['burger'],
  onlyInStrip: ['strip'],
} as const satisfies Record<string, readonly NavigationPlace[]>;

/**
 * Places of an item (supporting §2, "Some items appear only in the burger menu"). The specification
 * only names `subNaviOnly`; where both switches are set it wins, as the narrower one.
 */
export const navigationPlacesOf = (item: MainNavigationItem): readonly NavigationPlace[] => {
  if (item.subNaviOnly === true) return placesBySwitch.onlyInStrip;
  return item.isOnlyInBurgerNavigation === true
    ? placesBySwitch.onlyInBurger
    : placesBySwitch.everywhere;
};

/** The items of a place. */
export const navigationItemsIn = (
  place: NavigationPlace,
  items: readonly MainNavigationItem[],
): readonly MainNavigationItem[] =>
  items.filter((item) => navigationPlacesOf(item).includes(place));

/** True for an item with a group that has an item (supporting §2). */
export const hasFlyout = ({ flyoutGroups = [] }: MainNavigationItem): boolean =>
  flyoutGroups.some(
    ({ flyoutGroupItems, flyoutGroupItemsCustom = [] }) =>
      flyoutGroupItems.length + flyoutGroupItemsCustom.length > 0,
  );
