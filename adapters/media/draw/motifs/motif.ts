import type { PictureMotif } from '../../../../core/domain/image/sources.ts';
import { botanical } from './botanical.ts';
import { city } from './city.ts';
import type { DrawMotif } from './composition.ts';
import { dunes } from './dunes.ts';
import { moon } from './moon.ts';
import { mountains } from './mountains.ts';
import { paper } from './paper.ts';
import { photographed } from './photographed.ts';
import { watercolour } from './watercolour.ts';
import { waves } from './waves.ts';

/** A family's rendered photos, or these drawings where it has none. */
export const motifDrawings = {
  mountains: photographed('mountains', mountains),
  botanical: photographed('botanical', botanical),
  dunes: photographed('dunes', dunes),
  waves: photographed('waves', waves),
  paper: photographed('paper', paper),
  moon: photographed('moon', moon),
  city: photographed('city', city),
  watercolour: photographed('watercolour', watercolour),
} as const satisfies Readonly<Record<PictureMotif, DrawMotif>>;
