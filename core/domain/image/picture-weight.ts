import { frameHolds } from '../catalogue/frame-holds.ts';
import {
  glazingWeight,
  materialTraits,
  mouldingWeights,
  stretcherWeights,
} from '../catalogue/material-traits.ts';
import { formatMillimetres } from '../format/format.ts';
import { wallBody, type WallBodyChoice } from './wall-body.ts';

/** The area of a rectangle in square metres and the way round it in metres, from millimetres. */
const measuresOf = ({ width, height }: { readonly width: number; readonly height: number }) => ({
  area: (width * height) / 1_000_000,
  around: (2 * (width + height)) / 1_000,
});

/** The weight of the print alone, in grams: the sheet and what it is stretched on. */
const printWeight = ({ material, format, stretcher = '25mm' }: WallBodyChoice): number => {
  const { area, around } = measuresOf(formatMillimetres(format));
  const { perSquareMetre, perMetre } = materialTraits[material];
  const stretched = material === 'leinwand' ? stretcherWeights[stretcher] : 0;
  return area * perSquareMetre + around * (perMetre + stretched);
};

/** The weight of a frame with its glass and back, in grams; 0 without a frame. */
const frameWeight = (choice: WallBodyChoice): number => {
  const { frame } = choice;
  if (frame === undefined) return 0;
  const { area, around } = measuresOf(wallBody(choice).outer);
  return around * mouldingWeights[frame] + (frameHolds[frame].isGlazed ? area * glazingWeight : 0);
};

/**
 * What a wall picture weighs, in whole grams, with its frame, mat, glass and stretcher frame. The
 * weights are ours (`material-traits.ts`); it weighs more in a larger format, and with a frame.
 */
export const pictureWeight = (choice: WallBodyChoice): number =>
  Math.round(printWeight(choice) + frameWeight(choice));

const gramsInPound = 453.592_37;

/**
 * A weight as it is said, rounded as a scale at home shows it: tenths of the unit, the United
 * States in pounds; at least one tenth.
 */
export const weightTenths = (grams: number, unit: 'kg' | 'lb'): number =>
  Math.max(1, Math.round((grams / (unit === 'kg' ? 1_000 : gramsInPound)) * 10));
