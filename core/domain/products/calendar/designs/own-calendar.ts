/** The cover and the month of a calendar's start with the shopper's own photo. */
import type { Artwork } from '../../../artwork/artwork.ts';
import { drawOwnPages, type DrawnPage } from '../../../artwork/own-pages.ts';
import type { ArtworkError, SlotPicture } from '../../../artwork/resolve.ts';
import type { Typefaces } from '../../../artwork/typeface.ts';
import { localeTable, type Locale } from '../../../locale/locales.ts';
import type { Holiday } from '../../../time/holidays.ts';
import { E } from '../../../../fp.ts';
import { calendarArtworkOf } from './calendar-library.ts';

/** What is to be drawn. */
export type CalendarOrder = {
  /** As `calendarArtworkId` prints it. */
  readonly id: string;
  readonly locale: Locale;
  /** Of the year of the start, in the locale's market. */
  readonly holidays: readonly Holiday[];
  readonly photo: SlotPicture;
};

export type DrawnCalendar = { readonly cover: DrawnPage; readonly month: DrawnPage };

/** Undefined for an id that no calendar of the library has. */
export const orderedArtwork = ({
  id,
  locale,
  holidays,
}: Omit<CalendarOrder, 'photo'>): Artwork | undefined =>
  calendarArtworkOf(id, locale, () => holidays);

/** Draws both pages of an ordered artwork; refused where `resolve` is. */
export const drawOwnCalendar = (
  artwork: Artwork,
  { photo, locale }: Pick<CalendarOrder, 'photo' | 'locale'>,
  typefaces: Typefaces,
): E.Either<ArtworkError, DrawnCalendar | undefined> =>
  E.map((pages: ReadonlyMap<string, DrawnPage>) => {
    const [cover, month] = [pages.get('front'), pages.get('inside')];
    return cover && month && { cover, month };
  })(drawOwnPages(artwork, { photo, language: localeTable[locale].language }, typefaces));
