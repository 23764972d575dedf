import { centimetreFormatOf } from '../../../../core/domain/format/millimetre-format.ts';
import type { CalendarBlock } from '../../../../core/domain/products/calendar/calendar-block.ts';
import { calendarChoices } from '../../../../core/domain/products/calendar/calendar-choices.ts';
import { calendarSizeOf } from '../../../../core/domain/products/calendar/calendar-formats.ts';
import type { DesignedCalendar } from '../../../../core/domain/products/calendar/calendar-hand-off.ts';
import type { CalendarOffer } from '../../../../core/domain/products/calendar/calendar-offer.ts';
import { calendarPrice } from '../../../../core/domain/products/calendar/calendar-price.ts';
import { acceptedQuery } from '../../../../core/domain/products/page-query.ts';
import type { AddressScope } from '../../../../core/domain/products/product.ts';
import { showCalendar } from '../../../../core/usecases/calendar/show-calendar.ts';
import { compileMessages } from '../../../messages/compile.ts';
import { textOf } from '../../../messages/text.tsx';
import { readsSelection } from '../../configurator/reads-selection.ts';
import { loadDelivery } from '../../shell/load-delivery.ts';
import type { LoadedProduct, ProductOffers, ProductRequest } from '../product.ts';
import { unpricedDrawing } from '../unpriced-drawing.tsx';
import { calendarDrawing } from './at-designer.tsx';
import type { CalendarData } from './calendar-data.ts';
import { wordsOfCalendar } from './calendar-words.ts';

const drawUnpriced = unpricedDrawing({ notice: 'calendar.unavailable', stage: calendarDrawing });

/** What the page shows before anything is chosen. */
const offersOf = (offer: CalendarOffer, scope: AddressScope): ProductOffers | undefined => {
  const choice = calendarChoices.readAddress([], scope, offer);
  const price = calendarPrice(offer, choice);
  return (
    price && {
      shownPrice: price.total.priceCurrent,
      shownFormat: centimetreFormatOf(calendarSizeOf(choice.format)),
      extraDays: 0,
    }
  );
};

/**
 * Whether a choice has all that an address selects: addresses of what there is not have no end, and
 * their pages are not kept.
 */
const isAsAsked = (search: string, choice: DesignedCalendar, offer: CalendarOffer): boolean => {
  const options = calendarChoices.options(choice, offer);
  return acceptedQuery('calendar', search).every(([name, value]) =>
    options.some(
      ({ key, values }) =>
        key === name && values.some((one) => one.isChosen && one.value === value),
    ),
  );
};

/** Loads all that can be chosen of calendars. */
export const loadCalendar = async ({
  request,
  decision,
  block,
}: ProductRequest<CalendarBlock>): Promise<LoadedProduct<CalendarData>> => {
  const { ports, url } = request;
  const { locale, site } = decision;
  const scope = { channel: site.channel, locale };
  const [offer, delivery] = await Promise.all([
    showCalendar(scope)(ports)(),
    loadDelivery(ports, scope),
  ]);
  if (offer === undefined) return { kind: 'unpriced', draw: drawUnpriced };
  const holidays = await Promise.all(offer.years.map((year) => ports.holidays(locale, year)));
  const text = textOf({ locale, messages: compileMessages(locale) });
  const choice = calendarChoices.readAddress(acceptedQuery('calendar', url.search), scope, offer);
  const { headline, startLabel } = block;
  return {
    kind: 'product',
    product: {
      product: 'calendar',
      designer: 'calendar',
      designerBase: ports.designerBases.calendar,
      dialog: undefined,
      block: { headline, startLabel },
      offer,
      ...wordsOfCalendar(locale, text, offer),
      holidays: holidays.flat(),
      delivery,
    },
    isShared: readsSelection(url.search, 'calendar') && isAsAsked(url.search, choice, offer),
    offers: offersOf(offer, scope),
  };
};
