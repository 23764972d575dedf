/** Public holidays of whole countries, on which nothing is carried or handed over. */
import type { Market } from '../../locale/locales.ts';
import type { YearlyDay } from '../../time/yearly-day.ts';

const on = (month: number, day: number): YearlyDay => ({ kind: 'date', month, day });
const easter = (days: number): YearlyDay => ({ kind: 'easter', days });
const monday = (month: number, which: 1 | 2 | 3 | 'last'): YearlyDay => ({
  kind: 'weekday',
  month,
  weekday: 1,
  which,
});

const newYear = on(1, 1);
const epiphany = on(1, 6);
const goodFriday = easter(-2);
const easterMonday = easter(1);
const labourDay = on(5, 1);
const ascension = easter(39);
const whitMonday = easter(50);
const corpusChristi = easter(60);
const assumption = on(8, 15);
const allSaints = on(11, 1);
const immaculate = on(12, 8);
const christmas = on(12, 25);
const dayAfterChristmas = on(12, 26);

const german = [
  newYear,
  goodFriday,
  easterMonday,
  labourDay,
  ascension,
  whitMonday,
  on(10, 3),
  christmas,
  dayAfterChristmas,
] as const;

/** Bavaria, where everything is made, has more than its country. */
export const workshopHolidays: readonly YearlyDay[] = [
  ...german,
  epiphany,
  corpusChristi,
  assumption,
  allSaints,
];

/** One that falls on a weekend may be kept on a working day instead. */
export type WeekendRule = 'lost' | 'next-working-day' | 'nearest-working-day';

type Holidays = { readonly days: readonly YearlyDay[]; readonly weekend: WeekendRule };

const kept = (...days: readonly YearlyDay[]): Holidays => ({ days, weekend: 'lost' });

export const publicHolidays = {
  at: kept(
    newYear,
    epiphany,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    corpusChristi,
    assumption,
    on(10, 26),
    allSaints,
    immaculate,
    christmas,
    dayAfterChristmas,
  ),
  be: kept(
    newYear,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    on(7, 21),
    assumption,
    allSaints,
    on(11, 11),
    christmas,
  ),
  ch: kept(
    newYear,
    on(1, 2),
    goodFriday,
    easterMonday,
    ascension,
    whitMonday,
    on(8, 1),
    christmas,
    dayAfterChristmas,
  ),
  com: {
    days: [
      newYear,
      monday(1, 3),
      monday(2, 3),
      monday(5, 'last'),
      on(6, 19),
      on(7, 4),
      monday(9, 1),
      monday(10, 2),
      on(11, 11),
      { kind: 'weekday', month: 11, weekday: 4, which: 4 },
      christmas,
    ],
    weekend: 'nearest-working-day',
  },
  de: kept(...german),
  es: kept(
    newYear,
    epiphany,
    goodFriday,
    labourDay,
    assumption,
    on(10, 12),
    allSaints,
    on(12, 6),
    immaculate,
    christmas,
  ),
  fr: kept(
    newYear,
    easterMonday,
    labourDay,
    on(5, 8),
    ascension,
    whitMonday,
    on(7, 14),
    assumption,
    allSaints,
    on(11, 11),
    christmas,
  ),
  gb: {
    days: [
      newYear,
      goodFriday,
      easterMonday,
      monday(5, 1),
      monday(5, 'last'),
      monday(8, 'last'),
      christmas,
      dayAfterChristmas,
    ],
    weekend: 'next-working-day',
  },
  it: kept(
    newYear,
    epiphany,
    easterMonday,
    on(4, 25),
    labourDay,
    on(6, 2),
    assumption,
    on(10, 4),
    allSaints,
    immaculate,
    christmas,
    dayAfterChristmas,
  ),
  li: kept(
    newYear,
    epiphany,
    easterMonday,
    labourDay,
    ascension,
    whitMonday,
    corpusChristi,
    assumption,
    on(9, 8),
    allSaints,
    immaculate,
    christmas,
    dayAfterChristmas,
  ),
  lu: kept(
    newYear,
    easterMonday,
    labourDay,
    on(5, 9),
    ascension,
    whitMonday,
    on(6, 23),
    assumption,
    allSaints,
    christmas,
    dayAfterChristmas,
  ),
  nl: kept(newYear, easterMonday, on(4, 27), ascension, whitMonday, christmas, dayAfterChristmas),
} as const satisfies Readonly<Record<Market, Holidays>>;
