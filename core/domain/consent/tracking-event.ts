/** Events for statistics: a closed list without personal data. */
import type { SignUpMethod } from '../customer/sign-up-methods.ts';
import type { DesignerProduct } from '../catalogue/designers.ts';
import type { ExposureEvent } from '../flags/evaluation.ts';
import type { Channel } from '../locale/channel.ts';
import type { Locale } from '../locale/locales.ts';
import type { Money } from '../money/money.ts';

export const trackedPageKinds = ['page', 'error', 'designer'] as const;

export type TrackedPageKind = (typeof trackedPageKinds)[number];

export type TrackedPage = {
  readonly kind: TrackedPageKind;
  /** Without query and fragment, which may hold what somebody typed. */
  readonly path: string;
  readonly title: string;
  readonly locale: Locale;
  readonly channel: Channel;
};

export type TrackedItem = {
  readonly id: string;
  readonly category: string;
  /** Such as the format; empty for an article without choices. */
  readonly variant: string;
  /** From 1. */
  readonly quantity: number;
  /** Of one piece; undefined where unknown. */
  readonly price: Money | undefined;
};

/** Looked at, chosen among others, put into the cart. */
export const itemEvents = ['view_item', 'select_item', 'add_to_cart'] as const;

export type ItemEventName = (typeof itemEvents)[number];

/** `event` has the names that tag managers know. */
export type TrackingEvent =
  | { readonly event: 'page_view'; readonly page: TrackedPage }
  | { readonly event: ItemEventName; readonly item: TrackedItem }
  | { readonly event: 'designer_hand_off'; readonly designer: DesignerProduct }
  | { readonly event: 'sign_up'; readonly method: SignUpMethod }
  | { readonly event: 'newsletter_sign_up' }
  | ExposureEvent;
