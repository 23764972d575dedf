import type { TileKind } from './tiles.ts';

/** A picture of the navigation: its file in the media library, and what it shows. */
export type NavigationPicture = { readonly filename: string; readonly alt: string };

/** A mark on an item, such as "new", with its CSS colours if it has its own (supporting §3). */
export type NavigationLabel = {
  readonly text: string;
  readonly backgroundColor?: string | undefined;
  readonly textColor?: string | undefined;
};

/**
 * An item of a flyout group (supporting §3). Two of the specification's fields bear a vendor's
 * word and have another name here: `title` is the title that the editor gave the item, and
 * `linkedPage` what the linked page says of itself (`fullStoryData`). Empty texts count as absent.
 */
export type FlyoutItem = {
  /** `url` is empty for an item without a link. */
  readonly link: { readonly url: string };
  readonly title: string;
  /** The title in the sub-navigation strip, in place of `title`. */
  readonly subnaviTitle?: string | undefined;
  readonly asset?: NavigationPicture | undefined;
  /** The picture in the sub-navigation strip, in place of `asset`. */
  readonly subnaviAsset?: NavigationPicture | undefined;
  /** The picture of an item that is a link alone, with no page behind it that brings one. */
  readonly linkOnlyImage?: NavigationPicture | undefined;
  /** The kind of its tile, in place of its group's. */
  readonly typeOverride?: TileKind | undefined;
  readonly linkedPage?:
    | { readonly title: string; readonly picture?: NavigationPicture | undefined }
    | undefined;
  /** Groups below the item. */
  readonly subFlyoutGroups?: readonly FlyoutGroup[] | undefined;
  /** The item is the headline of those that follow it. */
  readonly isHeadlineItem?: boolean | undefined;
};

/** A group of a flyout (supporting §3). */
export type FlyoutGroup = {
  readonly flyoutGroupIdentifier: string;
  readonly flyoutGroupTitle?: string | undefined;
  /** The group's items, and after them those that an editor added by hand. */
  readonly flyoutGroupItems: readonly FlyoutItem[];
  readonly flyoutGroupItemsCustom?: readonly FlyoutItem[] | undefined;
  readonly badge?: string | undefined;
  /** The kind of its tiles in the sub-navigation strip. */
  readonly type?: TileKind | undefined;
};

/** An item of the main navigation (supporting §3). */
export type MainNavigationItem = {
  /** The type of page it belongs to; pages name the same. */
  readonly navigationType?: string | undefined;
  readonly text: string;
  readonly link: { readonly url: string };
  readonly flyoutGroups?: readonly FlyoutGroup[] | undefined;
  readonly subNaviOnly?: boolean | undefined;
  readonly isOnlyInBurgerNavigation?: boolean | undefined;
  readonly alwaysShowSubNavi?: boolean | undefined;
};

/** The first text that says something; empty where none does. */
export const firstFilledText = (...texts: readonly (string | undefined)[]): string =>
  texts.find((text) => text !== undefined && text.trim() !== '') ?? '';

/** All items of a group: its own, then the editor's. */
export const flyoutItemsOf = (group: FlyoutGroup): readonly FlyoutItem[] => [
  ...group.flyoutGroupItems,
  ...(group.flyoutGroupItemsCustom ?? []),
];

/** Title of an item in the flyout and in the burger. */
export const flyoutTitle = ({ title, linkedPage }: FlyoutItem): string =>
  firstFilledText(title, linkedPage?.title);

/** The picture of an item in the flyout: its own, else its page's, else that of a mere link. */
export const flyoutPicture = (item: FlyoutItem): NavigationPicture | undefined =>
  item.asset ?? item.linkedPage?.picture ?? item.linkOnlyImage;

/** Title of an item in the strip: `subnaviTitle` before all others (supporting §3). */
export const subNavigationTitle = (item: FlyoutItem): string =>
  firstFilledText(item.subnaviTitle, flyoutTitle(item));

/** The picture of an item in the strip: `subnaviAsset` before all others (supporting §3). */
export const subNavigationPicture = (item: FlyoutItem): NavigationPicture | undefined =>
  item.subnaviAsset ?? flyoutPicture(item);
