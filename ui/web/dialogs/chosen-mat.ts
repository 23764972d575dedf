import {
  frameDefaults,
  isMatType,
  type FrameType,
} from '../../../core/domain/catalogue/materials.ts';
import type { FrameChoice } from '../../../core/domain/designer/frame-choice.ts';
import { frameWithMat } from '../../../core/domain/photoframe/mat-choice.ts';
import type { DialogRequest } from './dialog.ts';

/** The chosen frame with its mat, and whether the mat is the one that the frame has by itself. */
export const chosenMat = (
  { query }: DialogRequest,
  frameType: FrameType | undefined,
): { readonly frame: FrameChoice | undefined; readonly isUsual: boolean } => {
  if (frameType === undefined) return { frame: undefined, isUsual: true };
  const matType = query('matType') ?? '';
  const frame = frameWithMat(frameType, isMatType(matType) ? matType : undefined);
  return { frame, isUsual: frame.matType === frameDefaults[frameType].matType };
};
