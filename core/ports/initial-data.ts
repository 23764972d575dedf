import type { InitialData } from '../domain/content/initial-data.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Why a hybrid page has no initial data. */
export type InitialDataError = Outage<'initial-data-unavailable'>;

/** What hybrid pages start with (storefront §7: `shop-frontends-initial-data`). */
export type InitialDataSource = {
  /** What the pages of a channel and locale start with. */
  readonly load: (scope: ShopScope) => TE.TaskEither<InitialDataError, InitialData>;
};

/** An environment that has initial data. */
export type HasInitialData = { readonly initialData: InitialDataSource };
