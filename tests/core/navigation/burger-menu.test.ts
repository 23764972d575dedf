import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  burgerItemsFor,
  burgerItemsOf,
  type BurgerItem,
} from '../../../core/domain/navigation/burger-items.ts';
import { burgerMenuOf, hotlineLink } from '../../../core/domain/navigation/burger-menu.ts';
import { emptyNavigation, type Navigation } from '../../../core/domain/navigation/navigation.ts';
import { anyContentNavigation } from '../../arbitraries/content-navigation.ts';

const flat = (items: readonly BurgerItem[]): readonly BurgerItem[] =>
  items.flatMap((item) => [item, ...flat(item.subItems)]);

const own = (text: string, rest: Partial<BurgerItem> = {}): BurgerItem => ({
  id: text,
  text,
  subItems: [],
  ...rest,
});

const navigation: Navigation = {
  ...emptyNavigation,
  mainItems: [
    {
      navigationType: 'canvas',
      text: 'Canvas',
      link: { url: '/canvas' },
      flyoutGroups: [
        {
          flyoutGroupIdentifier: 'sizes',
          flyoutGroupItems: [{ title: 'Small', link: { url: '/small' } }],
        },
      ],
    },
    { text: 'Poster', link: { url: '/poster' } },
  ],
};

const itemsWith = (...burgerItems: readonly BurgerItem[]) =>
  burgerMenuOf({ ...navigation, burgerItems }, []).items;

describe('the burger menu', () => {
  property.prop([anyContentNavigation])('has every part, and every item of its own', (written) => {
    const footer = [{ text: 'Impressum', url: '/impressum' }];
    const menu = burgerMenuOf(written, footer);
    expect(menu).toMatchObject({ shops: written.shops, extraMenu: written.extraMenu });
    expect(menu.footerLinks).toEqual(footer);
    expect(menu.hotline?.text).toBe(written.hotline);
    if (written.wallArt === undefined) {
      const ids = menu.items.map(({ id }) => id);
      for (const { id, navigationType } of written.burgerItems)
        if (navigationType === undefined) expect(ids).toContain(id);
    } else expect(menu.items.some(({ id }) => id === 'wall-art')).toBe(true);
  });

  property.prop([anyContentNavigation])('names its items apart', (written) => {
    const ids = flat(burgerMenuOf(written, []).items).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  property.prop([anyContentNavigation])(
    'shows flagged items to nobody without the flag',
    (written) => {
      const { items } = burgerMenuOf(written, []);
      expect(flat(burgerItemsFor(items, {})).filter(({ flag }) => flag !== undefined)).toEqual([]);
      expect(burgerItemsFor(items, { product_matrix: 'on' })).toEqual(items);
    },
  );

  test('puts an item of its own in the place of its type, with the sub-items of that', () => {
    const label = { text: 'New' };
    const [canvas, poster] = burgerItemsOf(navigation.mainItems);
    expect(itemsWith(own('Linen', { navigationType: 'canvas', label }))).toEqual([
      { ...own('Linen', { navigationType: 'canvas', label }), subItems: canvas?.subItems },
      poster,
    ]);
    const below = [own('Edge')];
    expect(
      itemsWith(own('Linen', { navigationType: 'canvas', subItems: below }))[0]?.subItems,
    ).toBe(below);
  });

  test('puts any other one last', () => {
    expect(
      itemsWith(own('Vouchers'), own('Ideas', { navigationType: 'x' })).map(({ id }) => id),
    ).toEqual(['0', '1', 'Vouchers', 'Ideas']);
  });

  test('leaves out the links of the footer that it has already', () => {
    const extraMenu = [{ text: 'Delivery', url: '/delivery' }];
    const footer = [
      { text: 'Canvas prints', url: '/canvas' },
      { text: 'Delivery', url: '/delivery' },
      { text: 'Imprint', url: '/imprint' },
    ];
    expect(burgerMenuOf({ ...navigation, extraMenu }, footer).footerLinks).toEqual([footer[2]]);
  });

  test('has no row for a hotline that nobody can dial', () => {
    expect(hotlineLink('030 23125 014')).toEqual({ text: '030 23125 014', url: 'tel:03023125014' });
    expect(hotlineLink('call us')).toBeUndefined();
    expect(hotlineLink(undefined)).toBeUndefined();
  });
});
