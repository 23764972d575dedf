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
 * Puts an item of the burger's own in place of the item of the same navigation type, whose
 * sub-items it keeps if it has none; else last. The specification only names the fields.
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

/** Undefined where the number cannot be dialled. */
export const hotlineLink = (hotline: string | undefined): BurgerLink | undefined => {
  if (hotline === undefined) return undefined;
  const link = telephoneLink(hotline);
  return E.isRight(link) ? { text: hotline, url: link.right } : undefined;
};

/** Footer links that the menu lacks. */
const furtherLinks = (
  links: readonly ContentLink[],
  there: readonly { readonly url?: string | undefined }[],
): readonly ContentLink[] =>
  links.filter((link) => there.every(({ url }) => url === undefined || url !== link.url));

/**
 * The whole burger of a site (supporting §2, "Burger navigation"), items of flags included: pages
 * are the same for everyone. Footer links that repeat a main item or the extra menu are left out.
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
