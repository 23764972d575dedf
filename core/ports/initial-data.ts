import type { InitialData } from '../domain/content/initial-data.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

export type InitialDataError = Outage<'initial-data-unavailable'>;

/** Of hybrid pages (storefront §7: `shop-frontends-initial-data`). */
export type InitialDataSource = {
  /** By channel and locale. */
  readonly load: (scope: ShopScope) => TE.TaskEither<InitialDataError, InitialData>;
};

export type HasInitialData = { readonly initialData: InitialDataSource };
