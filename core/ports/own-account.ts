import type { AccountChange } from '../domain/customer/account-changes.ts';
import type { AccountOverview } from '../domain/customer/account-overview.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/** The session has ended, or never began. */
export type NotLoggedIn = { readonly kind: 'not-logged-in' };

export type AccountUnavailable = Outage<'account-unavailable'>;

/** Of the customer whose session asks; the specification names no path. */
export type OwnAccount = {
  /** What is kept of the customer, for themselves. */
  readonly show: (
    scope: ShopScope,
  ) => TE.TaskEither<NotLoggedIn | AccountUnavailable, AccountOverview>;
  /** A change was checked before; what only the shop can know may be `refused`. */
  readonly change: (
    scope: ShopScope,
    change: AccountChange,
  ) => TE.TaskEither<NotLoggedIn | ShopRefusal<'account-error'>, void>;
  /** Makes the address of a mail's link the account's. */
  readonly confirmAddress: (
    scope: ShopScope,
    token: string,
  ) => TE.TaskEither<{ readonly kind: 'token-unknown' } | AccountUnavailable, void>;
  /** All that is kept of the customer, as JSON. */
  readonly exportData: TE.TaskEither<NotLoggedIn | AccountUnavailable, string>;
};

export type HasOwnAccount = { readonly account: OwnAccount };
