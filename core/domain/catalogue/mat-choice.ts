/** The mats that can be chosen for a frame, and the frame with the chosen one. */
import { frameHolds } from './frame-holds.ts';
import { widestMat } from './frame-parts.ts';
import { matTypes, type FrameType, type MatType } from './materials.ts';
import { defaultFrameChoice, type FrameChoice } from './frame-choice.ts';

/** The width of a chosen mat in millimetres: that of the frames which have one by default. */
export const usualMatSize = 30;

/** The widths in which mats are offered, in millimetres; any from 1 to 200 can be made. */
export const offeredMatSizes = [20, 30, 40, 50, 60, 80, 100] as const;

/** Whether a text is the width of a mat in whole millimetres, offered or not. */
export const isMatWidth = (text: string): boolean =>
  /^[1-9]\d{0,2}$/u.test(text) && Number(text) <= widestMat;

/** The mats that go into a frame: all of them where there is glass before it, else none. */
export const matsOf = (frameType: FrameType): readonly MatType[] =>
  frameHolds[frameType].isGlazed ? matTypes : [];

/**
 * A frame with a mat, of the usual width where none is named; with its default mat where none is
 * chosen or fits.
 */
export const frameWithMat = (
  frameType: FrameType,
  matType: MatType | undefined,
  matSize: number = usualMatSize,
): FrameChoice => {
  const usual = defaultFrameChoice(frameType);
  const chosen = matType ?? usual.matType;
  if (!matsOf(frameType).includes(chosen)) return usual;
  return { frameType, matType: chosen, matSize: chosen === 'mat-none' ? 0 : matSize };
};
