/**
 * When the moon is new, full and half: Jean Meeus, "Astronomical Algorithms", chapter 49, without the
 * terms of the planets and the squares of time in the angles, which are three minutes at most.
 */
import { cosineOfTurn, sineOfTurn } from '../../artwork/circle.ts';
import { calendarDay, type CalendarDay } from '../../time/calendar-day.ts';
import { marketTable, type Market } from '../../locale/locales.ts';
import type { CalendarStart } from './calendar-start.ts';

export const moonPhases = ['new', 'first-quarter', 'full', 'last-quarter'] as const;

export type MoonPhase = (typeof moonPhases)[number];

/** Each term: its size in days, how often it has each angle (sun, moon, latitude), its power of E. */
type Term = readonly [days: number, sun: number, moon: number, latitude: number];

const newMoon: readonly Term[] = [
  [-0.4072, 0, 1, 0],
  [0.17241, 1, 0, 0],
  [0.01608, 0, 2, 0],
  [0.01039, 0, 0, 2],
  [0.00739, -1, 1, 0],
  [-0.00514, 1, 1, 0],
  [0.00208, 2, 0, 0],
  [-0.00111, 0, 1, -2],
  [-0.00057, 0, 1, 2],
  [0.00056, 1, 2, 0],
  [-0.00042, 0, 3, 0],
  [0.00042, 1, 0, 2],
  [0.00038, 1, 0, -2],
  [-0.00024, -1, 2, 0],
];

const fullMoon: readonly Term[] = [
  [-0.40614, 0, 1, 0],
  [0.17302, 1, 0, 0],
  [0.01614, 0, 2, 0],
  [0.01043, 0, 0, 2],
  [0.00734, -1, 1, 0],
  [-0.00515, 1, 1, 0],
  [0.00209, 2, 0, 0],
  ...newMoon.slice(7),
];

const quarter: readonly Term[] = [
  [-0.62801, 0, 1, 0],
  [0.17172, 1, 0, 0],
  [-0.01183, 1, 1, 0],
  [0.00862, 0, 2, 0],
  [0.00804, 0, 0, 2],
  [0.00454, -1, 1, 0],
  [0.00204, 2, 0, 0],
  [-0.0018, 0, 1, -2],
  [-0.0007, 0, 3, 0],
  [-0.0004, 0, 1, 2],
  [-0.00034, -1, 2, 0],
  [0.00032, 1, 0, 2],
  [0.00032, 1, 0, -2],
  [-0.00028, 2, 1, 0],
  [0.00027, 1, 2, 0],
];

const termsOf: Readonly<Record<MoonPhase, readonly Term[]>> = {
  new: newMoon,
  'first-quarter': quarter,
  full: fullMoon,
  'last-quarter': quarter,
};

/** Full turns of angles in degrees. */
const turns = (degrees: number): number => degrees / 360;

/** How much longer the day of the quarters is, by the half of the moon that is lit. */
const quarterShift = (sun: number, moon: number): number =>
  0.00306 - 0.00038 * cosineOfTurn(sun) + 0.00026 * cosineOfTurn(moon);

/** Days from the epoch of Julian dates to 1970. */
const epoch = 2_440_587.5;

/** Terrestrial time is ahead of universal time by as much, in days, in the first half of this century. */
const clockDifference = 72 / 86_400;

const day = 86_400_000;

/** The instant of a phase in milliseconds since 1970; `lunation` 0 is that of January 6, 2000. */
const instantOf = (lunation: number, phase: MoonPhase): number => {
  const k = lunation + moonPhases.indexOf(phase) / 4;
  const t = k / 1_236.85;
  const excentricity = 1 - 0.002516 * t;
  const sun = turns(2.5534 + 29.1053567 * k);
  const moon = turns(201.5643 + 385.81693528 * k);
  const latitude = turns(160.7108 + 390.67050284 * k);
  const node = turns(124.7746 - 1.56375588 * k);
  const mean = 2_451_550.09766 + 29.530588861 * k + 0.00015437 * t * t;
  const corrections = termsOf[phase].reduce(
    (sum, [days, suns, moons, latitudes]) =>
      sum +
      days *
        excentricity ** Math.abs(suns) *
        sineOfTurn(suns * sun + moons * moon + latitudes * latitude),
    -0.00017 * sineOfTurn(node),
  );
  const shift = quarterShift(sun, moon);
  const ofPhase = { new: 0, 'first-quarter': shift, full: 0, 'last-quarter': -shift }[phase];
  return Math.round((mean + corrections + ofPhase - clockDifference - epoch) * day);
};

/** A phase and its instant in milliseconds since 1970. */
export type MoonInstant = { readonly phase: MoonPhase; readonly at: number };

/** Phases near a month, exact to five minutes between 1950 and 2100, in the order of time. */
export const moonPhasesNear = ({ year, month }: CalendarStart): readonly MoonInstant[] => {
  const first = Math.floor((year + (month - 1) / 12 - 2000) * 12.3685) - 1;
  return [0, 1, 2, 3].flatMap((more) =>
    moonPhases.map((phase) => ({ phase, at: instantOf(first + more, phase) })),
  );
};

/** The phases of a month by the days on which a market has them: `YYYY-MM-DD`. */
export const moonDaysOf = (
  market: Market,
  start: CalendarStart,
): Readonly<Record<CalendarDay, MoonPhase | undefined>> =>
  Object.fromEntries(
    moonPhasesNear(start).map(({ phase, at }) => [
      calendarDay(marketTable[market].timeZone, at),
      phase,
    ]),
  );
