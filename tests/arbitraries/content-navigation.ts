/** Navigations as editors can write them: texts that are there say something. */
import fc from 'fast-check';

import { materialTypes } from '../../core/domain/catalogue/materials.ts';
import type { ContentLink } from '../../core/domain/navigation/content-link.ts';
import { printSource } from '../../core/domain/image/sources.ts';
import type { BurgerItem } from '../../core/domain/navigation/burger-items.ts';
import { headerItemTypes } from '../../core/domain/navigation/header.ts';
import type {
  FlyoutGroup,
  FlyoutItem,
  NavigationLabel,
  NavigationPicture,
} from '../../core/domain/navigation/navigation-items.ts';
import type { Navigation } from '../../core/domain/navigation/navigation.ts';
import { tileKinds } from '../../core/domain/navigation/tiles.ts';
import type { WallArtGroupContent } from '../../core/domain/navigation/wall-art-item.ts';
import { knownPaths } from './written-text.ts';
import { anyChannel } from './locale.ts';
import { anySource } from './pictures.ts';

const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
const anyFilled = anyText.filter((text) => text.trim() !== '');
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const anyUrl = fc.constantFrom(
  ...knownPaths,
  '/leinwanddruck#rand',
  '/leinwanddruck?formatType=600x400',
  '/configurator-card?themeId=a',
  'https://example.com/a',
  'mailto:service@example.com',
);
const anyLink: fc.Arbitrary<ContentLink> = fc.record({ text: anyFilled, url: anyUrl });
const anyTarget = fc.record({ url: anyUrl });
const anyPicture: fc.Arbitrary<NavigationPicture> = fc.record({
  filename: anySource.map(printSource),
  alt: fc.constantFrom('', 'Berge'),
});
const anyLabel: fc.Arbitrary<NavigationLabel> = fc.record({
  text: anyFilled,
  backgroundColor: optional(fc.constantFrom('#fff', '#1f4d43')),
  textColor: optional(fc.constantFrom('#000000')),
});
const anyTile = optional(fc.constantFrom(...tileKinds));

const anyItem = (deeper: number): fc.Arbitrary<FlyoutItem> =>
  fc.record({
    link: fc.oneof(anyTarget, fc.constant({ url: '' })),
    title: fc.oneof(fc.constant(''), anyText),
    subnaviTitle: optional(anyText),
    asset: optional(anyPicture),
    subnaviAsset: optional(anyPicture),
    linkOnlyImage: optional(anyPicture),
    typeOverride: anyTile,
    linkedPage: optional(fc.record({ title: anyText, picture: optional(anyPicture) })),
    subFlyoutGroups:
      deeper === 0
        ? fc.constant(undefined)
        : optional(fc.array(anyGroup(deeper - 1), { maxLength: 2 })),
    isHeadlineItem: optional(fc.boolean()),
  });

const anyGroup = (deeper: number): fc.Arbitrary<FlyoutGroup> =>
  fc.record({
    flyoutGroupIdentifier: anyFilled,
    flyoutGroupTitle: optional(anyText),
    flyoutGroupItems: fc.array(anyItem(deeper), { maxLength: 2 }),
    flyoutGroupItemsCustom: optional(fc.array(anyItem(deeper), { maxLength: 2 })),
    badge: optional(anyText),
    type: anyTile,
  });

const anyBurgerItem = (id: string, deeper: number): fc.Arbitrary<BurgerItem> =>
  fc.record({
    id: fc.constant(id),
    text: anyFilled,
    url: optional(anyUrl),
    icon: optional(anyText),
    navigationType: optional(anyText),
    categoryName: optional(anyText),
    badge: optional(anyText),
    label: optional(anyLabel),
    flag: optional(fc.constant('product_matrix' as const)),
    subItems: deeper === 0 ? fc.constant([]) : anyBurgerItems(`${id}/subItems`, deeper - 1),
  });

/** Their identifiers are their places in the story. */
const anyBurgerItems = (place: string, deeper: number): fc.Arbitrary<readonly BurgerItem[]> =>
  fc
    .nat({ max: 2 })
    .chain((count) =>
      fc.tuple(
        ...Array.from({ length: count }, (_, index) => anyBurgerItem(`${place}/${index}`, deeper)),
      ),
    );

const anyWallArtGroup: fc.Arbitrary<WallArtGroupContent> = fc.record({
  title: anyFilled,
  badge: optional(anyText),
  products: optional(
    fc.array(fc.record({ text: anyFilled, url: anyUrl, label: optional(anyLabel) }), {
      maxLength: 2,
    }),
  ),
});

/** The navigation of a site, every field of it there or missing. */
export const anyContentNavigation: fc.Arbitrary<Navigation> = fc.record({
  shops: fc.array(
    fc.record({
      text: anyFilled,
      link: fc.oneof(anyUrl, fc.constant('')),
      color: fc.constantFrom('', '#1f4d43'),
      icon: fc.constantFrom('', 'heart'),
      channel: optional(anyChannel),
    }),
    { maxLength: 2 },
  ),
  headerItems: fc.array(
    fc.record({
      type: fc.constantFrom(...headerItemTypes),
      text: anyFilled,
      link: anyTarget,
      icon: fc.constantFrom('', 'cart'),
    }),
    { maxLength: 2 },
  ),
  mainItems: fc.array(
    fc.record({
      navigationType: optional(anyText),
      text: anyFilled,
      link: fc.oneof(anyTarget, fc.constant({ url: '' })),
      flyoutGroups: optional(fc.array(anyGroup(2), { maxLength: 2 })),
      subNaviOnly: optional(fc.boolean()),
      isOnlyInBurgerNavigation: optional(fc.boolean()),
      alwaysShowSubNavi: optional(fc.boolean()),
    }),
    { maxLength: 2 },
  ),
  burgerItems: anyBurgerItems('burgerItems', 2),
  wallArt: optional(
    fc.record({
      text: anyFilled,
      navigationType: optional(anyText),
      icon: optional(anyText),
      all: anyLink,
      groups: fc.record({
        bestseller: anyWallArtGroup,
        premium: anyWallArtGroup,
        'additional-products': anyWallArtGroup,
      }),
      materials: fc.dictionary(fc.constantFrom(...materialTypes), anyLink, {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      productMatrix: anyLink,
    }),
  ),
  extraMenu: fc.array(anyLink, { maxLength: 2 }),
  hotline: optional(fc.constantFrom('110', '+49 (0)30 23125 014')),
});
