import { E } from '../../fp.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { indexNumber, partWith, textFieldOf, type FieldCodec } from './story-codec.ts';
import { filledTextField, plainTextField } from './story-fields.ts';

/** When a text of the magazine appeared, and how long it takes to read. */
export type Publication = {
  readonly publishedOn: CalendarDay;
  /** Undefined where nothing has changed since. */
  readonly updatedOn: CalendarDay | undefined;
  readonly minutes: number;
};

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) &&
  new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;

const readDay = (text: string): E.Either<string, CalendarDay> =>
  isDay(text) ? E.right(text) : E.left(`"${text}" is no day such as 2026-11-02`);

const dayField: FieldCodec<CalendarDay> = textFieldOf(filledTextField, readDay, (day) => day);

const optionalDay: FieldCodec<CalendarDay | undefined> = textFieldOf(
  plainTextField,
  (text): E.Either<string, CalendarDay | undefined> =>
    text === '' ? E.right(undefined) : readDay(text),
  (day) => day ?? '',
);

/** A page that has one is an article of the magazine; so is what a tile with one leads to. */
export const publicationPart = partWith<Publication>('Publication', {
  publishedOn: dayField,
  updatedOn: optionalDay,
  minutes: indexNumber,
});
