import type { TileKind } from './tiles.ts';

/** `filename` is in the media library. */
export type NavigationPicture = { readonly filename: string; readonly alt: string };

/** A mark such as "new", with CSS colours of its own, if any (supporting §3). */
export type NavigationLabel = {
  readonly text: string;
  readonly backgroundColor?: string | undefined;
  readonly textColor?: string | undefined;
};

/**
 * An item of a flyout group (supporting §3). `title` and `linkedPage` stand for fields named by a
 * vendor's word (`fullStoryData`). Empty texts count as absent.
 */
export type FlyoutItem = {
  /** Empty for an item without a link. */
  readonly link: { readonly url: string };
  readonly title: string;
  /** In the strip, in place of `title`. */
  readonly subnaviTitle?: string | undefined;
  readonly asset?: NavigationPicture | undefined;
  /** In the strip, in place of `asset`. */
  readonly subnaviAsset?: NavigationPicture | undefined;
  /** Of an item with no page behind it. */
  readonly linkOnlyImage?: NavigationPicture | undefined;
  /** In place of its group's. */
  readonly typeOverride?: TileKind | undefined;
  readonly linkedPage?:
    | { readonly title: string; readonly picture?: NavigationPicture | undefined }
    | undefined;
  readonly subFlyoutGroups?: readonly FlyoutGroup[] | undefined;
  readonly isHeadlineItem?: boolean | undefined;
};

/** A group of a flyout (supporting §3). */
export type FlyoutGroup = {
  readonly flyoutGroupIdentifier: string;
  readonly flyoutGroupTitle?: string | undefined;
  /** Come before those that an editor added by hand. */
  readonly flyoutGroupItems: readonly FlyoutItem[];
  readonly flyoutGroupItemsCustom?: readonly FlyoutItem[] | undefined;
  readonly badge?: string | undefined;
  /** Of its tiles in the strip. */
  readonly type?: TileKind | undefined;
};

/** An item of the main navigation (supporting §3). */
export type MainNavigationItem = {
  /** Pages name the same. */
  readonly navigationType?: string | undefined;
  readonly text: string;
  readonly link: { readonly url: string };
  readonly flyoutGroups?: readonly FlyoutGroup[] | undefined;
  readonly subNaviOnly?: boolean | undefined;
  readonly isOnlyInBurgerNavigation?: boolean | undefined;
  readonly alwaysShowSubNavi?: boolean | undefined;
};

/** The first text that is not blank, else the empty one. */
export const firstFilledText = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text.trim() !== '') ?? '';

/** A group's own items, then the editor's. */
export const flyoutItemsOf = (group: FlyoutGroup): readonly FlyoutItem[] => [
  ...group.flyoutGroupItems,
  ...(group.flyoutGroupItemsCustom ?? []),
];

/** Title in flyout and burger. */
export const flyoutTitle = ({ title, linkedPage }: FlyoutItem): string =>
  firstFilledText(title, linkedPage?.title);

/** Picture in the flyout: its own, its page's, or that of a mere link. */
export const flyoutPicture = (item: FlyoutItem): NavigationPicture | undefined =>
  item.asset ?? item.linkedPage?.picture ?? item.linkOnlyImage;

/** Title in the strip (supporting §3). */
export const subNavigationTitle = (item: FlyoutItem): string =>
  firstFilledText(item.subnaviTitle, flyoutTitle(item));

/** Picture in the strip (supporting §3). */
export const subNavigationPicture = (item: FlyoutItem): NavigationPicture | undefined =>
  item.subnaviAsset ?? flyoutPicture(item);
