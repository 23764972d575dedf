import type { CalendarBlock } from '../../../../core/domain/products/calendar/calendar-block.ts';
import type { CalendarHandOff } from '../../../../core/domain/products/calendar/calendar-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct, RegisteredProduct } from '../product.ts';
import type { CalendarData } from './calendar-data.ts';

/** Twelve months of photos. */
export const calendar: RegisteredProduct<CalendarBlock, CalendarData> &
  DesignedProduct<CalendarHandOff> = {
  view: { load: async () => (await import('./calendar-view.tsx')).calendarView },
  blockReadsAddress: true,
  chosenBy: 'calendarType',
  recorded: async (...asked) => (await import('./recorded-choice.ts')).recordedChoice(...asked),
  onServer:
    import.meta.env.SSR && memoLoad(async () => (await import('./on-server.ts')).calendarOnServer),
  atDesigner:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./at-designer.tsx')).calendarAtDesigner),
};
