import type { CalendarDesignGroup } from '../domain/products/calendar/calendar-designs.ts';
import type { CollageDesignGroup } from '../domain/design/collage-groups.ts';
import type { PhotobookDesignGroupSet } from '../domain/products/photobook/photobook-design-set.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';

/** Why there are no designs: no group has that id, or the service did not answer. */
export type DesignGroupError =
  | { readonly kind: 'design-group-not-found'; readonly id: string }
  | Outage<'designs-unavailable'>;

/** Groups of designs by their id; ids were checked before. */
export type DesignGroups<Group> = {
  /** The group of an id. */
  readonly group: (scope: ShopScope, id: string) => TE.TaskEither<DesignGroupError, Group>;
};

/** Designs of calendars (storefront §7: `calendar-design-group`). */
export type CalendarDesigns = DesignGroups<CalendarDesignGroup>;

/** Designs of photo books (storefront §7: `photobook-design-group-set`). */
export type PhotobookDesigns = DesignGroups<PhotobookDesignGroupSet>;

/**
 * Designs of collages (storefront §7: `collage-designer-design-groups`,
 * `collage-designer-design-group`).
 */
export type CollageGroups = DesignGroups<CollageDesignGroup> & {
  /** All groups, in the editors' order. */
  readonly all: (
    scope: ShopScope,
  ) => TE.TaskEither<DesignGroupError, readonly CollageDesignGroup[]>;
};

/** An environment that has designs of calendars. */
export type HasCalendarDesigns = { readonly calendarDesigns: CalendarDesigns };

/** An environment that has designs of photo books. */
export type HasPhotobookDesigns = { readonly photobookDesigns: PhotobookDesigns };

/** An environment that has groups of collages. */
export type HasCollageGroups = { readonly collageGroups: CollageGroups };
