/** What is printed of a calendar: its cover and twelve months, with the shopper's photos. */
import { usualVariant } from '../../../artwork/artwork.ts';
import { photosInTurn, slotsOf } from '../../../artwork/place-photos.ts';
import type { PersonalPlaces } from '../../../personalisation/personalisation.ts';
import type { PagesMaking, PrintedArtwork } from '../../product.ts';
import type { DesignedCalendar } from '../calendar-hand-off.ts';
import { wholeCalendarArtwork } from './calendar-artwork.ts';
import { calendarLooksOf } from './calendar-library.ts';
import type { CalendarLook } from './looks.ts';

/** Its own look, where the library has it for its type. */
export const ownCalendarLook = ({
  type,
  designGroupId,
}: DesignedCalendar): CalendarLook | undefined =>
  calendarLooksOf(type).find(({ id }) => id === designGroupId);

/** The look in which a calendar is shown and printed: the usual one of its type where it has none. */
export const calendarLookFor = (calendar: DesignedCalendar): CalendarLook | undefined =>
  ownCalendarLook(calendar) ?? calendarLooksOf(calendar.type)[0];

/**
 * A photo on the cover and one in each month, of every look. At least one: the photos of a design are
 * samples, and are printed for nobody. Its words are the calendar's own.
 */
export const calendarPlaces: PersonalPlaces = { words: [], photos: { least: 1, most: 13 } };

/**
 * The cover, then the twelve months from the start on, on one side each; none has a printed back. The
 * first photo stands on the cover, the next ones in the months, in turn. Undefined without a photo.
 */
export const printedCalendar = ({
  configuration,
  locale,
  photos,
  holidaysOf,
}: PagesMaking<DesignedCalendar>): readonly PrintedArtwork[] | undefined => {
  const look = calendarLookFor(configuration);
  if (look === undefined || photos.length < calendarPlaces.photos.least) return undefined;
  const { format, mounting, startYear: year, startMonth: month, hasMoon } = configuration;
  const artwork = wholeCalendarArtwork(
    look,
    { format, mounting, start: { year, month } },
    { locale, hasMoon, holidaysOf },
  );
  return [
    {
      artwork,
      variant: usualVariant,
      pages: artwork.pages.map(({ name }) => name),
      pictures: photosInTurn(slotsOf(artwork), photos),
    },
  ];
};
