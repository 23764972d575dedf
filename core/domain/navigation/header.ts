import type { Customer } from '../customer/customer.ts';
import { fullName } from '../customer/full-name.ts';
import type { Platform } from '../locale/channel.ts';
import type { DialogName } from '../routing/dialogs.ts';
import type { PageRoute } from '../routing/page-routes.ts';
import { oneOf } from '../text/one-of.ts';

/** Types of header items (supporting §3, "Header item"). */
export const headerItemTypes = ['account', 'cart', 'service', 'magazine'] as const;

export type HeaderItemType = (typeof headerItemTypes)[number];

export const isHeaderItemType = oneOf(headerItemTypes);

/** An item of the header (supporting §3). */
export type HeaderItem = {
  readonly type: HeaderItemType;
  readonly text: string;
  readonly link: { readonly url: string };
  readonly icon: string;
};

export type BackButton =
  | { readonly kind: 'hidden' }
  | { readonly kind: 'go-back'; readonly steps: 1 };

/**
 * In the desktop software alone, one step back; hidden on the desktop start route, which is a desktop
 * platform's `start` (supporting §2).
 */
export const backButton = (platform: Platform, { kind }: Pick<PageRoute, 'kind'>): BackButton =>
  platform === 'web' || kind === 'desktopStart' || kind === 'start'
    ? { kind: 'hidden' }
    : { kind: 'go-back', steps: 1 };

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
