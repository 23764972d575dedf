import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** No group has that id, or the service did not answer. */
export type DesignGroupError =
  | { readonly kind: 'design-group-not-found'; readonly id: string }
  | Outage<'designs-unavailable'>;

/** Ids were checked before. */
export type DesignGroups<Group> = {
  /** The group of an id. */
  readonly group: (scope: ShopScope, id: string) => TE.TaskEither<DesignGroupError, Group>;
};
