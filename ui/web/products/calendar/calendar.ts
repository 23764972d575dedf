import type { CalendarHandOff } from '../../../../core/domain/products/calendar/calendar-hand-off.ts';
import { memoLoad } from '../../navigation/memo-load.ts';
import type { DesignedProduct } from '../product.ts';

export const calendar: DesignedProduct<CalendarHandOff> = {
  atDesigner:
    import.meta.env.SSR &&
    memoLoad(async () => (await import('./at-designer.tsx')).calendarAtDesigner),
};
