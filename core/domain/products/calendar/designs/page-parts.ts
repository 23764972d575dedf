/**
 * What layouts of calendars are made of: grids, strips and lists of days, in millimetres. They are
 * drawn for any size: letters and lines are shares of the place they are given.
 */
import {
  field,
  lines,
  segment,
  type Area,
  type PagePart,
  type Setting,
} from '../../../artwork/page-kit.ts';
import { micrometresOf } from '../../../artwork/measures.ts';
import { ellipsePath, type Path } from '../../../artwork/path.ts';
import type { Sketch } from '../../../artwork/sketch.ts';
import type { MoonPhase } from '../moon-phases.ts';
import type { MonthSheet, SheetDay, SheetWeek } from './month-sheet.ts';

const write = (words: string, setting: Setting): PagePart => ({
  kind: 'words',
  role: 'day',
  words,
  ...setting,
});

/** The right half of a disc about the origin, or its left one. */
const half = (radius: number, side: 1 | -1): Path => {
  const control = side * radius * 1.333;
  return [['M', 0, -radius], ['C', control, -radius, control, radius, 0, radius], ['Z']];
};

/** Micrometres, in which discs are drawn: they are small, and outlines are whole numbers. */
const micrometre = 0.001;

/** The moon as it is seen from the north: what is lit stays paper. */
const moon = (phase: MoonPhase, at: readonly [number, number], millimetres: number): PagePart => {
  const radius = micrometresOf(millimetres);
  const disc = ellipsePath({ left: -radius, top: -radius, width: 2 * radius, height: 2 * radius });
  const dark: Readonly<Record<MoonPhase, Sketch>> = {
    new: [{ path: disc, colour: 'ink' }],
    'first-quarter': [{ path: half(radius, -1), colour: 'ink' }],
    full: [],
    'last-quarter': [{ path: half(radius, 1), colour: 'ink' }],
  };
  return {
    kind: 'drawing',
    sketch: [...dark[phase], { path: disc, colour: 'ink', line: radius * 0.2 }],
    at,
    unit: micrometre,
  };
};

const moonOf = ({ moon: phase }: SheetDay, at: readonly [number, number], radius: number) =>
  phase === undefined ? [] : [moon(phase, at, radius)];

const dayColour = ({ isFree }: SheetDay): 'accent' | 'ink' => (isFree ? 'accent' : 'ink');

export type GridStyle = {
  /** Whether there is room to write: lines between the weeks, numbers in their corners. */
  readonly isWritten?: boolean;
  readonly hasWeeks?: boolean;
  readonly align?: 'centre' | 'end';
};

const weekRow = (
  { days, week }: SheetWeek,
  [left, top, width, height]: Area,
  numbers: number,
  { isWritten = false, hasWeeks = true, align = 'centre' }: GridStyle,
): readonly PagePart[] => {
  const cell = (width - numbers) / 7;
  const size = isWritten
    ? Math.min(height * 0.3, cell * 0.3)
    : Math.min(height * 0.58, cell * 0.46);
  const small = Math.max(size * (isWritten ? 0.46 : 0.5), 1.7);
  const lead = size * 1.5;
  const number = (day: SheetDay, x: number): readonly PagePart[] => {
    const right = x + cell;
    const moonAt: readonly [number, number] = isWritten
      ? [x + cell * 0.06 + size * 1.8, top + height * 0.06 + lead / 2]
      : [
          align === 'end' ? right + size * 0.4 : x + cell / 2 + size * 0.95,
          top + height / 2 - size * 0.3,
        ];
    return [
      write(String(day.day), {
        at: isWritten
          ? [x + cell * 0.06, top + height * 0.06, cell * 0.6, lead]
          : [x, top, cell, height],
        voice: 'text',
        size,
        align: isWritten ? 'start' : align,
        colour: dayColour(day),
      }),
      ...moonOf(day, moonAt, isWritten ? size * 0.32 : size * 0.24),
      ...(isWritten && day.holiday !== undefined
        ? [
            write(day.holiday, {
              at: [x + cell * 0.06, top + height - small * 3, cell * 0.88, small * 2.8],
              voice: 'text',
              size: small,
              align: 'start',
              stand: 'bottom',
              colour: 'accent',
            }),
          ]
        : []),
    ];
  };
  return [
    ...(hasWeeks
      ? [
          write(String(week), {
            at: isWritten
              ? [left, top + height * 0.06, numbers * 0.8, lead]
              : [left, top, numbers * 0.8, height],
            voice: 'text',
            size: Math.max(size * 0.55, 1.6),
            align: 'start',
          }),
        ]
      : []),
    ...days.flatMap((day, index) =>
      day === undefined ? [] : number(day, left + numbers + index * cell),
    ),
  ];
};

/** The weeks of a month, one below another, under the names of their days. */
export const monthGrid = (
  sheet: MonthSheet,
  [left, top, width, height]: Area,
  style: GridStyle = {},
): readonly PagePart[] => {
  const { isWritten = false, hasWeeks = true, align = 'centre' } = style;
  const numbers = hasWeeks ? width * (isWritten ? 0.045 : 0.08) : 0;
  const cell = (width - numbers) / 7;
  const header = Math.min(height / 8, cell * 0.7, 11);
  const rows = isWritten ? sheet.weeks.length : 6;
  const row = (height - header) / rows;
  const size = Math.min(header * 0.5, cell * 0.36);
  const ruled = sheet.weeks.map((_, index) =>
    segment([left, top + header + index * row], [left + width, top + header + index * row]),
  );
  return [
    ...(isWritten ? [lines(ruled, Math.max(0.15, row * 0.006), 'accent')] : []),
    ...sheet.weekdays.map(({ name, isSunday }, index) =>
      write(name, {
        at: [left + numbers + index * cell + (isWritten ? cell * 0.06 : 0), top, cell, header],
        voice: 'text',
        size,
        tracking: 60,
        align: isWritten ? 'start' : align,
        colour: isSunday ? 'accent' : 'ink',
      }),
    ),
    ...sheet.weeks.flatMap((week, index) =>
      weekRow(week, [left, top + header + index * row, width, row], numbers, style),
    ),
  ];
};

/** All days of a month side by side, their weekdays above them; a thin line under those of a weekend. */
export const dayStrip = (
  sheet: MonthSheet,
  [left, top, width, height]: Area,
): readonly PagePart[] => {
  const cell = width / 31;
  const size = Math.min(cell * 0.72, height * 0.36);
  return sheet.days.flatMap((day, index): readonly PagePart[] => {
    const x = left + index * cell;
    return [
      write(day.name, {
        at: [x, top, cell, height * 0.42],
        voice: 'text',
        size: size * 0.66,
        colour: dayColour(day),
      }),
      write(String(day.day), {
        at: [x, top + height * 0.42, cell, height * 0.5],
        voice: 'text',
        size,
        colour: dayColour(day),
      }),
      ...moonOf(day, [x + cell / 2, top + height * 1.02], cell * 0.16),
    ];
  });
};

export type LineStyle = {
  /** Columns to write in, one for each person. */
  readonly columns?: number;
  /** What lies behind days that are free. */
  readonly isTinted?: boolean;
};

/** A line for each day, with room to write: one column, or one for each person. */
export const dayLines = (
  sheet: MonthSheet,
  [left, top, width, height]: Area,
  { columns = 1, isTinted = false }: LineStyle = {},
): readonly PagePart[] => {
  const row = height / 31;
  const size = Math.min(row * 0.62, 6);
  const [numbers, names] = [size * 1.8, size * 1.8];
  const start = left + numbers + names;
  const column = (width - numbers - names) / columns;
  const bottom = top + sheet.days.length * row;
  const rules = sheet.days.map((_, index) =>
    segment([left, top + (index + 1) * row], [left + width, top + (index + 1) * row]),
  );
  const parts = Array.from({ length: columns - 1 }, (_, index) =>
    segment([start + (index + 1) * column, top], [start + (index + 1) * column, bottom]),
  );
  return [
    ...(isTinted
      ? sheet.days.flatMap((day, index) =>
          day.weekday === 7 || day.weekday === 6 || day.holiday !== undefined
            ? [field([left, top + index * row, width, row], 'soft')]
            : [],
        )
      : []),
    lines([segment([left, top], [left + width, top]), ...rules, ...parts], row * 0.024, 'accent'),
    ...sheet.days.flatMap((day, index): readonly PagePart[] => {
      const y = top + index * row;
      const colour = isTinted ? 'ink' : dayColour(day);
      const isFirst = index === 0 || day.week !== sheet.days[index - 1]?.week;
      return [
        write(String(day.day), {
          at: [left, y, numbers * 0.86, row],
          voice: 'text',
          size,
          align: 'end',
          colour,
        }),
        write(day.name, {
          at: [left + numbers, y, names, row],
          voice: 'text',
          size: size * 0.74,
          align: 'start',
          colour,
        }),
        ...(day.holiday === undefined
          ? []
          : [
              write(day.holiday, {
                at: [start + column * 0.03, y, column * (columns > 1 ? 0.94 : 0.7), row],
                voice: 'text',
                size: size * 0.62,
                align: 'start',
                colour,
              }),
            ]),
        ...(isFirst
          ? [
              write(String(day.week), {
                at: [left + width - size * 1.6, y, size * 1.5, row * 0.7],
                voice: 'text',
                size: size * 0.5,
                align: 'end',
              }),
            ]
          : []),
        ...moonOf(day, [left + width - size * 2.1, y + row / 2], size * 0.28),
      ];
    }),
  ];
};
