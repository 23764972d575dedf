import type { Orientation } from '../../../format/orientation.ts';
import type { UprightOrLying } from '../../../format/turn-format.ts';
import type { CalendarFormatGroup, CalendarMounting, CalendarType } from '../calendars.ts';

/** What the values of a calendar are called in one language. */
export type CalendarLabels = {
  readonly types: Readonly<Record<CalendarType, string>>;
  readonly groups: Readonly<Record<CalendarFormatGroup, string>>;
  readonly mountings: Readonly<Record<CalendarMounting, string>>;
  readonly orientations: Readonly<Record<Orientation, string>>;
  /** The word after a DIN name: `A4 hoch`. */
  readonly dinWords: Readonly<Record<UprightOrLying, string>>;
};
