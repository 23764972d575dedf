import type { MaterialType } from '../catalogue/materials.ts';
import type { BurgerItem, BurgerLink } from './burger-items.ts';
import type { NavigationLabel } from './navigation-items.ts';
import { defaultWallArtProducts, wallArtGroups, type WallArtGroup } from './wall-art-products.ts';

export type WallArtProduct = BurgerLink & { readonly label?: NavigationLabel | undefined };

export type WallArtGroupContent = {
  readonly title: string;
  readonly badge?: string | undefined;
  /** The defaults stand in for none. */
  readonly products?: readonly WallArtProduct[] | undefined;
};

/** Content of the wall-art item (supporting §2, "Burger navigation"). */
export type WallArtContent = {
  readonly text: string;
  readonly navigationType?: string | undefined;
  readonly icon?: string | undefined;
  /** To all wall art; stands first. */
  readonly all: BurgerLink;
  readonly groups: Readonly<Record<WallArtGroup, WallArtGroupContent>>;
  /** Names and pages for the defaults; a material without a page is left out. */
  readonly materials: Readonly<Partial<Record<MaterialType, BurgerLink>>>;
  /** Stands last and belongs to its flag. */
  readonly productMatrix: BurgerLink;
};

const wallArtItemId = 'wall-art';

const defaultProducts = (
  group: WallArtGroup,
  materials: WallArtContent['materials'],
): readonly WallArtProduct[] => {
  const names: readonly MaterialType[] = defaultWallArtProducts[group];
  return names.flatMap((material) => materials[material] ?? []);
};

/** The configured products of a group, else the default ones (supporting §2). */
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
 * All wall art, the groups with their badges, the product matrix, shown while its flag is on
 * (`burgerItemsFor`). A group without products is left out.
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
