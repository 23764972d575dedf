import type { PictureStill } from '../../../../core/domain/image/sources.ts';
import type { DrawMotif } from '../motifs/composition.ts';
import { collage } from './collage.ts';
import { photobox, prints } from './prints.ts';

/** Composed as motifs are. */
export const stillLifeDrawings = {
  collage,
  photobox,
  prints,
} as const satisfies Readonly<Record<Exclude<PictureStill, 'materials'>, DrawMotif>>;
