import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { materialTypes, type MaterialType } from '../../../core/domain/catalogue/materials.ts';
import { treatments, type Treatments } from '../../../core/domain/flags/flags.ts';
import {
  burgerItemsFor,
  type BurgerItem,
  type BurgerLink,
} from '../../../core/domain/navigation/burger-items.ts';
import { withOwnItem } from '../../../core/domain/navigation/burger-menu.ts';
import {
  wallArtItem,
  wallArtProducts,
  type WallArtContent,
} from '../../../core/domain/navigation/wall-art-item.ts';
import {
  defaultWallArtProducts,
  isWallArtGroup,
  wallArtGroups,
} from '../../../core/domain/navigation/wall-art-products.ts';

const link = (text: string): BurgerLink => ({ text, url: `/${text}` });

const pagesOf = (materials: readonly MaterialType[]): WallArtContent['materials'] =>
  Object.fromEntries(materials.map((material) => [material, link(material)]));

const content: WallArtContent = {
  text: 'Wall art',
  navigationType: 'wall-art',
  icon: 'frame',
  all: link('all'),
  groups: {
    bestseller: { title: 'Bestsellers', badge: 'Top' },
    premium: { title: 'Premium' },
    'additional-products': { title: 'More' },
  },
  materials: pagesOf(materialTypes),
  productMatrix: link('matrix'),
};

const textsOf = ({ subItems }: BurgerItem): readonly string[] => subItems.map(({ text }) => text);

describe('the default products', () => {
  test('are every material exactly once', () => {
    const all = wallArtGroups.flatMap(
      (group): readonly MaterialType[] => defaultWallArtProducts[group],
    );
    expect(all.toSorted()).toEqual(materialTypes.toSorted());
    expect(wallArtGroups.filter(isWallArtGroup)).toHaveLength(3);
    expect(isWallArtGroup('all')).toBe(false);
  });

  property.prop([
    fc.constantFrom(...wallArtGroups),
    fc.subarray([...materialTypes]),
    fc.array(fc.constantFrom('One', 'Two').map(link), { maxLength: 3 }),
    fc.boolean(),
  ])(
    'stand in where none are configured, as far as they have a page',
    (group, sold, products, isListed) => {
      const known = {
        materials: pagesOf(sold),
        groups: {
          ...content.groups,
          [group]: { title: 'T', ...(isListed || products.length > 0 ? { products } : {}) },
        },
      };
      const names: readonly MaterialType[] = defaultWallArtProducts[group];
      expect(wallArtProducts(group, known)).toEqual(
        products.length > 0 ? products : names.filter((name) => sold.includes(name)).map(link),
      );
    },
  );
});

describe('the wall-art item', () => {
  test('leads to all wall art, then to its groups in their order', () => {
    const item = wallArtItem(content);
    expect(item).toMatchObject({
      id: 'wall-art',
      text: 'Wall art',
      icon: 'frame',
      navigationType: 'wall-art',
    });
    expect(textsOf(item)).toEqual(['all', 'Bestsellers', 'Premium', 'More', 'matrix']);
    expect(item.subItems[0]).toEqual({ id: 'wall-art-all', ...link('all'), subItems: [] });
    expect(item.subItems[1]).toMatchObject({
      id: 'wall-art-bestseller',
      badge: 'Top',
      categoryName: 'bestseller',
    });
    expect(item.subItems[1]?.subItems[1]).toEqual({
      id: 'wall-art-bestseller-1',
      ...link('acrylglas'),
      subItems: [],
    });
    expect(item.subItems.map(({ subItems }) => subItems.length)).toEqual([0, 4, 3, 5, 0]);
  });

  test('shows the product matrix while its flag is on, and then last', () => {
    const shownFor = (values: Treatments) =>
      burgerItemsFor([wallArtItem(content)], values)[0]?.subItems ?? [];
    expect(shownFor({ product_matrix: 'on' }).at(-1)).toEqual({
      id: 'wall-art-product-matrix',
      ...link('matrix'),
      flag: 'product_matrix',
      subItems: [],
    });
    for (const treatment of [...treatments.filter((one) => one !== 'on'), undefined])
      expect(
        shownFor(treatment ? { product_matrix: treatment } : {}).map(({ id }) => id),
      ).not.toContain('wall-art-product-matrix');
    expect(shownFor({ '967_nudging': 'on' })).toHaveLength(4);
  });

  test('leaves out a group of which nothing is sold', () => {
    const premium: readonly MaterialType[] = defaultWallArtProducts.premium;
    const sold = materialTypes.filter((material) => !premium.includes(material));
    expect(textsOf(wallArtItem({ ...content, materials: pagesOf(sold) }))).toEqual([
      'all',
      'Bestsellers',
      'More',
      'matrix',
    ]);
  });

  test('keeps the labels of configured products', () => {
    const label = { text: 'New', backgroundColor: '#a00' };
    const groups = {
      ...content.groups,
      premium: { title: 'Premium', products: [{ ...link('gold'), label }] },
    };
    const [, , premium] = wallArtItem({ ...content, groups }).subItems;
    expect(premium?.subItems).toEqual([
      { id: 'wall-art-premium-0', ...link('gold'), label, subItems: [] },
    ]);
  });

  test('takes the place of its type in the menu, else the first one', () => {
    const plain = (id: string, navigationType?: string): BurgerItem => ({
      id,
      text: id,
      navigationType,
      subItems: [],
    });
    const wallArt = wallArtItem(content);
    const idsOf = (items: readonly BurgerItem[], item = wallArt) =>
      withOwnItem(items, item, 'first').map(({ id }) => id);
    expect(idsOf([plain('0'), plain('1', 'wall-art'), plain('2')])).toEqual(['0', 'wall-art', '2']);
    expect(idsOf([plain('0', 'wall-art'), plain('1')])).toEqual(['wall-art', '1']);
    expect(idsOf([plain('0')])).toEqual(['wall-art', '0']);
    expect(idsOf([plain('0')], { ...wallArt, navigationType: undefined })).toEqual([
      'wall-art',
      '0',
    ]);
  });
});
