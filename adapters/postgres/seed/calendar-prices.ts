/** What the sample shop asks for calendars: each piece, with ten minor units as the smallest step. */
import type { Channel } from '../../../core/domain/locale/channel.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
  defaultCalendarMountingOf,
} from '../../../core/domain/products/calendar/calendar-formats.ts';
import { calendarRows } from '../../../core/domain/products/calendar/calendar-question.ts';
import {
  calendarAccessoryTypes,
  calendarTypes,
  type CalendarAccessoryType,
  type CalendarFormat,
  type CalendarMounting,
  type CalendarType,
} from '../../../core/domain/products/calendar/calendars.ts';
import type { ListedSeed } from './listed-products.ts';
import { pieceAmountBy } from './piece-amount.ts';

const pieceAmount = pieceAmountBy(10);

/** Euro cents of a wall calendar. */
const formatCents: Readonly<Record<CalendarFormat, number>> = {
  'a3-hoch': 2_990,
  'a3-quer': 2_990,
  'a4-hoch': 1_990,
  'a4-quer': 1_990,
  'a5-quer': 1_490,
  'a6-hoch': 1_090,
  'a6-quer': 1_090,
  '150-400': 1_790,
  '200-400': 2_190,
  '130-300': 1_490,
  '145-145': 1_290,
  '200-200': 1_690,
  '300-300': 2_590,
  '265-120': 1_590,
};

/** Thousandths of that price. */
const typePerMille: Readonly<Record<CalendarType, number>> = {
  familienplaner: 1_050,
  kuechenkalender: 1_000,
  terminkalender: 1_050,
  tischkalender: 1_000,
  wandkalender: 1_000,
};

/** Above what the usual mounting costs. */
const mountingCents: Readonly<Record<CalendarMounting, number>> = {
  spirale: 300,
  lochung: 50,
  holzblock: 690,
  holzfuss: 490,
  ohne: 50,
};

const accessoryCents: Readonly<Record<CalendarAccessoryType, number>> = {
  bag: 290,
  box: 590,
  envelope: 190,
  pen: 250,
  posterbar: 990,
};

const prices: ListedSeed['prices'] = Object.fromEntries([
  ...calendarTypes.flatMap((type) => [
    ...calendarFormatsOf(type).map(
      (format) =>
        [
          calendarRows.calendar(type, format),
          pieceAmount((formatCents[format] * typePerMille[type]) / 1_000),
        ] as const,
    ),
    ...calendarMountingsOf(type)
      .filter((mounting) => mounting !== defaultCalendarMountingOf(type))
      .map(
        (mounting) =>
          [calendarRows.mounting(type, mounting), pieceAmount(mountingCents[mounting])] as const,
      ),
  ]),
  ...calendarAccessoryTypes.map(
    (accessory) =>
      [calendarRows.accessory(accessory), pieceAmount(accessoryCents[accessory])] as const,
  ),
]);

/** Both channels sell calendars, at the same prices. */
export const calendarSeeds: readonly ListedSeed[] = (
  ['poster', 'kartenliebe'] as const satisfies readonly Channel[]
).map((channel) => ({ channel, product: 'calendar', prices }));
