/** Designs of calendars by group (storefront §4: `designGroupId` and `designId`; §7). */
import { E } from '../../../fp.ts';
import { calendarSizes } from './calendar-table.ts';
import type { CalendarFormat } from './calendars.ts';

/** Drawn for one format. */
export type CalendarDesign = { readonly designId: string; readonly format: CalendarFormat };

/** Designs of one look. */
export type CalendarDesignGroup = {
  readonly designGroupId: string;
  readonly name: string;
  readonly designs: readonly CalendarDesign[];
};

/**
 * The group has no design of that id, or no design that fits; `formats` are those that it is drawn
 * for.
 */
export type CalendarDesignError =
  | {
      readonly kind: 'calendar-design-not-in-group';
      readonly designGroupId: string;
      readonly designId: string;
    }
  | {
      readonly kind: 'no-calendar-design-for-format';
      readonly designGroupId: string;
      readonly format: CalendarFormat;
      readonly formats: readonly CalendarFormat[];
    };

/** The design of an id. */
export const calendarDesignOf = (
  { designGroupId, designs }: CalendarDesignGroup,
  designId: string,
): E.Either<CalendarDesignError, CalendarDesign> => {
  const design = designs.find((one) => one.designId === designId);
  return design === undefined
    ? E.left({ kind: 'calendar-design-not-in-group', designGroupId, designId })
    : E.right(design);
};

/** In the same ratio, within 2 % (decisions, "Formats"). */
export const haveCalendarRatio = (one: CalendarFormat, other: CalendarFormat): boolean => {
  const [first, second] = [calendarSizes[one], calendarSizes[other]];
  const [across, down] = [first.width * second.height, first.height * second.width];
  return Math.abs(across - down) * 50 <= across;
};

/** The group's design for a format, else one in the same ratio, as that scales (A4 to A3). */
export const calendarDesignFor = (
  { designGroupId, designs }: CalendarDesignGroup,
  format: CalendarFormat,
): E.Either<CalendarDesignError, CalendarDesign> => {
  const design =
    designs.find((one) => one.format === format) ??
    designs.find((one) => haveCalendarRatio(one.format, format));
  if (design !== undefined) return E.right(design);
  const formats = [...new Set(designs.map((one) => one.format))];
  return E.left({ kind: 'no-calendar-design-for-format', designGroupId, format, formats });
};
