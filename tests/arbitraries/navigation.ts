import fc from 'fast-check';

import { burgerItemsOf, type BurgerItem } from '../../core/domain/navigation/burger-items.ts';
import type { BurgerCommand } from '../../core/domain/navigation/burger.ts';
import type { DialogCommand } from '../../core/domain/navigation/dialog-state.ts';
import type { FlyoutCommand } from '../../core/domain/navigation/flyout.ts';
import type {
  FlyoutGroup,
  FlyoutItem,
  MainNavigationItem,
  NavigationPicture,
} from '../../core/domain/navigation/navigation-items.ts';
import { tileKinds } from '../../core/domain/navigation/tiles.ts';
import type { BarMeasures } from '../../core/domain/navigation/bar-scroll.ts';
import { dialogNames } from './dialog-names.ts';

/** Pages that items lead to; few, so that items and pages often mean the same one. */
export const anyNavigationUrl: fc.Arbitrary<string> = fc.constantFrom(
  '/',
  '/leinwanddruck',
  '/leinwanddruck/',
  '/fr/leinwanddruck?_a=1',
  '/d/leinwanddruck#oben',
  '/wandbilder/poster',
  '/feed-card',
  'https://example.com/leinwanddruck',
  '#oben',
  '',
);

/** The types of pages and items, absent and empty ones among them. */
export const anyNavigationType: fc.Arbitrary<string | undefined> = fc.constantFrom(
  undefined,
  '',
  'canvas',
  'poster',
);

const anyTitle = fc.constantFrom('Leinwand', 'Poster', 'Neu', '', ' ');
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const anyTile = optional(fc.constantFrom(...tileKinds));

const anyNavigationPicture: fc.Arbitrary<NavigationPicture> = fc.record({
  filename: fc.nat({ max: 9 }).map((number) => `${number}.jpg`),
  alt: anyTitle,
});
const anyOptionalPicture = optional(anyNavigationPicture);

const tree = fc.letrec<{ item: FlyoutItem; group: FlyoutGroup }>((tie) => ({
  item: fc.record({
    link: fc.record({ url: anyNavigationUrl }),
    title: anyTitle,
    subnaviTitle: optional(anyTitle),
    asset: anyOptionalPicture,
    subnaviAsset: anyOptionalPicture,
    linkOnlyImage: anyOptionalPicture,
    typeOverride: anyTile,
    linkedPage: optional(fc.record({ title: anyTitle, picture: anyOptionalPicture })),
    isHeadlineItem: optional(fc.boolean()),
    subFlyoutGroups: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constant(undefined),
      fc.array(tie('group'), { maxLength: 2 }),
    ),
  }),
  group: fc.record({
    flyoutGroupIdentifier: fc.constantFrom('materials', 'themes'),
    flyoutGroupTitle: optional(anyTitle),
    flyoutGroupItems: fc.array(tie('item'), { maxLength: 3 }),
    flyoutGroupItemsCustom: optional(fc.array(tie('item'), { maxLength: 2 })),
    badge: optional(anyTitle),
    type: anyTile,
  }),
}));

/** A group of a flyout with groups below its items, titles and pictures absent at times. */
export const anyFlyoutGroup: fc.Arbitrary<FlyoutGroup> = tree.group;

/** An item of a flyout. */
export const anyFlyoutItem: fc.Arbitrary<FlyoutItem> = tree.item;

/** An item of the main navigation with any of its switches. */
export const anyMainNavigationItem: fc.Arbitrary<MainNavigationItem> = fc.record({
  navigationType: anyNavigationType,
  text: anyTitle,
  link: fc.record({ url: anyNavigationUrl }),
  flyoutGroups: optional(fc.array(anyFlyoutGroup, { maxLength: 3 })),
  subNaviOnly: optional(fc.boolean()),
  isOnlyInBurgerNavigation: optional(fc.boolean()),
  alwaysShowSubNavi: optional(fc.boolean()),
});

/** The main navigation of a site. */
export const anyMainNavigation: fc.Arbitrary<readonly MainNavigationItem[]> = fc.array(
  anyMainNavigationItem,
  { maxLength: 5 },
);

/** A width of a viewport, often next to the breakpoint of the navigation. */
export const anyViewportWidth: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 4000 }),
  fc.constantFrom(999, 999.5, 1000, 1000.5),
);

/** The items of a burger that has at least one nested item. */
export const anyBurgerItems: fc.Arbitrary<readonly BurgerItem[]> = anyMainNavigation
  .map(burgerItemsOf)
  .filter((items) => items.some(({ subItems }) => subItems.length > 0));

/** A command to a burger: about its own items mostly, about unknown ones at times. */
export const burgerCommandFor = (items: readonly BurgerItem[]): fc.Arbitrary<BurgerCommand> => {
  const ids = (list: readonly BurgerItem[]) => fc.constantFrom('?', ...list.map(({ id }) => id));
  const open = fc.record({ kind: fc.constant('open' as const), viewportWidth: anyViewportWidth });
  return fc.oneof(
    open,
    open,
    fc.record({ kind: fc.constant('close' as const) }),
    fc.record({ kind: fc.constant('back' as const) }),
    fc.record({ kind: fc.constant('resize' as const), viewportWidth: anyViewportWidth }),
    fc.record({
      kind: fc.constant('open-item' as const),
      item: ids(items),
      scrollTop: fc.integer({ min: -50, max: 2000 }),
    }),
    fc.record({
      kind: fc.constant('toggle-accordion' as const),
      accordion: ids(items.flatMap(({ subItems }) => subItems)),
    }),
  );
};

const anyItemId = fc.constantFrom('canvas', 'poster', 'frames');

/** A command to the flyout. */
export const anyFlyoutCommand: fc.Arbitrary<FlyoutCommand> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('pointer-enter' as const, 'toggle-flyout' as const),
    item: anyItemId,
    hasFlyout: fc.constantFrom(true, true, false),
  }),
  fc.record({
    kind: fc.constantFrom(
      'pointer-leave' as const,
      'close-delay-over' as const,
      'dismiss-flyout' as const,
    ),
  }),
  fc.record({ kind: fc.constant('item-removed' as const), item: anyItemId }),
  fc.record({ kind: fc.constant('route-change' as const), path: anyNavigationUrl }),
  fc.record({ kind: fc.constant('flyout-resize' as const), viewportWidth: anyViewportWidth }),
);

/** A command to the dialogs; out of few, so that the open one is often meant. */
export const anyDialogCommand: fc.Arbitrary<DialogCommand> = fc.oneof(
  fc.record(
    {
      kind: fc.constant('open-dialog' as const),
      dialogType: fc.constantFrom(dialogNames[0], dialogNames[1], dialogNames[4]),
      dialogPayload: fc.dictionary(fc.constantFrom('material', 'email'), fc.string(), {
        maxKeys: 2,
        noNullPrototype: true,
      }),
    },
    { requiredKeys: ['kind', 'dialogType'] },
  ),
  fc.record({
    kind: fc.constantFrom(
      'close-dialog' as const,
      'block-dialog' as const,
      'unblock-dialog' as const,
    ),
  }),
);

/** The main bar as a browser measures it: fractions, overshooting, and bars that fit. */
export const anyBarMeasures: fc.Arbitrary<BarMeasures> = fc.record({
  scrollLeft: fc.integer({ min: -400, max: 8000 }).map((eighths) => eighths / 8),
  viewWidth: fc.integer({ min: 1, max: 2000 }),
  contentWidth: fc.integer({ min: 0, max: 4000 }),
});
