import type { ContentLink } from './content-link.ts';
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

/** Links of the footer that the menu does not have already. */
const furtherLinks = (
  links: readonly ContentLink[],
  there: readonly { readonly url?: string | undefined }[],
): readonly ContentLink[] =>
  links.filter((link) => there.every(({ url }) => url === undefined || url !== link.url));

/**
 * The whole burger of a site (supporting §2, "Burger navigation"): the main items, the burger's
 * own, and the wall-art item in their places. Items that belong to a flag are among them: pages are
 * the same for everyone (`burgerItemsFor` has those of a visitor). Links of the footer that lead to
 * a main item or stand in the extra menu are left out.
 */
export const burgerMenuOf = (
  { shops, mainItems, burgerItems, wallArt, extraMenu, hotline }: Navigation,
  footerLinks: readonly ContentLink[],
): BurgerMenu => {
  const plain = burgerItems.reduce(withOwnItem, burgerItemsOf(mainItems));
  const items = wallArt === undefined ? plain : withWallArt(plain, wallArtItem(wallArt));
  return {
    shops,
    items,
    extraMenu,
    hotline: hotlineLink(hotline),
    footerLinks: furtherLinks(footerLinks, [
      ...items,
      ...mainItems.map(({ link }) => link),
      ...extraMenu,
    ]),
  };
};
