/** Calendars for a wall: a large photo, and the month below it, beside it or along its foot. */
import {
  field,
  frame,
  head,
  photoIn,
  shortRule,
  type PagePart,
} from '../../../../artwork/page-kit.ts';
import type { CalendarLayout, PageSide } from '../layout.ts';
import type { MonthSheet } from '../month-sheet.ts';
import { dayStrip, monthGrid } from '../page-parts.ts';
import {
  archedCover,
  framedCover,
  labelledCover,
  quietCover,
  upperPart,
  wholePage,
} from './covers.ts';

const isLying = ({ width, height }: PageSide): boolean => width > height * 1.1;

/** A photo to three edges; the month below, on a lying page beside it. */
const classicMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin, top } = side;
  if (isLying(side)) {
    const split = width * 0.62;
    const [left, wide] = [split + margin, width - split - 2 * margin];
    const size = wide * 0.13;
    return [
      photoIn([-3, -3, split + 3, height + 6]),
      head(sheet.name, {
        at: [left, top + height * 0.08, wide, size * 1.4],
        voice: 'display',
        size,
      }),
      head(String(sheet.year), {
        at: [left, top + height * 0.08 + size * 1.45, wide, size * 0.8],
        voice: 'text',
        size: size * 0.42,
        tracking: 200,
      }),
      ...monthGrid(sheet, [left, height * 0.42, wide, height * 0.5 - margin * 0.2]),
    ];
  }
  const split = height * 0.6;
  const size = width * 0.075;
  return [
    photoIn(upperPart(side, split)),
    head(sheet.name, {
      at: [margin, split + height * 0.02, (width - 2 * margin) * 0.7, size * 1.5],
      voice: 'display',
      size,
      align: 'start',
    }),
    head(String(sheet.year), {
      at: [width * 0.6, split + height * 0.02, width * 0.4 - margin, size * 1.5],
      voice: 'text',
      size: size * 0.5,
      align: 'end',
      tracking: 120,
    }),
    ...monthGrid(sheet, [
      margin,
      split + height * 0.02 + size * 1.6,
      width - 2 * margin,
      height - split - height * 0.02 - size * 1.6 - margin,
    ]),
  ];
};

/** A photo over all but the foot, where the days stand in one line. */
const stripMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin } = side;
  const days = (width - 2 * margin) / 31;
  const foot = Math.max(days * 5.4, height * 0.13);
  const size = Math.min(foot * 0.3, width * 0.06);
  const begin = height - foot;
  return [
    photoIn(upperPart(side, begin)),
    head(`${sheet.name} ${sheet.year}`, {
      at: [margin, begin + foot * 0.1, width - 2 * margin, size * 1.4],
      voice: 'display',
      size,
      align: 'start',
    }),
    ...dayStrip(sheet, [
      margin,
      begin + foot * 0.12 + size * 1.4,
      width - 2 * margin,
      foot * 0.82 - size * 1.4 - margin * 0.5,
    ]),
  ];
};

/** A large number of the month, an arch, the weeks at its foot. */
const archMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin, top } = side;
  const above = Math.max(top, margin);
  const lying = isLying(side);
  const wide = lying ? width * 0.5 - margin * 1.5 : width - 2 * margin;
  const photoHigh = lying ? height - above - margin : (height - above - margin) * 0.56;
  const arch = Math.min(wide, photoHigh * 0.86);
  const left = lying ? width * 0.5 + margin * 0.5 : margin;
  const begin = lying ? above + height * 0.04 : above + photoHigh + margin * 0.4;
  const size = Math.min(wide * 0.11, height * 0.06);
  return [
    photoIn([lying ? margin + (wide - arch) / 2 : (width - arch) / 2, above, arch, photoHigh], {
      kind: 'arch',
    }),
    head(sheet.name, {
      at: [left, begin, wide, size * 1.5],
      voice: 'display',
      size,
    }),
    ...monthGrid(sheet, [left, begin + size * 1.7, wide, height - begin - size * 1.7 - margin], {
      hasWeeks: false,
    }),
  ];
};

/** A photo with a thin frame and air around it; the month is set small and quiet. */
const galleryMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin, top } = side;
  const above = Math.max(top, margin * 1.3);
  const lying = isLying(side);
  const foot = lying ? height * 0.3 : height * 0.3;
  const high = height - above - foot - margin * 0.4;
  const wide = width - 3 * margin;
  const gap = Math.max(1.2, margin * 0.14);
  const begin = height - foot + margin * 0.2;
  const column = lying ? width * 0.32 : width * 0.3;
  const size = Math.min(column * 0.17, foot * 0.2);
  return [
    frame([margin * 1.5 - gap, above - gap, wide + 2 * gap, high + 2 * gap], gap * 0.24),
    photoIn([margin * 1.5, above, wide, high]),
    head(sheet.name, {
      at: [margin * 1.5, begin + foot * 0.06, column, size * 1.5],
      voice: 'display',
      size,
      align: 'start',
    }),
    head(String(sheet.year), {
      at: [margin * 1.5, begin + foot * 0.06 + size * 1.6, column, size],
      voice: 'text',
      size: size * 0.5,
      align: 'start',
      tracking: 160,
    }),
    ...monthGrid(
      sheet,
      [margin * 1.5 + column, begin, width - 3 * margin - column, foot - margin * 0.9],
      { hasWeeks: false, align: 'end' },
    ),
  ];
};

/** A photo to all edges; name and weeks on a field of paper that covers its foot. */
const fieldMonth = (side: PageSide, sheet: MonthSheet): readonly PagePart[] => {
  const { width, height, margin } = side;
  const lying = isLying(side);
  const wide = lying ? width * 0.42 : width - 2 * margin;
  const high = lying ? height * 0.5 : height * 0.38;
  const left = width - margin - wide;
  const begin = height - margin - high;
  const pad = Math.min(wide, high) * 0.07;
  const size = Math.min(wide * 0.1, high * 0.16);
  return [
    photoIn(wholePage(side)),
    field([left, begin, wide, high], 'paper'),
    head(sheet.name, {
      at: [left + pad, begin + pad, wide - 2 * pad, size * 1.3],
      voice: 'display',
      size,
      align: 'start',
      capitals: true,
      tracking: 60,
    }),
    head(String(sheet.month).padStart(2, '0'), {
      at: [left + pad, begin + pad, wide - 2 * pad, size * 1.3],
      voice: 'display',
      size,
      align: 'end',
      colour: 'accent',
    }),
    shortRule(left + wide / 2, begin + pad + size * 1.5, wide - 2 * pad, Math.max(0.2, pad * 0.03)),
    ...monthGrid(sheet, [
      left + pad,
      begin + pad + size * 1.7,
      wide - 2 * pad,
      high - 2 * pad - size * 1.7,
    ]),
  ];
};

export const wallLayouts = {
  classic: { cover: quietCover, month: classicMonth },
  strip: { cover: labelledCover, month: stripMonth },
  arch: { cover: archedCover, month: archMonth },
  gallery: { cover: framedCover, month: galleryMonth },
  field: { cover: labelledCover, month: fieldMonth },
} as const satisfies Readonly<Record<string, CalendarLayout>>;
