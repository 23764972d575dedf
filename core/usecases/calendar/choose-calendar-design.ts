import type { DesignGroupIdError } from '../../domain/design/design-group-id.ts';
import {
  calendarDesignFor,
  calendarDesignOf,
  type CalendarDesign,
  type CalendarDesignError,
} from '../../domain/products/calendar/calendar-designs.ts';
import type { CalendarFormat } from '../../domain/products/calendar/calendars.ts';
import { pipe, TE, type RTE } from '../../fp.ts';
import type { HasCalendarDesigns } from '../../ports/calendar/calendar-designs.ts';
import type { DesignGroupError } from '../../ports/design-groups.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { designGroupOf } from '../design-groups.ts';

/** What a calendar is designed with: an id that was chosen, or whatever fits the format. */
export type CalendarDesignChoice = {
  readonly designGroupId: string;
  readonly designId?: string | undefined;
  readonly format: CalendarFormat;
};

/** The design of a calendar: the chosen one of its group, else the group's for the format. */
export const chooseCalendarDesign =
  (
    scope: ShopScope,
    { designGroupId, designId, format }: CalendarDesignChoice,
  ): RTE.ReaderTaskEither<
    HasCalendarDesigns & HasLog,
    DesignGroupIdError | DesignGroupError | CalendarDesignError,
    CalendarDesign
  > =>
  (environment) =>
    pipe(
      designGroupOf(
        environment,
        environment.calendarDesigns,
        'calendar-designs',
        scope,
        designGroupId,
      ),
      TE.flatMapEither((group) =>
        designId === undefined || designId === ''
          ? calendarDesignFor(group, format)
          : calendarDesignOf(group, designId),
      ),
    );
