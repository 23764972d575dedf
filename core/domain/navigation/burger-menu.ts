import type { ContentLink } from '../content/content-link.ts';
import type { Treatments } from '../flags/flags.ts';
import { E } from '../../fp.ts';
import {
  burgerItemsOf,
  type BurgerItem,
  type BurgerLink,
  type BurgerMenu,
} from './burger-items.ts';
import type { Navigation } from './navigation.ts';
import { isSameNavigationType } from './selected-item.ts';
import { telephoneLink } from './telephone-link.ts';
import { wallArtItem, withWallArt } from './wall-art-item.ts';

/**
 * A menu with an item that the burger has of its own: in the place of the item of the same
 * navigation type, whose sub-items it keeps where it brings none; else last. The specification
 * names the fields of such items and says no more.
 */
const withOwnItem = (items: readonly BurgerItem[], own: BurgerItem): readonly BurgerItem[] => {
  const place = items.findIndex(({ navigationType }) =>
    isSameNavigationType(navigationType, own.navigationType),
  );
  const { subItems = [] } = items[place] ?? {};
  return place < 0
    ? [...items, own]
    : items.with(place, own.subItems.length === 0 ? { ...own, subItems } : own);
};

/** The hotline's row; undefined where the number cannot be dialled. */
export const hotlineLink = (hotline: string | undefined): BurgerLink | undefined => {
  if (hotline === undefined) return undefined;
  const link = telephoneLink(hotline);
  return E.isRight(link) ? { text: hotline, url: link.right } : undefined;
};

/**
 * The whole burger of a site (supporting §2, "Burger navigation"): the main items, the burger's
 * own, and the wall-art item in their places. The product matrix is there while its flag is on.
 */
export const burgerMenuOf = (
  { shops, mainItems, burgerItems, wallArt, extraMenu, hotline }: Navigation,
  footerLinks: readonly ContentLink[],
  treatments: Treatments,
): BurgerMenu => {
  const items = burgerItems.reduce(withOwnItem, burgerItemsOf(mainItems));
  return {
    shops,
    items: wallArt === undefined ? items : withWallArt(items, wallArtItem(wallArt, treatments)),
    extraMenu,
    hotline: hotlineLink(hotline),
    footerLinks,
  };
};
