import type { CalendarDesignGroup } from '../../domain/products/calendar/calendar-designs.ts';
import type { DesignGroups } from '../design-groups.ts';

/** Storefront §7: `calendar-design-group`. */
export type CalendarDesigns = DesignGroups<CalendarDesignGroup>;

export type HasCalendarDesigns = { readonly calendarDesigns: CalendarDesigns };
