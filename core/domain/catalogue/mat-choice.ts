import { frameHolds } from './frame-holds.ts';
import { widestMat } from './frame-parts.ts';
import { matTypes, type FrameType, type MatType } from './materials.ts';
import { defaultFrameChoice, type FrameChoice } from './frame-choice.ts';

/** Millimetres, as in the frames with a mat by default. */
export const usualMatSize = 30;

/** Millimetres; any from 1 to 200 can be made. */
export const offeredMatSizes = [20, 30, 40, 50, 60, 80, 100] as const;

/** Whether the text is a mat's width in whole millimetres, offered or not. */
export const isMatWidth = (text: string): boolean =>
  /^[1-9]\d{0,2}$/u.test(text) && Number(text) <= widestMat;

/** The mats of a glazed frame; otherwise none. */
export const matsOf = (frameType: FrameType): readonly MatType[] =>
  frameHolds[frameType].isGlazed ? matTypes : [];

/**
 * A frame with a mat, of the usual width unless named; with its default one where none is chosen or
 * fits.
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
