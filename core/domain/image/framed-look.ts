/** Parts of a frame beside its moulding: a mat that is not its own, and its glass. */
import type { GlassType } from '../catalogue/frame-parts.ts';
import { frameDefaults, matTypes, type FrameType, type MatType } from '../catalogue/materials.ts';
import { matsOf, offeredMatSizes } from '../catalogue/mat-choice.ts';
import type { MatName, ObjectSource, ShownGlass } from './sources.ts';

/** Millimetres, 0 for `mat-none`. */
export type MatLook = { readonly matType: MatType; readonly matSize: number };

type NamedMat = MatLook & { readonly name: MatName };

const matLooks: ReadonlyMap<string, NamedMat> = new Map(
  matTypes
    .flatMap((matType): readonly NamedMat[] =>
      matType === 'mat-none'
        ? [{ name: matType, matType, matSize: 0 }]
        : offeredMatSizes.map((matSize) => ({ name: `${matType}-${matSize}`, matType, matSize })),
    )
    .map((look) => [look.name, look]),
);

/** Undefined where pictures show no such mat. */
export const readMat = (name: string): MatLook | undefined => matLooks.get(name);

/** The named mat, or the frame's own. */
export const matLookOf = (frame: FrameType, name?: MatName): MatLook =>
  (name === undefined ? undefined : readMat(name)) ?? frameDefaults[frame];

/**
 * Undefined where the frame has the mat anyway, has no place for it, or the view does not show it.
 */
export const shownMat = (
  view: ObjectSource['view'],
  frame: FrameType,
  { matType, matSize }: MatLook,
): MatName | undefined => {
  const own = frameDefaults[frame];
  const isOwn = own.matType === matType && own.matSize === matSize;
  if (view === 'material' || isOwn || !matsOf(frame).includes(matType)) return undefined;
  return matLooks.get(matType === 'mat-none' ? matType : `${matType}-${matSize}`)?.name;
};

/** The better glass: from close its reflections differ from the usual one's. */
export const shownGlass = (
  view: ObjectSource['view'],
  frame: FrameType,
  glass: GlassType | undefined,
): ShownGlass | undefined =>
  view === 'corner' && matsOf(frame).length > 0 && glass !== undefined ? 'museum-glass' : undefined;
