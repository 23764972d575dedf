import type { CardLayouts } from '../layout.ts';
import { album, instant, aside, philately, remembrance } from './photo-keepsakes.ts';
import { menu, placeCard, thankYou } from './photo-pieces.ts';
import { duet, filmstrip, mosaic, triptych } from './photo-several.ts';
import {
  arcade,
  diptych,
  horizon,
  masthead,
  medallion,
  passepartout,
  plaque,
  sash,
} from './photo-single.ts';

export const photoLayouts = {
  plaque,
  passepartout,
  arcade,
  medallion,
  diptych,
  masthead,
  horizon,
  triptych,
  filmstrip,
  instant,
  duet,
  mosaic,
  sash,
  philately,
  album,
  remembrance,
  aside,
  menu,
  'place-card': placeCard,
  'thank-you': thankYou,
} as const satisfies CardLayouts;
