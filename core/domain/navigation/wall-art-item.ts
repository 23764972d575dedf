import type { MaterialType } from '../catalogue/materials.ts';
import type { BurgerItem, BurgerLink } from './burger-items.ts';
import type { NavigationLabel } from './navigation-items.ts';
import { defaultWallArtProducts, wallArtGroups, type WallArtGroup } from './wall-art-products.ts';

/** A product that an editor put into a group of the wall-art item. */
export type WallArtProduct = BurgerLink & { readonly label?: NavigationLabel | undefined };

/** Title of a group, and the content that an editor configured, if any. */
export type WallArtGroupContent = {
  readonly title: string;
  readonly badge?: string | undefined;
  /** The configured products; with none, or without the list, the defaults stand in. */
  readonly products?: readonly WallArtProduct[] | undefined;
};

/** Content of the wall-art item (supporting §2, "Burger navigation"). */
export type WallArtContent = {
  readonly text: string;
  readonly navigationType?: string | undefined;
  readonly icon?: string | undefined;
  /** The link to all wall art, which stands first. */
  readonly all: BurgerLink;
  readonly groups: Readonly<Record<WallArtGroup, WallArtGroupContent>>;
  /** Names and pages of the materials, for the defaults; one without a page is left out. */
  readonly materials: Readonly<Partial<Record<MaterialType, BurgerLink>>>;
  /** The product matrix, which stands last and belongs to its flag. */
  readonly productMatrix: BurgerLink;
};

/** The id of the wall-art item in its menu. */
const wallArtItemId = 'wall-art';

const defaultProducts = (
  group: WallArtGroup,
  materials: WallArtContent['materials'],
): readonly WallArtProduct[] => {
  const names: readonly MaterialType[] = defaultWallArtProducts[group];
  return names.flatMap((material) => materials[material] ?? []);
};

/** The products of a group: those that are configured, else the default ones (supporting §2). */
export const wallArtProducts = (
  group: WallArtGroup,
  { groups, materials }: Pick<WallArtContent, 'groups' | 'materials'>,
): readonly WallArtProduct[] => {
  const { products = [] } = groups[group];
  return products.length === 0 ? defaultProducts(group, materials) : products;
};

const linkItem = (id: string, link: WallArtProduct): BurgerItem => ({
  id: `${wallArtItemId}-${id}`,
  ...link,
  subItems: [],
});

const groupItem = (group: WallArtGroup, content: WallArtContent): readonly BurgerItem[] => {
  const subItems = wallArtProducts(group, content).map((product, index) =>
    linkItem(`${group}-${index}`, product),
  );
  const { title, badge } = content.groups[group];
  return subItems.length === 0
    ? []
    : [{ id: `${wallArtItemId}-${group}`, text: title, badge, categoryName: group, subItems }];
};

/**
 * The wall-art item of the burger: all wall art, then bestsellers, premium and additional products
 * with their badges, then the product matrix, which is shown while its flag is on
 * (`burgerItemsFor`). A group without any product is left out.
 */
export const wallArtItem = (content: WallArtContent): BurgerItem => ({
  id: wallArtItemId,
  text: content.text,
  icon: content.icon,
  navigationType: content.navigationType,
  subItems: [
    linkItem('all', content.all),
    ...wallArtGroups.flatMap((group) => groupItem(group, content)),
    { ...linkItem('product-matrix', content.productMatrix), flag: 'product_matrix' },
  ],
});

/**
 * A menu with its wall-art item: in the place of the item of the same navigation type, else first.
 */
export const withWallArt = (
  items: readonly BurgerItem[],
  wallArt: BurgerItem,
): readonly BurgerItem[] => {
  const { navigationType } = wallArt;
  const place = items.findIndex(
    (item) => navigationType !== undefined && item.navigationType === navigationType,
  );
  return place < 0 ? [wallArt, ...items] : items.with(place, wallArt);
};
