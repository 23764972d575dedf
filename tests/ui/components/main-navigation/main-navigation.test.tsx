/** The bar, its flyouts and the strip as the server sends them: HTML that nothing has touched yet. */
import { test as property } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  flyoutItemsOf,
  type FlyoutGroup,
  type MainNavigationItem,
} from '../../../../core/domain/navigation/navigation-items.ts';
import {
  hasFlyout,
  navigationItemsIn,
} from '../../../../core/domain/navigation/navigation-places.ts';
import {
  subNavigation,
  subNavigationElements,
} from '../../../../core/domain/navigation/sub-navigation.ts';
import { hiddenStripPaths } from '../../../../core/domain/routing/hidden-strip.ts';
import { Badge } from '../../../../ui/components/badge/badge.tsx';
import { MainNavigation } from '../../../../ui/components/main-navigation/main-navigation.tsx';
import { stripGroups } from '../../../../ui/components/sub-navigation/strip-groups.ts';
import { SubNavigation } from '../../../../ui/components/sub-navigation/sub-navigation.tsx';
import {
  anyFlyoutGroup,
  anyMainNavigation,
  anyNavigationType,
  anyNavigationUrl,
} from '../../../arbitraries/navigation.ts';
import { count, html, resolveLink } from '../static-html.tsx';

const anyNavigatedPage = fc.record({ path: anyNavigationUrl, navigationType: anyNavigationType });

/** How many items groups have, those below them included. */
const itemsIn = (groups: readonly FlyoutGroup[] = []): number =>
  groups
    .flatMap(flyoutItemsOf)
    .reduce((sum, { subFlyoutGroups }) => sum + 1 + itemsIn(subFlyoutGroups), 0);

const item = (
  text: string,
  url: string,
  rest: Partial<MainNavigationItem> = {},
): MainNavigationItem => ({ text, link: { url }, ...rest });

const group: FlyoutGroup = {
  flyoutGroupIdentifier: 'materials',
  flyoutGroupTitle: 'Materialien',
  badge: 'Neu',
  flyoutGroupItems: [
    {
      title: 'Leinwand',
      link: { url: '/leinwanddruck' },
      asset: { filename: 'leadimage/waves-1/motif.jpg', alt: 'Wellen' },
    },
    { title: 'Bei uns nicht', link: { url: 'https://example.com/' } },
  ],
};

describe('the main bar', () => {
  property.prop([anyMainNavigation, anyNavigatedPage])(
    'shows every item of the bar once, with a flyout where it has one, and nothing else',
    (items, page) => {
      const sent = html(<MainNavigation items={items} page={page} resolveLink={resolveLink} />);
      const shown = navigationItemsIn('bar', items);
      expect(count(sent, /data-bar-item=/gu)).toBe(shown.length);
      expect(count(sent, /<details/gu)).toBe(shown.filter(hasFlyout).length);
      const below = shown
        .filter(hasFlyout)
        .reduce((sum, { flyoutGroups }) => sum + itemsIn(flyoutGroups), 0);
      expect(count(sent, /<li/gu)).toBe(shown.length + below);
      // The page's policy refuses style attributes, and refused links are not links.
      expect(sent).not.toContain('style=');
      expect(sent).not.toContain('example.com');
      expect(sent).not.toContain('href=""');
    },
  );

  test('links are real, flyouts are disclosures, buttons wait for their code', () => {
    const sent = html(
      <MainNavigation
        items={[item('Wandbilder', '/wandbilder', { flyoutGroups: [group] }), item('Poster', '/p')]}
        page={{ path: '/wandbilder' }}
        resolveLink={resolveLink}
      />,
    );
    expect(sent).toMatch(/<a href="\/fr\/wandbilder"[^>]* aria-current="page">Wandbilder<\/a>/u);
    expect(sent).toMatch(/<details[^>]* name="flyout"[^>]*><summary[^>]*Untermenü Wandbilder/u);
    expect(sent).not.toMatch(/<details[^>]* open/u);
    expect(sent).toMatch(/<a href="\/fr\/leinwanddruck"/u);
    expect(sent).toContain('Bei uns nicht');
    expect(sent).toMatch(/<ul role="list" aria-label="Materialien">/u);
    expect(sent).toContain('>Neu</span>');
    expect(count(sent, /<button type="button" hidden=""/gu)).toBe(2);
  });

  test('the page itself and the section that it belongs to are told apart', () => {
    const marks = (path: string) =>
      [
        ...html(
          <MainNavigation
            items={[item('Leinwand', '/leinwanddruck', { navigationType: 'canvas' })]}
            page={{ path, navigationType: 'canvas' }}
            resolveLink={resolveLink}
          />,
        ).matchAll(/aria-current="(\w+)"/gu),
      ].map(([, mark]) => mark);
    expect(marks('/fr/leinwanddruck?a=1')).toEqual(['page']);
    expect(marks('/leinwanddruck/hochformat')).toEqual(['true']);
  });

  test('without items there is no bar', () => {
    const only = item('Muster', '/muster', { isOnlyInBurgerNavigation: true });
    expect(
      html(<MainNavigation items={[only]} page={{ path: '/' }} resolveLink={resolveLink} />),
    ).toBe('');
  });
});

describe('the strip', () => {
  property.prop([anyMainNavigation, anyNavigatedPage])(
    'is there exactly where the core shows one, with all of its tiles',
    (items, page) => {
      const sent = html(<SubNavigation items={items} page={page} resolveLink={resolveLink} />);
      const strip = subNavigation(items, page);
      const elements = strip.kind === 'shown' ? strip.elements : [];
      const tiles = elements.filter(({ type }) => type !== 'heading');
      expect(sent === '').toBe(strip.kind === 'hidden');
      expect(count(sent, /<li/gu)).toBe(stripGroups(elements).length + tiles.length);
      expect(sent).not.toContain('style=');
      expect(sent).not.toContain('example.com');
    },
  );

  property.prop([fc.array(anyFlyoutGroup, { maxLength: 3 }), anyNavigationUrl])(
    'keeps every element under the heading before it, in the same order',
    (groups, path) => {
      const elements = subNavigationElements(groups, path);
      const grouped = stripGroups(elements);
      const again = grouped.flatMap(({ heading, tiles }) => [
        ...(heading === undefined ? [] : [heading]),
        ...tiles,
      ]);
      expect(again).toEqual(elements);
      expect(new Set(grouped.map(({ id }) => id)).size).toBe(grouped.length);
      expect(grouped.slice(1).every(({ heading }) => heading !== undefined)).toBe(true);
    },
  );

  test.each(hiddenStripPaths)('is not on %s, whatever its prefixes', (path) => {
    const items = [item('Wandbilder', '/', { alwaysShowSubNavi: true, flyoutGroups: [group] })];
    const at = (where: string) =>
      html(<SubNavigation items={items} page={{ path: where }} resolveLink={resolveLink} />);
    expect(at(path)).toBe('');
    expect(at(`/fr/d${path}/`)).toBe('');
    expect(at(`${path}/more`)).not.toBe('');
  });

  test('pictures have the sizes of their tiles, and the text names them', () => {
    const sent = html(
      <SubNavigation
        items={[
          item('Wandbilder', '/', {
            navigationType: 'wall-art',
            flyoutGroups: [{ ...group, type: 'square' }],
          }),
        ]}
        page={{ path: '/leinwanddruck', navigationType: 'wall-art' }}
        resolveLink={resolveLink}
      />,
    );
    expect(sent).toMatch(
      /<img[^>]* alt=""[^>]*src="\/media\/square@1[^>]* width="73" height="110"/u,
    );
    expect(sent).toMatch(/<a href="\/fr\/leinwanddruck"[^>]* aria-current="page"/u);
    expect(sent).toMatch(/<p[^>]*><span[^>]*>Materialien<\/span><span[^>]*>Neu<\/span><\/p>/u);
  });
});

describe('a badge', () => {
  test.each([
    ['#1f4d43', '#ffffff', true],
    ['#eeeeee', '#ffffff', false],
    ['red; position: fixed', '#ffffff', false],
    [undefined, '#000000', false],
  ])('on %s in %s has its own colours: %s', (backgroundColor, textColor, hasOwn) => {
    const sent = html(<Badge text="Neu" backgroundColor={backgroundColor} textColor={textColor} />);
    expect(sent.includes('style="--badge-ground:#1f4d43;--badge-text:#ffffff"')).toBe(hasOwn);
    expect(sent.includes('style=')).toBe(hasOwn);
    expect(sent).toContain('Neu');
  });
});
