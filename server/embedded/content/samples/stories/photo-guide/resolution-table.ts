/** How many pixels a photo needs in each size, by the core's own rule. */
import type { TableBlock } from '../../../../../../core/domain/content/blocks/table.ts';
import { formatWithUnit, type Format } from '../../../../../../core/domain/format/format.ts';
import {
  requiredDotsPerInch,
  requiredPixels,
} from '../../../../../../core/domain/format/resolution.ts';
import {
  resolutionGrades,
  resolutionVerdict,
} from '../../../../../../core/domain/format/resolution-verdict.ts';
import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import { formatUnitOf } from '../../../../../../core/domain/locale/locale-units.ts';
import type { ContentLocale, LengthUnit } from '../../../../../../core/domain/locale/locales.ts';
import type { Site } from '../site.ts';
import { setText } from '../typography.ts';
import type { GuideTexts } from './texts.ts';

type Sides = readonly [width: number, height: number];

/** Lying, from small to large, in tenths of the unit. */
const tableSides = {
  poster: {
    cm: [
      [150, 100],
      [300, 200],
      [450, 300],
      [600, 400],
      [900, 600],
      [1200, 800],
      [1500, 1000],
    ],
    in: [
      [60, 40],
      [120, 80],
      [180, 120],
      [240, 160],
      [360, 240],
      [480, 320],
      [600, 400],
    ],
  },
  kartenliebe: {
    cm: [
      [148, 105],
      [210, 100],
      [210, 148],
      [297, 210],
      [420, 297],
    ],
    in: [
      [60, 40],
      [70, 50],
      [80, 80],
      [110, 85],
      [170, 110],
    ],
  },
} as const satisfies Record<Channel, Record<LengthUnit, readonly Sides[]>>;

/** The sizes of the table, in their order. */
export const tableFormats = ({ channel, locale }: Site): readonly Format[] => {
  const unit = formatUnitOf(locale);
  return tableSides[channel][unit].map(([width, height]) => ({ width, height, unit }));
};

type Grade = (typeof resolutionGrades)[number]['kind'];

/** A figure that is a little more than needed is easier to read and to remember. */
const roundUp = (pixels: number): number => Math.ceil(pixels / 10) * 10;

/** Pixels from which a photo has a grade in a format, rounded up. */
export const pixelsFor = (
  grade: Grade,
  format: Format,
): { readonly width: number; readonly height: number } => {
  const percent = resolutionGrades.find(({ kind }) => kind === grade)?.percent ?? 100;
  const { width, height } = requiredPixels(format);
  return { width: roundUp((width * percent) / 100), height: roundUp((height * percent) / 100) };
};

const writtenPixels = (grade: Grade, format: Format): string => {
  const { width, height } = pixelsFor(grade, format);
  return `${width}\u00a0×\u00a0${height}`;
};

/** As texts name pixels from which a photo is sharp in a format. */
export const sharpPixels = (format: Format): string => writtenPixels('good', format);

/** As texts name a format. */
export const writtenFormat = (locale: ContentLocale, format: Format): string =>
  setText(locale, formatWithUnit(locale, format));

/** 12 megapixels, as the cameras of phones have them at least. */
const phone = { width: 4032, height: 3024 } as const;

/** The largest size of the table in which a phone's photo is sharp. */
export const largestOfPhones = (site: Site): string => {
  const sharp = tableFormats(site).filter((format) =>
    ['good', 'excellent'].includes(resolutionVerdict(phone, format).kind),
  );
  const largest = sharp.at(-1);
  if (largest === undefined) throw new Error('No size of the table is sharp.');
  return writtenFormat(site.locale, largest);
};

/** The table of sizes. */
export const resolutionTable = (site: Site, { table }: GuideTexts): TableBlock => ({
  kind: 'table',
  id: 'pixels',
  caption: table.caption,
  hasRowNames: true,
  cells: {
    header: [table.size, table.enough, table.sharp, table.dots],
    rows: tableFormats(site).map((format) => [
      writtenFormat(site.locale, format),
      writtenPixels('acceptable', format),
      writtenPixels('good', format),
      String(requiredDotsPerInch(format)),
    ]),
  },
});
