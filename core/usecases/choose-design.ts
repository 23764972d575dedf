/** Designs of calendars, photo books and collages by their groups (storefront §4, §7). */
import type { CalendarFormat } from '../domain/products/calendar/calendars.ts';
import {
  calendarDesignFor,
  calendarDesignOf,
  type CalendarDesign,
  type CalendarDesignError,
} from '../domain/products/calendar/calendar-designs.ts';
import {
  fittingCollageGroups,
  type CollageDesignGroup,
  type CollageWish,
} from '../domain/design/collage-groups.ts';
import { parseDesignGroupId, type DesignGroupIdError } from '../domain/design/design-group-id.ts';
import {
  photobookDesignerParameters,
  type PhotobookDesignerParameters,
  type PhotobookTemplateError,
} from '../domain/products/photobook/design-groups.ts';
import type { PhotobookConfiguration } from '../domain/products/photobook/photobook-configuration.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type {
  DesignGroupError,
  DesignGroups,
  HasCalendarDesigns,
  HasCollageGroups,
  HasPhotobookDesigns,
} from '../ports/design-groups.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import { reportSafely, tapLeft } from './report.ts';

/** A group that does not exist is not logged; a service that does not answer is logged. */
const reported = <A>(
  { log }: HasLog,
  part: string,
  call: TE.TaskEither<DesignGroupError, A>,
): TE.TaskEither<DesignGroupError, A> =>
  tapLeft(call, (error) => {
    if (error.kind === 'designs-unavailable')
      reportSafely(log, 'overview-container-load-failed', { part, reason: error.reason });
  });

const groupOf = <Group>(
  environment: HasLog,
  designs: DesignGroups<Group>,
  part: string,
  scope: ShopScope,
  id: string,
): TE.TaskEither<DesignGroupIdError | DesignGroupError, Group> =>
  pipe(
    TE.fromEither(parseDesignGroupId(id)),
    TE.flatMap((read) => reported(environment, part, designs.group(scope, read))),
  );

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
      groupOf(environment, environment.calendarDesigns, 'calendar-designs', scope, designGroupId),
      TE.flatMapEither((group) =>
        designId === undefined || designId === ''
          ? calendarDesignFor(group, format)
          : calendarDesignOf(group, designId),
      ),
    );

/** What the photo book designer takes: the photo book, and the set's template of its format. */
export const choosePhotobookDesign =
  (
    scope: ShopScope,
    designGroupSetId: string,
    photobook: PhotobookConfiguration,
  ): RTE.ReaderTaskEither<
    HasPhotobookDesigns & HasLog,
    DesignGroupIdError | DesignGroupError | PhotobookTemplateError,
    PhotobookDesignerParameters
  > =>
  (environment) =>
    pipe(
      groupOf(
        environment,
        environment.photobookDesigns,
        'photobook-designs',
        scope,
        designGroupSetId,
      ),
      TE.flatMapEither(({ designGroups }) => photobookDesignerParameters(photobook, designGroups)),
    );

/** The groups of collages that fit what a shopper looks for. */
export const showCollageGroups =
  (
    scope: ShopScope,
    wish: CollageWish = {},
  ): RTE.ReaderTaskEither<
    HasCollageGroups & HasLog,
    DesignGroupError,
    readonly CollageDesignGroup[]
  > =>
  (environment) =>
    pipe(
      reported(environment, 'collage-groups', environment.collageGroups.all(scope)),
      TE.map((groups) => fittingCollageGroups(groups, wish)),
    );

/** One group of collages. */
export const showCollageGroup =
  (
    scope: ShopScope,
    designGroupId: string,
  ): RTE.ReaderTaskEither<
    HasCollageGroups & HasLog,
    DesignGroupIdError | DesignGroupError,
    CollageDesignGroup
  > =>
  (environment) =>
    groupOf(environment, environment.collageGroups, 'collage-groups', scope, designGroupId);
