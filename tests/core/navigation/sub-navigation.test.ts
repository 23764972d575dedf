import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  flyoutItemsOf,
  flyoutPicture,
  flyoutTitle,
  subNavigationPicture,
  subNavigationTitle,
  type FlyoutGroup,
  type FlyoutItem,
  type MainNavigationItem,
} from '../../../core/domain/navigation/navigation-items.ts';
import { hasFlyout } from '../../../core/domain/navigation/navigation-places.ts';
import { isWholePageLink } from '../../../core/domain/navigation/selected-item.ts';
import {
  stripItemOf,
  subNavigation,
  subNavigationElements,
} from '../../../core/domain/navigation/sub-navigation.ts';
import {
  isTileKind,
  subNavigationElementTypes,
  tileKinds,
  tileSizes,
} from '../../../core/domain/navigation/tiles.ts';
import {
  anyFlyoutGroup,
  anyFlyoutItem,
  anyMainNavigation,
  anyNavigationType,
  anyNavigationUrl,
} from '../../arbitraries/navigation.ts';

const anyGroups = fc.array(anyFlyoutGroup, { maxLength: 3 });

/** All items of groups and of the groups below them, in reading order. */
const allItems = (groups: readonly FlyoutGroup[]): readonly FlyoutItem[] =>
  groups.flatMap((group) =>
    flyoutItemsOf(group).flatMap((item) => [item, ...allItems(item.subFlyoutGroups ?? [])]),
  );

/** The groups, each item's link replaced by one that tells it from all others. */
const numbered = (groups: readonly FlyoutGroup[], prefix: string): readonly FlyoutGroup[] =>
  groups.map((group, index) => {
    const mark = (list: readonly FlyoutItem[], place: string) =>
      list.map((item, position) => {
        const id = `${prefix}/${index}${place}${position}`;
        const below = item.subFlyoutGroups && numbered(item.subFlyoutGroups, id);
        return { ...item, link: { url: id }, subFlyoutGroups: below };
      });
    return {
      ...group,
      flyoutGroupItems: mark(group.flyoutGroupItems, 'i'),
      flyoutGroupItemsCustom: mark(group.flyoutGroupItemsCustom ?? [], 'c'),
    };
  });

const item = (fields: Partial<FlyoutItem>): FlyoutItem => ({
  link: { url: '/a' },
  title: 'A',
  ...fields,
});
const group = (fields: Partial<FlyoutGroup>): FlyoutGroup => ({
  flyoutGroupIdentifier: 'g',
  flyoutGroupItems: [item({})],
  ...fields,
});
const picture = (filename: string) => ({ filename, alt: '' });

describe('the elements of the strip', () => {
  property.prop([anyGroups])('hold every item exactly once, in its order', (groups) => {
    const marked = numbered(groups, '');
    const links = subNavigationElements(marked, '/').flatMap(({ link }) => link ?? []);
    expect(links).toEqual(allItems(marked).map(({ link }) => link.url));
  });

  property.prop([anyGroups])('have ids of their own', (groups) => {
    const ids = subNavigationElements(groups, '/').map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  property.prop([anyGroups, anyNavigationUrl])(
    'are active where the page is theirs',
    (groups, path) => {
      for (const { link, isActive } of subNavigationElements(groups, path))
        expect(isActive).toBe(link !== undefined && isWholePageLink(link, path));
    },
  );

  property.prop([anyFlyoutGroup])('begin with the title of their group, if it has one', (given) => {
    const title = given.flyoutGroupTitle?.trim() ?? '';
    const [first] = subNavigationElements([given], '/');
    if (title === '') expect(first?.id).not.toBe('0');
    else expect(first).toMatchObject({ id: '0', type: 'heading', text: title, isActive: false });
  });

  test('take the kind of the item before that of its group, and the circle without either', () => {
    const types = (given: FlyoutGroup) =>
      subNavigationElements([given], '/').map(({ type }) => type);
    expect(types(group({}))).toEqual(['circle']);
    expect(types(group({ type: 'square' }))).toEqual(['square']);
    const overridden = item({ typeOverride: 'square-image' });
    const headline = item({ typeOverride: 'square', isHeadlineItem: true });
    expect(
      types(group({ type: 'square', flyoutGroupItems: [overridden, headline, item({})] })),
    ).toEqual(['square-image', 'heading', 'square']);
  });

  test('of a group below an item follow it, of its kind', () => {
    const below = [group({ flyoutGroupTitle: 'Below' }), group({ type: 'square-image' })];
    const above = item({ title: 'Above', subFlyoutGroups: below });
    const groups = [group({ type: 'square', flyoutGroupItems: [above, item({ title: 'Last' })] })];
    expect(
      subNavigationElements(groups, '/').map(({ id, type, text }) => [id, type, text]),
    ).toEqual([
      ['0-0', 'square', 'Above'],
      ['0-0-0', 'heading', 'Below'],
      ['0-0-0-0', 'square', 'A'],
      ['0-0-1-0', 'square-image', 'A'],
      ['0-1', 'square', 'Last'],
    ]);
  });

  test('bear the badge of their group on its heading, else on its tiles', () => {
    const labels = (given: FlyoutGroup) =>
      subNavigationElements([given], '/').map(({ label }) => label);
    expect(labels(group({ badge: 'New', flyoutGroupTitle: 'T' }))).toEqual(['New', undefined]);
    expect(labels(group({ badge: 'New' }))).toEqual(['New']);
    expect(labels(group({ badge: ' ', flyoutGroupTitle: 'T' }))).toEqual([undefined, undefined]);
  });

  test('lead nowhere where the item does', () => {
    const [element] = subNavigationElements(
      [group({ flyoutGroupItems: [item({ link: { url: '' } })] })],
      '/',
    );
    expect(element).toMatchObject({ link: undefined, isActive: false });
  });
});

describe('an item’s title and picture', () => {
  property.prop([anyFlyoutItem])(
    'in the strip are those of the flyout unless it has its own',
    (given) => {
      const bare = { ...given, subnaviTitle: undefined, subnaviAsset: undefined };
      expect(subNavigationTitle(bare)).toBe(flyoutTitle(given));
      expect(subNavigationPicture(bare)).toBe(flyoutPicture(given));
      expect(subNavigationTitle({ ...given, subnaviTitle: 'Own' })).toBe('Own');
      expect(subNavigationTitle({ ...given, subnaviTitle: '  ' })).toBe(flyoutTitle(given));
      const own = picture('own.jpg');
      expect(subNavigationPicture({ ...given, subnaviAsset: own })).toBe(own);
    },
  );

  test('come from the item, then from the page, then from the mere link', () => {
    const [asset, page, link] = [picture('a.jpg'), picture('p.jpg'), picture('l.jpg')];
    const linkedPage = { title: 'Page', picture: page };
    expect(flyoutPicture(item({ asset, linkedPage, linkOnlyImage: link }))).toBe(asset);
    expect(flyoutPicture(item({ linkedPage, linkOnlyImage: link }))).toBe(page);
    expect(flyoutPicture(item({ linkedPage: { title: '' }, linkOnlyImage: link }))).toBe(link);
    expect(flyoutPicture(item({ linkOnlyImage: link }))).toBe(link);
    expect(flyoutTitle(item({ linkedPage }))).toBe('A');
    expect(flyoutTitle(item({ title: '', linkedPage }))).toBe('Page');
    expect(flyoutTitle(item({ title: '' }))).toBe('');
  });
});

describe('the strip of a page', () => {
  property.prop([anyMainNavigation, anyNavigationUrl, anyNavigationType])(
    'shows the groups of one item that may stand in it, or says why not',
    (items, path, navigationType) => {
      const page = { path, navigationType };
      const strip = subNavigation(items, page);
      const source = stripItemOf(items, page);
      if (path === '/feed-card') {
        expect(strip).toEqual({ kind: 'hidden', reason: 'hidden-path' });
        return;
      }
      if (source === undefined) {
        expect(strip).toEqual({ kind: 'hidden', reason: 'no-groups' });
        return;
      }
      expect(items).toContain(source);
      expect(hasFlyout(source)).toBe(true);
      expect(strip).toEqual({
        kind: 'shown',
        elements: subNavigationElements(source.flyoutGroups ?? [], path),
      });
    },
  );

  const canvas: MainNavigationItem = {
    navigationType: 'canvas',
    text: 'Canvas',
    link: { url: '/canvas' },
    flyoutGroups: [group({})],
  };
  const always: MainNavigationItem = {
    ...canvas,
    navigationType: 'themes',
    alwaysShowSubNavi: true,
  };

  test('belongs to the page’s type, else to the item that always shows it', () => {
    const of = (navigationType: string | undefined, ...items: readonly MainNavigationItem[]) =>
      stripItemOf(items, { path: '/', navigationType });
    expect(of('canvas', always, canvas)).toBe(canvas);
    expect(of('poster', canvas, always)).toBe(always);
    expect(of(undefined, canvas, always)).toBe(always);
    expect(of('poster', canvas)).toBeUndefined();
    expect(of('canvas', { ...canvas, flyoutGroups: [] }, always)).toBe(always);
    expect(of('canvas', { ...canvas, isOnlyInBurgerNavigation: true })).toBeUndefined();
    const lent = { ...canvas, subNaviOnly: true };
    expect(of('canvas', lent)).toBe(lent);
  });

  test.each(['/feed-collage', '/d/feed-calendar', '/fr/feed-card/?a=1'])(
    'is hidden on %s',
    (path) => {
      expect(subNavigation([always], { path })).toEqual({ kind: 'hidden', reason: 'hidden-path' });
    },
  );

  test.each(['/feed-cards', '/feed-card/a', '/', '/%zz'])('is shown on %s', (path) => {
    expect(subNavigation([always], { path }).kind).toBe('shown');
  });
});

describe('the tiles', () => {
  test('are of three kinds with their sizes', () => {
    expect(tileSizes).toEqual({
      circle: { width: 76, height: 76 },
      square: { width: 73, height: 110 },
      'square-image': { width: 110, height: 110 },
    });
    expect(subNavigationElementTypes.filter(isTileKind)).toEqual(tileKinds);
    expect(isTileKind('heading')).toBe(false);
  });
});
