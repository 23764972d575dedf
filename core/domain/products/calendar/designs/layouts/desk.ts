/** Calendars for a desk: small pages that are read from a little further away than a book. */
import { head, photoIn, type PagePart } from '../../../../artwork/page-kit.ts';
import type { CalendarLayout, PageSide } from '../layout.ts';
import type { MonthSheet } from '../month-sheet.ts';
import { dayStrip, monthGrid } from '../page-parts.ts';
import { archedCover, labelledCover, quietCover, upperPart } from './covers.ts';

const isUpright = ({ width, height }: PageSide): boolean => height >= width;

/** The photo at the left, the month at the right; on an upright page above and below. */
const besideMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin, top } = side;
  const upright = isUpright(side);
  const split = upright ? height * 0.52 : Math.min(width * 0.56, height * 1.1);
  const left = upright ? margin : split + margin * 0.8;
  const begin = upright ? split + margin * 0.3 : Math.max(top, margin);
  const wide = width - left - margin;
  const size = Math.min(wide * 0.11, (height - begin) * 0.14);
  return [
    photoIn(upright ? upperPart(side, split) : [-3, -3, split + 3, height + 6]),
    head(`${sheet.name} ${sheet.year}`, {
      at: [left, begin, wide, size * 1.4],
      voice: 'display',
      size,
      align: 'start',
    }),
    ...monthGrid(sheet, [left, begin + size * 1.6, wide, height - begin - size * 1.6 - margin]),
  ];
};

/** A wide photo, and the days along its foot. */
const horizonMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin } = side;
  const upright = isUpright(side);
  const cell = (width - 2 * margin) / 31;
  const foot = upright ? height * 0.44 : Math.max(cell * 6.4, height * 0.2);
  const begin = height - foot;
  const size = Math.min(foot * 0.26, width * 0.05);
  const below = begin + foot * 0.08 + size * 1.4;
  return [
    photoIn(upperPart(side, begin)),
    head(`${sheet.name} ${sheet.year}`, {
      at: [margin, begin + foot * 0.06, width - 2 * margin, size * 1.4],
      voice: 'display',
      size,
      align: 'start',
    }),
    ...(upright
      ? monthGrid(sheet, [margin, below, width - 2 * margin, height - below - margin], {
          hasWeeks: false,
        })
      : dayStrip(sheet, [margin, below, width - 2 * margin, height - below - margin * 0.9])),
  ];
};

/** A rounded photo with air around it, a large name, the weeks beside it. */
const postcardMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin, top } = side;
  const upright = isUpright(side);
  const above = Math.max(top, margin);
  const wide = upright ? width - 2 * margin : width * 0.48;
  const high = upright ? height * 0.44 : height - above - margin;
  const left = upright ? margin : margin * 1.6 + wide;
  const begin = upright ? above + high + margin * 0.3 : above;
  const room = width - left - margin;
  const size = Math.min(room * 0.15, (height - begin) * 0.17);
  return [
    photoIn([margin, above, wide, high], {
      kind: 'rounded',
      radius: Math.round(Math.min(wide, high) * 80),
    }),
    head(sheet.name, {
      at: [left, begin, room, size * 1.3],
      voice: 'display',
      size,
      colour: 'accent',
    }),
    ...monthGrid(sheet, [left, begin + size * 1.45, room, height - begin - size * 1.45 - margin], {
      hasWeeks: false,
    }),
  ];
};

export const deskLayouts = {
  beside: { cover: quietCover, month: besideMonth },
  horizon: { cover: labelledCover, month: horizonMonth },
  postcard: { cover: archedCover, month: postcardMonth },
} as const satisfies Readonly<Record<string, CalendarLayout>>;
