/** The cover and the month of a calendar's start with the shopper's own photos. */
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
  /** The first stands on the cover, the next in the month, in turn. */
  readonly photos: readonly [SlotPicture, ...SlotPicture[]];
};

export type DrawnCalendar = { readonly cover: DrawnPage; readonly month: DrawnPage };

/** Undefined for an id that no calendar of the library has. */
export const orderedArtwork = ({
  id,
  locale,
  holidays,
}: Omit<CalendarOrder, 'photos'>): Artwork | undefined =>
  calendarArtworkOf(id, locale, () => holidays);

/** Draws both pages of an ordered artwork; refused where `resolve` is. */
export const drawOwnCalendar = (
  artwork: Artwork,
  { photos, locale }: Pick<CalendarOrder, 'photos' | 'locale'>,
  typefaces: Typefaces,
): E.Either<ArtworkError, DrawnCalendar | undefined> =>
  E.map((pages: ReadonlyMap<string, DrawnPage>) => {
    const [cover, month] = [pages.get('front'), pages.get('inside')];
    return cover && month && { cover, month };
  })(drawOwnPages(artwork, { photos, language: localeTable[locale].language }, typefaces));
