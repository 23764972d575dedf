import type { SlotPicture } from '../../../../../core/domain/artwork/resolve.ts';
import {
  calendarArtworkId,
  type PicturedCalendar,
} from '../../../../../core/domain/products/calendar/calendar-design-id.ts';
import { calendarSizes } from '../../../../../core/domain/products/calendar/calendar-table.ts';
import type {
  CalendarOrder,
  DrawnCalendar,
} from '../../../../../core/domain/products/calendar/designs/own-calendar.ts';
import type { Holiday } from '../../../../../core/domain/time/holidays.ts';
import { useShell } from '../../../islands/use-shell.ts';
import { useOwnPicture } from '../../../own-picture/own-picture-store.ts';
import { SlotPhoto } from '../../../own-picture/slot-photo.tsx';
import { drawingThread, useDrawing } from '../../../own-picture/use-drawing.ts';
import { calendarPhotoMessages } from './calendar-photo-messages.ts';

const start = drawingThread<CalendarOrder, DrawnCalendar>(
  () => new Worker(new URL('./calendar-worker.client.ts', import.meta.url), { type: 'module' }),
);

const useSlotPicture = (): SlotPicture | undefined => {
  const { state } = useOwnPicture();
  if (state.kind !== 'shown') return undefined;
  const { picture, framing } = state;
  return { source: picture.preview.src, size: picture.size, framing };
};

type OwnPhotoProps = {
  readonly calendar: PicturedCalendar;
  /** Of the year of the start. */
  readonly holidays: readonly Holiday[];
  /** To the designer. */
  readonly href: string;
  /** Called with the pages that show the photo, with undefined without a photo. */
  readonly onDrawn: (drawn: DrawnCalendar | undefined) => void;
  readonly failedText: string;
};

/** The field for a photo of one's own, which stands on the cover and in the first month at once. */
export const OwnPhoto = ({ calendar, holidays, href, onDrawn, failedText }: OwnPhotoProps) => {
  const { locale } = useShell();
  const photo = useSlotPicture();
  const hasFailed = useDrawing({
    start,
    order: photo && { id: calendarArtworkId(calendar), locale, holidays, photos: [photo] },
    isOwn: photo !== undefined,
    onDrawn,
  });
  return (
    <>
      {/* A photo is as large as the page at most. */}
      <SlotPhoto slot={calendarSizes[calendar.format]} href={href} words={calendarPhotoMessages} />
      <output>{hasFailed && failedText}</output>
    </>
  );
};
