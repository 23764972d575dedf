import { usualVariant } from '../../artwork/artwork.ts';
import { cardAccessoryKindLabel } from '../../catalogue/card-extra-labels.ts';
import type { BlockCodec } from '../../content/story-codec.ts';
import { withoutContext } from '../../designer/designer-context.ts';
import type { ArtworkSource } from '../../image/sources.ts';
import { amountLabel } from '../../locale/labelled.ts';
import type { Locale } from '../../locale/locales.ts';
import { leastPriceOf } from '../least-price.ts';
import type { Product, ProductLabel } from '../product.ts';
import { calendarCodec, type CalendarBlock } from './calendar-block.ts';
import { calendarChoices, printCalendarAddress } from './calendar-choices.ts';
import { calendarDeclaration } from './calendar-declaration.ts';
import { calendarArtworkId } from './calendar-design-id.ts';
import {
  parseCalendarQuery,
  printCalendarQuery,
  type CalendarHandOff,
  type DesignedCalendar,
} from './calendar-hand-off.ts';
import { calendarFormatLabel, calendarMountingLabel, calendarTypeLabel } from './calendar-label.ts';
import { calendarOffer, type CalendarOffer } from './calendar-offer.ts';
import { calendarPageQuery } from './calendar-page-query.ts';
import { calendarPrice } from './calendar-price.ts';
import { calendarQuestion } from './calendar-question.ts';
import { calendarLooksOf } from './designs/calendar-library.ts';
import { monthName } from './designs/month-sheet.ts';
import {
  calendarLookFor,
  calendarPlaces,
  ownCalendarLook,
  printedCalendar,
} from './designs/printed-calendar.ts';
import type { CalendarType } from './calendars.ts';
import { recordCalendar } from './record-calendar.ts';

const pictureOf = (locale: Locale, calendar: DesignedCalendar): ArtworkSource | undefined => {
  const look = calendarLookFor(calendar);
  const { format, mounting, startYear: year, startMonth: month, hasMoon } = calendar;
  return (
    look && {
      kind: 'artwork',
      design: calendarArtworkId({
        designGroupId: look.id,
        format,
        mounting,
        start: { year, month },
        hasMoon,
      }),
      variant: usualVariant,
      locale,
      view: 'laid',
    }
  );
};

const labelOf = (locale: Locale, calendar: DesignedCalendar): ProductLabel => {
  const { type, format, mounting, startYear, startMonth, accessories, amount } = calendar;
  const look = ownCalendarLook(calendar);
  return {
    name: calendarTypeLabel(locale, type),
    details: [
      ...(amount === 1 ? [] : [amountLabel(locale, amount)]),
      ...(look === undefined ? [] : [look.name]),
      calendarFormatLabel(locale, format),
      calendarMountingLabel(locale, mounting),
      `${monthName(locale, startMonth)} ${startYear}`,
      ...accessories.map((accessory) => cardAccessoryKindLabel(locale, accessory)),
    ],
  };
};

export const calendarProduct: Product<CalendarHandOff, DesignedCalendar, CalendarOffer> &
  BlockCodec<CalendarBlock> = {
  ...calendarCodec,
  ...calendarChoices,
  isSold: true,
  parameters: [
    'designGroupId',
    'designId',
    'formatType',
    'startDate',
    'startMonth',
    'year',
    'mountingType',
    'amount',
    'calendarType',
    'accessoryTypes',
  ],
  ownParameters: calendarDeclaration.ownParameters,
  printHandOff: printCalendarQuery,
  parseHandOff: (query, { now }) => parseCalendarQuery(query, now),
  configurationOf: withoutContext,
  pageQuery: calendarPageQuery,
  page: () => 'calendar',
  printAddress: printCalendarAddress,
  priceQuestion: (calendar) => ({ kind: 'listed', rows: calendarQuestion(calendar) }),
  leastPrice: (asked, listed) => {
    const looksOf = (type: CalendarType) =>
      calendarLooksOf(type).map(({ id, name }) => ({ designGroupId: id, name }));
    // No price depends on the year.
    const offer = calendarOffer(listed, looksOf, { start: { year: 0, month: 1 }, years: [0] });
    return (
      offer &&
      leastPriceOf(calendarChoices, (choice) => calendarPrice(offer, choice)?.total, {
        ...asked,
        offer,
      })
    );
  },
  label: labelOf,
  look: pictureOf,
  ownPhoto: () => undefined,
  personalPlaces: () => calendarPlaces,
  printedPages: printedCalendar,
  record: recordCalendar,
};
