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
import { wallArtItem } from './wall-art-item.ts';

/**
 * Puts an item of the burger's own in place of the item of the same navigation type, whose
 * sub-items it keeps if it has none; else at an end. The specification only names the fields.
 */
export const withOwnItem = (
  items: readonly BurgerItem[],
  own: BurgerItem,
  otherwise: 'first' | 'last',
): readonly BurgerItem[] => {
  const place = items.findIndex(({ navigationType }) =>
    isSameNavigationType(navigationType, own.navigationType),
  );
  const { subItems = [] } = items[place] ?? {};
  if (place >= 0) return items.with(place, own.subItems.length === 0 ? { ...own, subItems } : own);
  return otherwise === 'first' ? [own, ...items] : [...items, own];
};

/** Undefined where the number cannot be dialled. */
export const hotlineLink = (hotline: string | undefined): BurgerLink | undefined => {
  if (hotline === undefined) return undefined;
  const link = telephoneLink(hotline);
  return E.isRight(link) ? { text: hotline, url: link.right } : undefined;
};

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
  const plain = burgerItems.reduce(
    (there, own) => withOwnItem(there, own, 'last'),
    burgerItemsOf(mainItems),
  );
  const items = wallArt === undefined ? plain : withOwnItem(plain, wallArtItem(wallArt), 'first');
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
