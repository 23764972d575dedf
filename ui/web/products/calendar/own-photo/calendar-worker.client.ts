/** A thread that draws pages of calendars. */
import type {
  CalendarOrder,
  DrawnCalendar,
} from '../../../../../core/domain/products/calendar/designs/own-calendar.ts';
import { answerOrders } from '../../../own-picture/answer-orders.ts';

answerOrders<CalendarOrder, DrawnCalendar>(
  async () => (await import('./draw-calendar.client.ts')).drawCalendar,
);
