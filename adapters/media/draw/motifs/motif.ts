import type { PictureMotif } from '../../../../core/domain/image/sources.ts';
import type { DrawMotif } from './composition.ts';
import { photographed } from './photographed.ts';

export const motifDrawings = {
  mountains: photographed('mountains'),
  botanical: photographed('botanical'),
  dunes: photographed('dunes'),
  waves: photographed('waves'),
  paper: photographed('paper'),
  moon: photographed('moon'),
  city: photographed('city'),
  watercolour: photographed('watercolour'),
} as const satisfies Readonly<Record<PictureMotif, DrawMotif>>;
