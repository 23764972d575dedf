import type { CalendarDesignGroup } from '../domain/products/calendar/calendar-designs.ts';
import type { CollageDesignGroup } from '../domain/design/collage-groups.ts';
import type { PhotobookDesignGroupSet } from '../domain/products/photobook/photobook-design-set.ts';
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

/** Storefront §7: `calendar-design-group`. */
export type CalendarDesigns = DesignGroups<CalendarDesignGroup>;

/** Storefront §7: `photobook-design-group-set`. */
export type PhotobookDesigns = DesignGroups<PhotobookDesignGroupSet>;

/** Storefront §7: `collage-designer-design-groups`, `collage-designer-design-group`. */
export type CollageGroups = DesignGroups<CollageDesignGroup> & {
  /** In the editors' order. */
  readonly all: (
    scope: ShopScope,
  ) => TE.TaskEither<DesignGroupError, readonly CollageDesignGroup[]>;
};

export type HasCalendarDesigns = { readonly calendarDesigns: CalendarDesigns };

export type HasPhotobookDesigns = { readonly photobookDesigns: PhotobookDesigns };

export type HasCollageGroups = { readonly collageGroups: CollageGroups };
