import type { ContentLink } from './content-link.ts';
import type { BurgerItem, BurgerShop } from './burger-items.ts';
import type { HeaderItem } from './header.ts';
import type { MainNavigationItem } from './navigation-items.ts';
import type { WallArtContent } from './wall-art-item.ts';

/** As editors write it (supporting §3, "Navigation"). Addresses are `ContentLink`s'. */
export type Navigation = {
  readonly shops: readonly BurgerShop[];
  readonly headerItems: readonly HeaderItem[];
  readonly mainItems: readonly MainNavigationItem[];
  /** Beside the main items, or in place of those of the same type. */
  readonly burgerItems: readonly BurgerItem[];
  readonly wallArt?: WallArtContent | undefined;
  readonly extraMenu: readonly ContentLink[];
  /** As written; `telephoneLink` reads it. */
  readonly hotline?: string | undefined;
};

/** For a page whose content service does not answer. */
export const emptyNavigation: Navigation = {
  shops: [],
  headerItems: [],
  mainItems: [],
  burgerItems: [],
  extraMenu: [],
};
