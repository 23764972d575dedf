/** Calendars to write in: a line for each day, columns for each person, weeks with large fields. */
import { field, head, photoIn, shortRule, type PagePart } from '../../../../artwork/page-kit.ts';
import type { CalendarLayout, PageSide } from '../layout.ts';
import type { MonthSheet } from '../month-sheet.ts';
import { dayLines, monthGrid } from '../page-parts.ts';
import { archedCover, framedCover, labelledCover, quietCover, upperPart } from './covers.ts';

type Listed = {
  readonly columns: number;
  readonly isTinted: boolean;
  /** Of the page, for the photo; 0 leaves it out. */
  readonly photoShare: number;
};

/** A photo above, the month's name, then its days line by line. */
const listedMonth =
  ({ columns, isTinted, photoShare }: Listed) =>
  (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
    const { width, height, margin, top } = side;
    const split = Math.min(height * photoShare, width * 0.9);
    const begin = split === 0 ? top : split;
    const size = Math.min(width * 0.1, height * 0.032);
    const headHigh = size * 1.9;
    return [
      ...(split === 0 ? [] : [photoIn(upperPart(side, split))]),
      head(sheet.name, {
        at: [margin, begin + size * 0.3, (width - 2 * margin) * 0.72, size * 1.5],
        voice: 'display',
        size,
        align: 'start',
      }),
      head(String(sheet.year), {
        at: [width * 0.6, begin + size * 0.3, width * 0.4 - margin, size * 1.5],
        voice: 'text',
        size: size * 0.55,
        align: 'end',
        tracking: 120,
      }),
      ...dayLines(
        sheet,
        [
          margin,
          begin + headHigh + size * 0.35,
          width - 2 * margin,
          height - begin - headHigh - size * 0.35 - margin,
        ],
        { columns, isTinted },
      ),
    ];
  };

/** A round photo beside the name of the month, above its lines. */
const roundMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin, top } = side;
  const disc = Math.min(width * 0.62, height * 0.24);
  const above = Math.max(top, margin);
  const size = Math.min(width * 0.12, height * 0.036);
  const begin = above + disc + size * 0.5;
  return [
    photoIn([(width - disc) / 2, above, disc, disc], { kind: 'ellipse' }),
    head(sheet.name, {
      at: [margin, begin, width - 2 * margin, size * 1.5],
      voice: 'display',
      size,
    }),
    shortRule(width / 2, begin + size * 1.75, width * 0.16, Math.max(0.25, size * 0.03)),
    ...dayLines(sheet, [
      margin,
      begin + size * 2.2,
      width - 2 * margin,
      height - begin - size * 2.2 - margin,
    ]),
  ];
};

/** Weeks with large fields; a band of colour at the head, and a photo where the page has room. */
const weeksMonth =
  (photoShare: number) =>
  (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
    const { width, height, margin, top } = side;
    const split = height * photoShare;
    const begin = split === 0 ? top : split;
    const size = Math.min(width * 0.08, height * 0.045);
    return [
      ...(split === 0 ? [] : [photoIn(upperPart(side, split))]),
      head(sheet.name, {
        at: [margin, begin + size * 0.5, (width - 2 * margin) * 0.7, size * 1.5],
        voice: 'display',
        size,
        align: 'start',
      }),
      head(String(sheet.year), {
        at: [width * 0.6, begin + size * 0.5, width * 0.4 - margin, size * 1.5],
        voice: 'text',
        size: size * 0.5,
        align: 'end',
        tracking: 120,
      }),
      ...monthGrid(
        sheet,
        [margin, begin + size * 2.3, width - 2 * margin, height - begin - size * 2.3 - margin],
        { isWritten: true },
      ),
    ];
  };

/** A band of colour at the side with the name of the month, the weeks beside it. */
const bandMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin, top } = side;
  const band = Math.max(width * 0.11, margin * 1.8);
  const size = band * 0.46;
  const left = band + margin * 0.8;
  const split = height * 0.34;
  return [
    field([-3, -3, band + 3, height + 6], 'soft'),
    head(`${sheet.name} ${sheet.year}`, {
      at: [6, Math.max(top, margin), band - 7, height - 2 * Math.max(top, margin)],
      voice: 'display',
      size,
      turns: 3,
      colour: 'ink',
    }),
    photoIn([left, Math.max(top, margin), width - left - margin, split - Math.max(top, margin)]),
    ...monthGrid(
      sheet,
      [left, split + margin * 0.6, width - left - margin, height - split - margin * 1.6],
      { isWritten: true },
    ),
  ];
};

export const plannerLayouts = {
  lines: {
    cover: quietCover,
    month: listedMonth({ columns: 1, isTinted: false, photoShare: 0.32 }),
  },
  round: { cover: archedCover, month: roundMonth },
  family: {
    cover: labelledCover,
    month: listedMonth({ columns: 5, isTinted: true, photoShare: 0.24 }),
  },
  household: {
    cover: framedCover,
    month: listedMonth({ columns: 4, isTinted: false, photoShare: 0.3 }),
  },
  weeks: { cover: framedCover, month: weeksMonth(0.38) },
  band: { cover: quietCover, month: bandMonth },
} as const satisfies Readonly<Record<string, CalendarLayout>>;
