/** Calendars, photo books, photo boxes and prints: their types and formats, as the shop sells them. */
import {
  calendarFormatLabel,
  calendarFormatsOf,
  calendarTypeLabel,
  calendarTypes,
} from 'passepartout/calendar';
import { photoboxTypes } from 'passepartout/catalogue';
import type { DesignerProduct } from 'passepartout/catalogue';
import { photoPrintFormatText } from 'passepartout/format';
import type { Locale } from 'passepartout/locale';
import {
  photobookFormatLabel,
  photobookFormatsOf,
  photobookTypeLabel,
  photobookTypes,
} from 'passepartout/photobook';
import { photoboxFormatsOf, photoboxTypeLabel } from 'passepartout/photobox';

/** One line of a feed: where its price is asked, and what it is chosen by. */
export type ListedProduct = {
  readonly designer: DesignerProduct;
  readonly path: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, string>>;
};

/** Every type in every format, with all else as it is where nothing is chosen. */
export const listedProducts = (locale: Locale): readonly ListedProduct[] => [
  ...calendarTypes.flatMap((type) =>
    calendarFormatsOf(type).map((format) => ({
      designer: 'calendar' as const,
      path: '/web-api/calendar-price',
      title: `${calendarTypeLabel(locale, type)} ${calendarFormatLabel(locale, format)}`,
      parameters: { calendarType: type, formatType: format },
    })),
  ),
  ...photobookTypes.flatMap((type) =>
    photobookFormatsOf(type).map((format) => ({
      designer: 'photobook' as const,
      path: '/web-api/photobook-price',
      title: `${photobookTypeLabel(locale, type)} ${photobookFormatLabel(locale, format)}`,
      parameters: { photobookType: type, photobookFormat: format },
    })),
  ),
  ...photoboxTypes.flatMap((type) =>
    photoboxFormatsOf(type).map((format) => ({
      designer: 'photobox' as const,
      path: '/price-api/photoboxes',
      title: `${photoboxTypeLabel(locale, type)} ${photoPrintFormatText(locale, format)}`,
      parameters: { photoboxType: type, photoboxFormat: format },
    })),
  ),
];
