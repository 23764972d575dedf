import { cartArticlesAmount, type Customer } from '../customer/customer.ts';
import { fullName } from '../customer/full-name.ts';
import type { Platform } from '../locale/channel.ts';
import type { Locale } from '../locale/locales.ts';
import type { DialogName } from '../routing/dialogs.ts';
import type { PageAddress, PageRoute } from '../routing/page-routes.ts';
import { oneOf } from '../text/one-of.ts';

/** Types of header items (supporting §3, "Header item"). */
export const headerItemTypes = ['account', 'cart', 'service', 'magazine'] as const;

/** A type of header item. */
export type HeaderItemType = (typeof headerItemTypes)[number];

/** Narrows a text to such a type. */
export const isHeaderItemType = oneOf(headerItemTypes);

/** An item of the header (supporting §3). */
export type HeaderItem = {
  readonly type: HeaderItemType;
  readonly text: string;
  readonly link: { readonly url: string };
  readonly icon: string;
};

/** `app` inside the desktop software (supporting §2). */
export type HeaderMode = 'web' | 'app';

/** All but the desktop software is web (decisions, "Names"). */
const headerModes = { web: 'web', desktop: 'app' } as const satisfies Record<Platform, HeaderMode>;

/** From left to right (supporting §2, "Header"). */
export const headerParts = {
  web: ['shops', 'magazine', 'service', 'account', 'cart'],
  app: ['back', 'account', 'cart'],
} as const satisfies Record<HeaderMode, readonly (HeaderItemType | 'shops' | 'back')[]>;

/** A part of the header. */
export type HeaderPart = (typeof headerParts)[HeaderMode][number];

/** The items that a platform shows, in the order of `headerParts`. */
export const headerItemsOn = (
  platform: Platform,
  items: readonly HeaderItem[],
): readonly HeaderItem[] =>
  headerParts[headerModes[platform]].flatMap((part) => items.filter(({ type }) => type === part));

/** Hidden, or steps back in the history. */
export type BackButton =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'go-back'; readonly steps: 1 };

/**
 * In app mode alone, one step back; hidden on the desktop start route, which is a desktop
 * platform's `start` (supporting §2).
 */
export const backButton = (platform: Platform, { kind }: Pick<PageRoute, 'kind'>): BackButton =>
  headerModes[platform] === 'web' || kind === 'desktopStart' || kind === 'start'
    ? { kind: 'hidden' }
    : { kind: 'go-back', steps: 1 };

/** The logo leads to the platform's start route (supporting §2). */
export const logoAddress = (locale: Locale, platform: Platform): PageAddress => ({
  locale,
  platform,
  route: { kind: platform === 'desktop' ? 'desktopStart' : 'start' },
});

/**
 * Visitors get the log-in dialog, customers their name with links to account and log-out
 * (supporting §2, §6). A customer without a name sees the item's text.
 */
export type AccountItem =
  | { readonly kind: 'log-in'; readonly dialog: Extract<DialogName, 'log-in'> }
  | { readonly kind: 'customer'; readonly name: string | undefined };

/** The account link of a visitor or customer. */
export const accountItem = (customer: Customer): AccountItem =>
  customer.isLoggedIn
    ? { kind: 'customer', name: fullName(customer) }
    : { kind: 'log-in', dialog: 'log-in' };

/** The header of a visitor or customer. */
export type HeaderView = {
  readonly mode: HeaderMode;
  readonly back: BackButton;
  readonly items: readonly HeaderItem[];
  readonly account: AccountItem;
  /** Articles in the cart. */
  readonly cartCount: number;
  readonly hasWhitelabelBar: boolean;
};

/** The whole header (supporting §2, "Header"). The white-label bar is the web's alone (§6). */
export const headerView = (
  { platform, route }: Pick<PageAddress, 'platform' | 'route'>,
  customer: Customer,
  items: readonly HeaderItem[],
): HeaderView => ({
  mode: headerModes[platform],
  back: backButton(platform, route),
  items: headerItemsOn(platform, items),
  account: accountItem(customer),
  cartCount: cartArticlesAmount(customer),
  hasWhitelabelBar: platform === 'web' && customer.isWhitelabelCustomer,
});
