import type { CalendarBlock } from '../../../../core/domain/products/calendar/calendar-block.ts';
import { buttonMessages } from '../../../components/button/messages.ts';
import { choiceMessages } from '../../../components/choice/messages.ts';
import { componentChoiceMessages } from '../../../components/component-choice/messages.ts';
import { deliveryMessages } from '../../../components/delivery/messages.ts';
import { configuratorMessages } from '../../../components/option-list/messages.ts';
import { priceMessages } from '../../../components/price/messages.ts';
import { wishButtonMessages } from '../../../components/wish-button/messages.ts';
import type { ProductOnServer } from '../product.ts';
import { CalendarBlockView } from './calendar-block.tsx';
import type { CalendarData } from './calendar-data.ts';
import { loadCalendar } from './load-calendar.ts';
import { calendarPageMessages } from './messages.ts';

/** The server's part of calendars. */
export const calendarOnServer: ProductOnServer<CalendarBlock, CalendarData> = {
  block: { View: CalendarBlockView },
  load: loadCalendar,
  messages: [
    buttonMessages,
    calendarPageMessages,
    choiceMessages,
    componentChoiceMessages,
    configuratorMessages,
    deliveryMessages,
    priceMessages,
    wishButtonMessages,
  ],
};
