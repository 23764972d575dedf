/** What a shopper sees of the mats of a frame: what each costs, and why one cannot be had. */
import type { FrameType, MatType } from '../../catalogue/materials.ts';
import { defaultFrameChoice } from '../../catalogue/frame-choice.ts';
import { offeredMatSizes, usualMatSize } from '../../catalogue/mat-choice.ts';
import type { OfferedMat, ComponentRefusal } from './component-offer.ts';

export type ShownMat = {
  readonly matType: OfferedMat['matType'];
  /** In millimetres: the width that is chosen with it, the one that is wanted or the nearest. */
  readonly matSize: number;
  /** What it costs above the article in this width, in minor units. */
  readonly surcharge: number;
  /** Whether the frame has it where nothing is chosen. */
  readonly isDefault: boolean;
  readonly refusal?: ComponentRefusal | undefined;
};

/** One width of a mat in millimetres, in a given colour: its surcharge, or why it is refused. */
export type ShownMatSize = Pick<ShownMat, 'matSize' | 'surcharge' | 'isDefault' | 'refusal'>;

/** The mats that there are, the lightest first. */
const matColours = [
  'mat-weiss',
  'mat-creme',
  'mat-schwarz',
] as const satisfies readonly OfferedMat['matType'][];

const isOfferedSize = (matSize: number): boolean =>
  offeredMatSizes.some((size) => size === matSize);

/** What is offered in a width that an address can name, then the mat that a frame has anyway. */
const withDefault = (frameType: FrameType, mats: readonly OfferedMat[]): readonly OfferedMat[] => {
  const { matType, matSize } = defaultFrameChoice(frameType);
  const named = mats.filter((mat) => isOfferedSize(mat.matSize));
  return matType === 'mat-none' ? named : [...named, { matType, matSize, surcharge: 0 }];
};

/** The one whose width is nearest to a wanted one; of two the narrower. */
const nearest = (mats: readonly OfferedMat[], matSize: number): OfferedMat | undefined =>
  mats.toSorted(
    (one, other) =>
      Math.abs(one.matSize - matSize) - Math.abs(other.matSize - matSize) ||
      one.matSize - other.matSize,
  )[0];

/**
 * All mats in their order, for a frame whose offered mats are named and a wanted width in
 * millimetres. A mat that is sold in no width is listed as refused.
 */
export const shownMats = (
  frameType: FrameType,
  mats: readonly OfferedMat[],
  matSize: number,
): readonly ShownMat[] => {
  const known = withDefault(frameType, mats);
  return matColours.map((matType): ShownMat => {
    const offered = known.filter((mat) => mat.matType === matType);
    const isDefault = matType === defaultFrameChoice(frameType).matType;
    return {
      ...(nearest(offered, matSize) ?? { matType, matSize, surcharge: 0, refusal: 'not-sold' }),
      isDefault,
    };
  });
};

/**
 * All widths, the narrowest first, for the offered mats of a frame and the chosen mat; without a
 * chosen mat a width is refused where no mat has it.
 */
export const shownMatSizes = (
  frameType: FrameType,
  mats: readonly OfferedMat[],
  matType: MatType,
): readonly ShownMatSize[] => {
  const known = withDefault(frameType, mats);
  const usual = defaultFrameChoice(frameType).matSize || usualMatSize;
  return offeredMatSizes.map((matSize) => {
    const ofSize = known.filter((mat) => mat.matSize === matSize);
    const chosen = ofSize.find((mat) => mat.matType === matType);
    const isSold = matType === 'mat-none' ? ofSize.length > 0 : chosen !== undefined;
    return {
      matSize,
      surcharge: chosen?.surcharge ?? 0,
      isDefault: matSize === usual,
      refusal: isSold ? undefined : 'not-sold',
    };
  });
};
