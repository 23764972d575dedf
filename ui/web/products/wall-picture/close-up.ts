import type { MaterialOption } from '../../../../core/domain/configurator/configurator.ts';
import type { ContentPicture } from '../../../../core/domain/content/content-picture.ts';
import type { chosenLook } from '../../../../core/domain/products/wall-picture/picture-looks.ts';
import {
  motifOfSource,
  type MotifSource,
  type ObjectSource,
} from '../../../../core/domain/image/sources.ts';

/** The motif of pictured objects when the page's own picture does not come from the media library. */
const usualMotif = { motif: 'mountains', seed: 1 } as const;

/** The page's motif, for pictures of objects with it. */
export const drawnMotif = ({ source }: ContentPicture): Pick<MotifSource, 'motif' | 'seed'> =>
  motifOfSource(source) ?? usualMotif;

/** A close view of an option with the page's motif, in a usual format of 60 × 40 cm. */
export const closeUp = (
  view: 'corner' | 'material',
  motif: ContentPicture,
  { materialType, context }: Pick<MaterialOption, 'materialType' | 'context'>,
  look?: ReturnType<typeof chosenLook>,
): ObjectSource => ({
  kind: 'object',
  ...drawnMotif(motif),
  view,
  material: materialType,
  frame: view === 'corner' ? context.frameType : undefined,
  width: 600,
  height: 400,
  ...look,
});
