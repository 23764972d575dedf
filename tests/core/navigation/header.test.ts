import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { visitor } from '../../../core/domain/customer/customer.ts';
import {
  accountItem,
  backButton,
  headerItemsOn,
  headerItemTypes,
  headerParts,
  headerView,
  isHeaderItemType,
  logoAddress,
} from '../../../core/domain/navigation/header.ts';
import { pageSegments } from '../../../core/domain/routing/page-routes.ts';
import { anyCustomer } from '../../arbitraries/customer.ts';
import { anyLocale, anyPlatform } from '../../arbitraries/locale.ts';
import { anyHeaderItems } from '../../arbitraries/navigation.ts';

const anyRouteKind = fc.constantFrom(
  ...(['start', 'desktopStart', 'wishlist'] as const).map((kind) => ({ kind })),
);

describe('the header', () => {
  test('has five parts on the web and three in the desktop software', () => {
    expect(headerParts).toEqual({
      web: ['shops', 'magazine', 'service', 'account', 'cart'],
      app: ['back', 'account', 'cart'],
    });
    expect(headerItemTypes.filter(isHeaderItemType)).toHaveLength(4);
    expect(isHeaderItemType('shops')).toBe(false);
  });

  property.prop([anyHeaderItems, anyPlatform])(
    'shows each item that it has room for',
    (items, platform) => {
      const shown = headerItemsOn(platform, items);
      const types: readonly string[] =
        platform === 'web' ? ['magazine', 'service', 'account', 'cart'] : ['account', 'cart'];
      const roomy = items.filter(({ type }) => types.includes(type));
      expect(shown).toHaveLength(roomy.length);
      for (const item of roomy) expect(shown).toContain(item);
      const places = shown.map(({ type }) => types.indexOf(type));
      expect(places).toEqual(places.toSorted((first, second) => first - second));
    },
  );

  property.prop([anyCustomer, anyPlatform, anyRouteKind, anyHeaderItems])(
    'is made of the page, the customer and the items',
    (customer, platform, route, items) => {
      const view = headerView({ platform, route }, customer, items);
      expect(view.mode).toBe(platform === 'web' ? 'web' : 'app');
      expect(view.hasWhitelabelBar).toBe(customer.isWhitelabelCustomer && platform === 'web');
      expect(view.cartCount).toBe(customer.order?.cartArticlesAmount ?? 0);
      expect(view.items).toEqual(headerItemsOn(platform, items));
      expect(view.account).toEqual(accountItem(customer));
      expect(view.back).toEqual(backButton(platform, route));
    },
  );

  test('goes back one step in the desktop software, but not on its start page', () => {
    const hidden = { kind: 'hidden' };
    expect(backButton('desktop', { kind: 'wishlist' })).toEqual({ kind: 'go-back', steps: 1 });
    expect(backButton('desktop', { kind: 'desktopStart' })).toEqual(hidden);
    expect(backButton('desktop', { kind: 'start' })).toEqual(hidden);
    expect(backButton('web', { kind: 'wishlist' })).toEqual(hidden);
  });

  property.prop([anyLocale, anyPlatform])(
    'leads to the start page by its logo',
    (locale, platform) => {
      const address = logoAddress(locale, platform);
      expect(pageSegments(address)).toEqual(
        pageSegments({ locale, platform, route: { kind: 'start' } }),
      );
      expect(address.route.kind).toBe(platform === 'desktop' ? 'desktopStart' : 'start');
    },
  );
});

describe('the account item', () => {
  property.prop([anyCustomer])('opens the log-in for visitors, and names customers', (customer) => {
    const item = accountItem(customer);
    expect(item.kind).toBe(customer.isLoggedIn ? 'customer' : 'log-in');
    if (item.kind === 'log-in') expect(item.dialog).toBe('log-in');
  });

  test('has no name for a customer without one', () => {
    const customer = { ...visitor, isLoggedIn: true };
    expect(accountItem(customer)).toEqual({ kind: 'customer', name: undefined });
    expect(accountItem({ ...customer, firstName: 'Ada', lastName: 'Byron' })).toEqual({
      kind: 'customer',
      name: 'Ada Byron',
    });
    expect(accountItem(visitor)).toEqual({ kind: 'log-in', dialog: 'log-in' });
  });
});
