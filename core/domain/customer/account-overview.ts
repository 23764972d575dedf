/** What customers see of their own account. */
import type { ListedOrder } from './listed-order.ts';
import type { DeviceBrowser, DeviceSystem } from '../device/user-agent-words.ts';
import type { ImageSize } from '../image/image-size.ts';
import type { SessionTimes } from './account-sessions.ts';
import type { AccountChangeKind, ChangedField } from './account-changes.ts';
import type { KeptBusiness } from './business-form.ts';
import type { AccountProblem, TypedAccount } from './account-step.ts';

/** A log-in somewhere: as exactly as a customer needs it to recognise it, never an address. */
export type AccountSession = SessionTimes & {
  readonly id: string;
  readonly browser: DeviceBrowser;
  readonly system: DeviceSystem;
  /** ISO 3166-1, where the shop can tell. */
  readonly country?: string | undefined;
  /** The one that asks. */
  readonly isCurrent: boolean;
};

/** A picture that this browser has sent; kept until then, in milliseconds since 1970. */
export type AccountPicture = {
  readonly id: string;
  readonly size: ImageSize;
  readonly keptUntil: number;
};

/** `pending` until a mailed link is followed. */
export const accountNewsletterStates = ['absent', 'pending', 'subscribed', 'unsubscribed'] as const;

export type AccountOverview = {
  readonly number: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of business customers alone; empty where nothing is known yet. */
  readonly business?: KeptBusiness | undefined;
  /** False for customers who sign in by Google alone. */
  readonly hasPassword: boolean;
  /** A new address that waits for its confirmation. */
  readonly newEmail?: string | undefined;
  /** Of the address, in the shop that asks. */
  readonly newsletter: (typeof accountNewsletterStates)[number];
  /** The last used first. */
  readonly sessions: readonly AccountSession[];
  readonly pictures: readonly AccountPicture[];
};

/** A change that was refused, with what was typed; never a password. */
export type RefusedAccountChange = {
  readonly change: AccountChangeKind;
  readonly typed: TypedAccount;
  readonly problem: AccountProblem<ChangedField>;
};

/** Of the account's page. */
export type AccountPageStep =
  | { readonly kind: 'visitor' | 'unavailable' }
  | {
      readonly kind: 'shown';
      readonly overview: AccountOverview;
      /** The last placed first; undefined where nobody can say now. */
      readonly orders?: readonly ListedOrder[] | undefined;
      readonly refused?: RefusedAccountChange | undefined;
    };

/** Of whoever has not logged in, and in stories. */
export const emptyAccountPageStep: AccountPageStep = { kind: 'visitor' };
