/** What pictures show of a frame beside its moulding: a mat that is not the frame's own, and its glass. */
import type { GlassType } from '../catalogue/frame-parts.ts';
import { frameDefaults, matTypes, type FrameType } from '../catalogue/materials.ts';
import { matsOf, offeredMatSizes } from '../photoframe/mat-choice.ts';
import { printMatLook, type MatLook, type ObjectSource, type ShownGlass } from './sources.ts';

/** The mat in a frame of which a picture names none: the frame's own. */
export const matLookOf = (
  frame: FrameType,
  mat: MatLook = { matType: frameDefaults[frame].matType, matSize: frameDefaults[frame].matSize },
): MatLook => mat;

const isOwn = (frame: FrameType, { matType, matSize }: MatLook): boolean => {
  const own = matLookOf(frame);
  return own.matType === matType && own.matSize === matSize;
};

const isMatView = (view: ObjectSource['view']): boolean => view !== 'material';

/**
 * The mat that a view of a framed picture names; undefined where the frame has it anyway, has no
 * place for it, or the view does not show it.
 */
export const shownMat = (
  view: ObjectSource['view'],
  frame: FrameType,
  mat: MatLook,
): MatLook | undefined =>
  isMatView(view) && matsOf(frame).includes(mat.matType) && !isOwn(frame, mat)
    ? { matType: mat.matType, matSize: mat.matSize }
    : undefined;

/** The better glass as a view names it: from close, what it mirrors tells it from the usual one. */
export const shownGlass = (
  view: ObjectSource['view'],
  frame: FrameType,
  glass: GlassType | undefined,
): ShownGlass | undefined =>
  view === 'corner' && matsOf(frame).length > 0 && glass !== undefined ? 'museum-glass' : undefined;

/** Every mat that pictures show: in the widths in which mats are offered. */
const matLooks: readonly MatLook[] = matTypes.flatMap((matType): readonly MatLook[] =>
  matType === 'mat-none'
    ? [{ matType, matSize: 0 }]
    : offeredMatSizes.map((matSize) => ({ matType, matSize })),
);

/** Reads a mat of an address, the inverse of `printMatLook`; undefined where it names none. */
export const readMatLook = (text: string): MatLook | undefined =>
  matLooks.find((mat) => printMatLook(mat) === text);
