/**
 * Several pictures of one material on a wall: which formats, and where each hangs. Lengths are
 * millimetres from the set's upper left corner.
 */
import { E } from '../../fp.ts';
import { equalFormats, formatMillimetres, type Format } from '../format/format.ts';
import { turnFormat } from '../format/turn-format.ts';
import { oneOf } from '../text/one-of.ts';
import type { ImageSize } from './image-size.ts';

/** By their arrangement and how many pictures they have, in the order in which they are offered. */
export const pictureSets = [
  'row-3',
  'grid-4',
  'staircase-3',
  'salon-5',
  'staircase-5',
  'grid-6',
  'salon-7',
] as const;

/** The name of a set, also in addresses. */
export type PictureSetName = (typeof pictureSets)[number];

export const isPictureSet = oneOf(pictureSets);

type Plan =
  | { readonly kind: 'picture'; readonly wanted: ImageSize }
  | { readonly kind: 'row' | 'column' | 'stairs'; readonly parts: readonly Plan[] };

const picture = (width: number, height: number): Plan => ({
  kind: 'picture',
  wanted: { width, height },
});
const row = (...parts: readonly Plan[]): Plan => ({ kind: 'row', parts });
const column = (...parts: readonly Plan[]): Plan => ({ kind: 'column', parts });
const stairs = (...parts: readonly Plan[]): Plan => ({ kind: 'stairs', parts });

const upright = picture(300, 400);
const square = picture(300, 300);
const small = picture(200, 300);
const large = picture(400, 600);

const plans = {
  'row-3': row(upright, upright, upright),
  'grid-4': column(row(square, square), row(square, square)),
  'staircase-3': stairs(upright, upright, upright),
  'salon-5': row(column(small, small), large, column(small, small)),
  'staircase-5': stairs(small, small, small, small, small),
  'grid-6': column(row(square, square, square), row(square, square, square)),
  'salon-7': row(upright, column(small, small), large, column(small, small), upright),
} as const satisfies Readonly<Record<PictureSetName, Plan>>;

/** A picture of a set: its outer size with frame and mat, and its upper left corner. */
export type PlacedPicture = ImageSize & {
  readonly format: Format;
  readonly x: number;
  readonly y: number;
};

export type PlacedSet = ImageSize & { readonly pictures: readonly PlacedPicture[] };

/** A picture that the material is not sold in, in any format near the wanted one. */
export type PictureSetError = { readonly kind: 'set-format-not-sold'; readonly wanted: ImageSize };

/** The sum of both sides' ratios to the wanted ones, as logarithms: a quarter to either side. */
const furthest = 0.5;

const distanceTo =
  (wanted: ImageSize) =>
  (format: Format): number => {
    const { width, height } = formatMillimetres(format);
    return Math.abs(Math.log(width / wanted.width)) + Math.abs(Math.log(height / wanted.height));
  };

const nearest = (wanted: ImageSize, sold: readonly Format[]): Format | undefined => {
  const distance = distanceTo(wanted);
  const [first] = sold.toSorted((one, other) => distance(one) - distance(other));
  return first !== undefined && distance(first) <= furthest ? first : undefined;
};

/** Air between pictures: a sixth of the shorter side, 4 to 8 cm. */
const gapOf = (sizes: readonly ImageSize[]): number => {
  const shorter = sizes.map(({ width, height }) => Math.min(width, height));
  const mean = shorter.reduce((sum, side) => sum + side, 0) / shorter.length;
  return Math.min(80, Math.max(40, Math.round(mean / 60) * 10));
};

/** By how much each picture of a staircase hangs higher, per millimetre across: stairs of 32°. */
const rise = 0.62;

const moved = (pictures: readonly PlacedPicture[], right: number, down: number) =>
  pictures.map((one) => ({ ...one, x: one.x + right, y: one.y + down }));

/** One after the other, each in the middle of the other direction. */
const inLine = (
  parts: readonly PlacedSet[],
  gap: number,
  along: 'width' | 'height',
  across: 'width' | 'height',
): PlacedSet => {
  const widest = Math.max(...parts.map((part) => part[across]));
  let at = 0;
  const pictures = parts.flatMap((part) => {
    const middle = (widest - part[across]) / 2;
    const [right, down] = along === 'width' ? [at, middle] : [middle, at];
    at += part[along] + gap;
    return moved(part.pictures, right, down);
  });
  const length = at - gap;
  return along === 'width'
    ? { width: length, height: widest, pictures }
    : { width: widest, height: length, pictures };
};

const upStairs = (parts: readonly PlacedSet[], gap: number): PlacedSet => {
  const steps = parts.slice(0, -1).map(({ width }) => Math.round((width + gap) * rise));
  const heights = parts.map((_, index) => steps.slice(0, index).reduce((sum, up) => sum + up, 0));
  const level = inLine(parts, gap, 'width', 'height');
  const top = Math.max(...heights);
  const pictures = level.pictures.map((one, index) => ({
    ...one,
    y: one.y + top - (heights[index] ?? 0),
  }));
  return { width: level.width, height: level.height + top, pictures };
};

type Chosen = ImageSize & { readonly format: Format };

const placed = (
  plan: Plan,
  gap: number,
  chosenFor: (wanted: ImageSize) => Chosen | undefined,
): PlacedSet => {
  if (plan.kind === 'picture') {
    const chosen = chosenFor(plan.wanted);
    if (chosen === undefined) return { width: 0, height: 0, pictures: [] };
    const { width, height } = chosen;
    return { width, height, pictures: [{ ...chosen, x: 0, y: 0 }] };
  }
  const parts = plan.parts.map((part) => placed(part, gap, chosenFor));
  if (plan.kind === 'stairs') return upStairs(parts, gap);
  return plan.kind === 'row'
    ? inLine(parts, gap, 'width', 'height')
    : inLine(parts, gap, 'height', 'width');
};

const wantedBy = (plan: Plan): readonly ImageSize[] =>
  plan.kind === 'picture' ? [plan.wanted] : plan.parts.flatMap(wantedBy);

/**
 * A set in formats that are sold, either way up: the nearest to those of its plan, so that equal
 * pictures stay equal. `outerOf` adds frame and mat, in millimetres.
 */
export const placeSet = (
  name: PictureSetName,
  sold: readonly Format[],
  outerOf: (format: Format) => ImageSize,
): E.Either<PictureSetError, PlacedSet> => {
  const plan: Plan = plans[name];
  const either = [...sold, ...sold.map((format) => turnFormat(format))];
  const wanted = wantedBy(plan);
  const missing = wanted.find((one) => nearest(one, either) === undefined);
  if (missing !== undefined) return E.left({ kind: 'set-format-not-sold', wanted: missing });
  const chosenFor = (one: ImageSize): Chosen | undefined => {
    const format = nearest(one, either);
    return format && { format, ...outerOf(format) };
  };
  const gap = gapOf(wanted.flatMap((one) => chosenFor(one) ?? []));
  return E.right(placed(plan, gap, chosenFor));
};

/** How often each format is in a set, in the order in which they come. */
export const formatsOfSet = ({
  pictures,
}: PlacedSet): readonly { readonly format: Format; readonly count: number }[] =>
  pictures.reduce<readonly { readonly format: Format; readonly count: number }[]>(
    (before, { format }) =>
      before.some((one) => equalFormats(one.format, format))
        ? before.map((one) =>
            equalFormats(one.format, format) ? { ...one, count: one.count + 1 } : one,
          )
        : [...before, { format, count: 1 }],
    [],
  );
