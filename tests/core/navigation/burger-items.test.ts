import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  burgerItemsOf,
  findBurgerItem,
  hasSubItems,
  type BurgerItem,
} from '../../../core/domain/navigation/burger-items.ts';
import {
  flyoutItemsOf,
  type FlyoutGroup,
  type FlyoutItem,
  type MainNavigationItem,
} from '../../../core/domain/navigation/navigation-items.ts';
import {
  hasFlyout,
  navigationItemsIn,
  navigationPlaces,
  navigationPlacesOf,
} from '../../../core/domain/navigation/navigation-places.ts';
import { anyMainNavigation } from '../../arbitraries/navigation.ts';

const countItems = (groups: readonly FlyoutGroup[]): number =>
  groups
    .flatMap(flyoutItemsOf)
    .reduce((count, { subFlyoutGroups = [] }) => count + 1 + countItems(subFlyoutGroups), 0);

const leavesOf = (item: BurgerItem): readonly BurgerItem[] =>
  hasSubItems(item) ? item.subItems.flatMap(leavesOf) : [item];

const flat = (items: readonly BurgerItem[]): readonly BurgerItem[] =>
  items.flatMap((item) => [item, ...flat(item.subItems)]);

const flyoutItem = (title: string, fields: Partial<FlyoutItem> = {}): FlyoutItem => ({
  link: { url: `/${title}` },
  title,
  ...fields,
});
const main = (fields: Partial<MainNavigationItem>): MainNavigationItem => ({
  text: 'Canvas',
  link: { url: '/canvas' },
  ...fields,
});

describe('the burger’s items', () => {
  property.prop([anyMainNavigation])('hold every item of every group exactly once', (items) => {
    const shown = navigationItemsIn('burger', items);
    const burger = burgerItemsOf(items);
    expect(burger.map(({ text, url }) => [text, url ?? ''])).toEqual(
      shown.map(({ text, link }) => [text, link.url]),
    );
    for (const [index, { flyoutGroups = [] }] of shown.entries()) {
      const item = burger[index];
      const count = countItems(flyoutGroups);
      expect(item?.subItems.flatMap(leavesOf) ?? []).toHaveLength(count);
      expect(item && hasSubItems(item)).toBe(count > 0);
    }
  });

  property.prop([anyMainNavigation])('have ids of their own, at three levels at most', (items) => {
    const burger = burgerItemsOf(items);
    const ids = flat(burger).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { subItems } of burger)
      for (const { subItems: third } of subItems)
        expect(third.filter((item) => hasSubItems(item))).toEqual([]);
  });

  test('are accordions for titled groups and plain links for others', () => {
    const titled: FlyoutGroup = {
      flyoutGroupIdentifier: 'sizes',
      flyoutGroupTitle: 'Sizes',
      flyoutGroupItems: [flyoutItem('small')],
      flyoutGroupItemsCustom: [flyoutItem('own', { link: { url: '' } })],
      badge: 'New',
    };
    const below = [{ ...titled, flyoutGroupTitle: 'Lost', badge: undefined }];
    const untitled: FlyoutGroup = {
      flyoutGroupIdentifier: 'all',
      flyoutGroupItems: [flyoutItem('all', { subFlyoutGroups: below })],
    };
    const empty: FlyoutGroup = { ...titled, flyoutGroupItems: [], flyoutGroupItemsCustom: [] };
    const [item] = burgerItemsOf([
      main({ navigationType: 'canvas', flyoutGroups: [untitled, empty, titled] }),
    ]);
    expect(item).toEqual({
      id: '0',
      text: 'Canvas',
      url: '/canvas',
      navigationType: 'canvas',
      subItems: [
        { id: '0-0-0', text: 'all', url: '/all', subItems: [] },
        { id: '0-0-0-0-0', text: 'small', url: '/small', subItems: [] },
        { id: '0-0-0-0-1', text: 'own', url: undefined, subItems: [] },
        {
          id: '0-2',
          text: 'Sizes',
          badge: 'New',
          categoryName: 'sizes',
          subItems: [
            { id: '0-2-0', text: 'small', url: '/small', subItems: [] },
            { id: '0-2-1', text: 'own', url: undefined, subItems: [] },
          ],
        },
      ],
    });
  });

  test('are no accordion where there is one group alone', () => {
    const group: FlyoutGroup = {
      flyoutGroupIdentifier: 'sizes',
      flyoutGroupTitle: 'Sizes',
      flyoutGroupItems: [flyoutItem('small'), flyoutItem('large')],
      badge: 'New',
    };
    const [item] = burgerItemsOf([main({ flyoutGroups: [group] })]);
    expect(item?.badge).toBe('New');
    expect(item?.subItems.map(({ text, subItems }) => [text, subItems.length])).toEqual([
      ['small', 0],
      ['large', 0],
    ]);
  });

  test('are found by their ids', () => {
    const items = burgerItemsOf([main({}), main({ text: 'Poster' })]);
    expect(findBurgerItem(items, '1')?.text).toBe('Poster');
    expect(findBurgerItem(items, '2')).toBeUndefined();
  });
});

describe('the places of an item', () => {
  test.each([
    [{}, ['bar', 'burger', 'strip']],
    [{ isOnlyInBurgerNavigation: false, subNaviOnly: false }, ['bar', 'burger', 'strip']],
    [{ isOnlyInBurgerNavigation: true }, ['burger']],
    [{ subNaviOnly: true }, ['strip']],
    [{ subNaviOnly: true, isOnlyInBurgerNavigation: true }, ['strip']],
  ] as const)('with %j are %j', (switches, places) => {
    expect(navigationPlacesOf(main(switches))).toEqual(places);
  });

  property.prop([anyMainNavigation])(
    'keep the order of the navigation, every item in one',
    (items) => {
      const placed = navigationPlaces.map((place) => navigationItemsIn(place, items));
      for (const list of placed) expect(items.filter((item) => list.includes(item))).toEqual(list);
      for (const item of items) expect(placed.flat()).toContain(item);
    },
  );

  test('have a flyout where a group has an item of any kind', () => {
    const empty = { flyoutGroupIdentifier: 'g', flyoutGroupItems: [] };
    const own = { ...empty, flyoutGroupItemsCustom: [flyoutItem('own')] };
    expect(hasFlyout(main({}))).toBe(false);
    expect(hasFlyout(main({ flyoutGroups: [empty] }))).toBe(false);
    expect(hasFlyout(main({ flyoutGroups: [empty, own] }))).toBe(true);
    expect(
      hasFlyout(main({ flyoutGroups: [{ ...empty, flyoutGroupItems: [flyoutItem('a')] }] })),
    ).toBe(true);
  });
});
