/** Days for which people give pictures, each by the custom of its country. */
import type { Market } from '../locale/locales.ts';
import type { CalendarDay } from '../time/calendar-day.ts';
import { dayInYear, easterSunday, type YearlyDay } from '../time/yearly-day.ts';
import { addCalendarDays } from '../time/zoned-time.ts';

export const occasions = [
  'epiphany',
  'valentines-day',
  'mothers-day',
  'fathers-day',
  'saint-nicholas',
  'christmas',
] as const;

/** Texts name it so. */
export type Occasion = (typeof occasions)[number];

const on = (month: number, day: number): YearlyDay => ({ kind: 'date', month, day });
const sunday = (month: number, which: 1 | 2 | 3 | 4 | 'last'): YearlyDay => ({
  kind: 'weekday',
  month,
  weekday: 0,
  which,
});

const saintJoseph = on(3, 19);

/** France moves the feast of mothers off Whit Sunday to the first Sunday of June. */
type FrenchMothersDay = { readonly kind: 'french-mothers-day' };

type OccasionRule = YearlyDay | FrenchMothersDay;

/** Presents are given in the evening before Christmas in some countries. */
const [eve, christmasDay] = [on(12, 24), on(12, 25)];

const everywhere = { 'valentines-day': on(2, 14) } as const;

const rules: Readonly<Record<Market, Readonly<Partial<Record<Occasion, OccasionRule>>>>> = {
  at: {
    ...everywhere,
    'mothers-day': sunday(5, 2),
    'fathers-day': sunday(6, 2),
    christmas: eve,
  },
  be: {
    ...everywhere,
    'mothers-day': sunday(5, 2),
    'fathers-day': sunday(6, 2),
    'saint-nicholas': on(12, 6),
    christmas: christmasDay,
  },
  ch: {
    ...everywhere,
    'mothers-day': sunday(5, 2),
    'fathers-day': sunday(6, 1),
    christmas: eve,
  },
  com: {
    ...everywhere,
    'mothers-day': sunday(5, 2),
    'fathers-day': sunday(6, 3),
    christmas: christmasDay,
  },
  de: {
    ...everywhere,
    'mothers-day': sunday(5, 2),
    'fathers-day': { kind: 'easter', days: 39 },
    christmas: eve,
  },
  es: {
    ...everywhere,
    epiphany: on(1, 6),
    'mothers-day': sunday(5, 1),
    'fathers-day': saintJoseph,
    christmas: christmasDay,
  },
  fr: {
    ...everywhere,
    'mothers-day': { kind: 'french-mothers-day' },
    'fathers-day': sunday(6, 3),
    christmas: christmasDay,
  },
  gb: {
    ...everywhere,
    // The fourth Sunday in Lent.
    'mothers-day': { kind: 'easter', days: -21 },
    'fathers-day': sunday(6, 3),
    christmas: christmasDay,
  },
  it: {
    ...everywhere,
    'mothers-day': sunday(5, 2),
    'fathers-day': saintJoseph,
    christmas: christmasDay,
  },
  li: {
    ...everywhere,
    'mothers-day': sunday(5, 2),
    'fathers-day': saintJoseph,
    christmas: eve,
  },
  lu: {
    ...everywhere,
    'mothers-day': sunday(6, 2),
    'fathers-day': sunday(10, 1),
    christmas: eve,
  },
  nl: {
    ...everywhere,
    'mothers-day': sunday(5, 2),
    'fathers-day': sunday(6, 3),
    // Presents come on the evening before the saint's day.
    'saint-nicholas': on(12, 5),
    christmas: christmasDay,
  },
};

const frenchMothersDay = (year: number): CalendarDay => {
  const last = dayInYear(sunday(5, 'last'), year);
  return last === addCalendarDays(easterSunday(year), 49) ? addCalendarDays(last, 7) : last;
};

/** When it is in a year; undefined where a market does not keep it. */
export const occasionDay = (
  market: Market,
  occasion: Occasion,
  year: number,
): CalendarDay | undefined => {
  const rule = rules[market][occasion];
  if (rule === undefined) return undefined;
  return rule.kind === 'french-mothers-day' ? frenchMothersDay(year) : dayInYear(rule, year);
};

/** An occasion and its day. */
export type ComingOccasion = { readonly occasion: Occasion; readonly day: CalendarDay };

/** So many days ahead nobody thinks of it yet. */
export const occasionWindow = 42;

/** Those of a market within six weeks from a day on, the day itself excluded, in their order. */
export const comingOccasions = (market: Market, today: CalendarDay): readonly ComingOccasion[] => {
  const year = Number(today.slice(0, 4));
  const last = addCalendarDays(today, occasionWindow);
  return occasions
    .flatMap((occasion) =>
      [year, year + 1].flatMap((one) => {
        const day = occasionDay(market, occasion, one);
        return day !== undefined && day > today && day <= last ? [{ occasion, day }] : [];
      }),
    )
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
};
