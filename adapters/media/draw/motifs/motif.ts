import type { PictureMotif } from '../../../../core/domain/image/sources.ts';
import { botanical } from './botanical.ts';
import { city } from './city.ts';
import type { DrawMotif } from './composition.ts';
import { dunes } from './dunes.ts';
import { moon } from './moon.ts';
import { mountains } from './mountains.ts';
import { paper } from './paper.ts';
import { watercolour } from './watercolour.ts';
import { waves } from './waves.ts';

/** The generator of each motif family. */
export const motifDrawings = {
  mountains,
  botanical,
  dunes,
  waves,
  paper,
  moon,
  city,
  watercolour,
} as const satisfies Readonly<Record<PictureMotif, DrawMotif>>;
