import type { ContentLink } from './content-link.ts';
import type { BurgerItem, BurgerShop } from './burger-items.ts';
import type { HeaderItem } from './header.ts';
import type { MainNavigationItem } from './navigation-items.ts';
import type { WallArtContent } from './wall-art-item.ts';

/**
 * The navigation of a site as its editors write it (supporting §3, "Navigation"). Addresses are
 * those of the content: paths of the site without language prefix, or whole addresses.
 */
export type Navigation = {
  readonly shops: readonly BurgerShop[];
  readonly headerItems: readonly HeaderItem[];
  readonly mainItems: readonly MainNavigationItem[];
  /** Items beside the main items, or instead of those of the same type. */
  readonly burgerItems: readonly BurgerItem[];
  readonly wallArt?: WallArtContent | undefined;
  readonly extraMenu: readonly ContentLink[];
  /** The service hotline as it is written; `telephoneLink` reads it. */
  readonly hotline?: string | undefined;
};

/** A navigation without anything in it, for a page whose content service does not answer. */
export const emptyNavigation: Navigation = {
  shops: [],
  headerItems: [],
  mainItems: [],
  burgerItems: [],
  extraMenu: [],
};
