/** Which sizes fit above a piece of furniture: about two thirds of its width. */
import type { Format } from '../../../../../../../core/domain/format/format.ts';
import type { LengthUnit } from '../../../../../../../core/domain/locale/locales.ts';

type Sides = readonly [width: number, height: number];

/** In tenths of the unit, from small to large. */
const lying = {
  cm: [
    [600, 400],
    [750, 500],
    [900, 600],
    [1050, 700],
    [1200, 800],
    [1500, 1000],
    [1800, 1200],
  ],
  in: [
    [240, 160],
    [300, 200],
    [360, 240],
    [420, 280],
    [480, 320],
    [600, 400],
    [720, 480],
  ],
} as const satisfies Record<LengthUnit, readonly Sides[]>;

const upright = {
  cm: [
    [200, 300],
    [300, 450],
    [400, 600],
    [500, 750],
    [600, 900],
  ],
  in: [
    [80, 120],
    [120, 180],
    [160, 240],
    [200, 300],
    [240, 360],
  ],
} as const satisfies Record<LengthUnit, readonly Sides[]>;

/** Between pictures beside each other: a hand's breadth at most. */
const gap = { cm: 50, in: 20 } as const satisfies Record<LengthUnit, number>;

const largestWithin = (unit: LengthUnit, sizes: readonly Sides[], width: number): Format => {
  const [smallest] = sizes;
  const [fittingWidth, height] =
    sizes.findLast(([own]) => own <= width) ?? smallest ?? ([0, 0] as const);
  return { width: fittingWidth, height, unit };
};

/** One lying picture, and each of three upright ones beside each other. */
export const fittingSizes = (
  unit: LengthUnit,
  furniture: number,
): { readonly one: Format; readonly three: Format } => {
  const width = (furniture * 2) / 3;
  return {
    one: largestWithin(unit, lying[unit], width),
    three: largestWithin(unit, upright[unit], (width - 2 * gap[unit]) / 3),
  };
};
