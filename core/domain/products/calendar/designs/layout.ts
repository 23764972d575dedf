import { type PagePart } from '../../../artwork/page-kit.ts';
import type { MonthSheet } from './month-sheet.ts';

/** A page of a calendar while it is laid out, in millimetres. */
export type PageSide = {
  readonly width: number;
  readonly height: number;
  /** Where printing may begin: the binding takes what is above. */
  readonly top: number;
  /** The distance of words from the other edges. */
  readonly margin: number;
};

/** How a design lays out its cover and its months, for any of the formats of its type. */
export type CalendarLayout = {
  /** The cover, with the year or years. */
  readonly cover: (side: PageSide, years: string) => readonly PagePart[];
  /** The page of a month. */
  readonly month: (side: PageSide, sheet: MonthSheet) => readonly PagePart[];
};
