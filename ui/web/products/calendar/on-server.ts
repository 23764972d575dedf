import type { CalendarBlock } from '../../../../core/domain/products/calendar/calendar-block.ts';
import { calendarChoices } from '../../../../core/domain/products/calendar/calendar-choices.ts';
import { calendarTypeLabel } from '../../../../core/domain/products/calendar/calendar-label.ts';
import { showCalendar } from '../../../../core/usecases/calendar/show-calendar.ts';
import { buttonMessages } from '../../../components/button/messages.ts';
import { choiceMessages } from '../../../components/choice/messages.ts';
import { componentChoiceMessages } from '../../../components/component-choice/messages.ts';
import { deliveryMessages } from '../../../components/delivery/messages.ts';
import { configuratorMessages } from '../../../components/option-list/messages.ts';
import { priceMessages } from '../../../components/price/messages.ts';
import { wishButtonMessages } from '../../../components/wish-button/messages.ts';
import { choiceLinksBlock } from '../choice-links.tsx';
import type { ProductOnServer } from '../product.ts';
import { calendarSource } from './block/calendar-stage.tsx';
import type { CalendarData } from './calendar-data.ts';
import { loadCalendar } from './load-calendar.ts';
import { calendarPageMessages } from './messages.ts';
import { picturedOf } from './shown-choice.ts';

/** The server's part of calendars. */
export const calendarOnServer: ProductOnServer<CalendarBlock, CalendarData> = {
  block: choiceLinksBlock({
    designer: 'calendar',
    page: () => 'calendar',
    show: ({ scope, ports }) => showCalendar(scope)(ports)(),
    choices: calendarChoices,
    nameOf: (locale, { type }) => calendarTypeLabel(locale, type),
    pictureOf: (locale, choice) =>
      calendarSource(locale, picturedOf(choice, choice.designGroupId), 'laid'),
  }),
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
