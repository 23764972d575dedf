import type { CardLayouts } from '../layout.ts';
import { album, instant, aside, philately, remembrance } from './photo-keepsakes.ts';
import { photoMenu, photoPlaceCard, photoThankYou } from './photo-pieces.ts';
import { duet, filmstrip, mosaic, triptych } from './photo-several.ts';
import {
  arcade,
  diptych,
  horizon,
  headline,
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
  masthead: headline,
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
  menu: photoMenu,
  'place-card': photoPlaceCard,
  'thank-you': photoThankYou,
} as const satisfies CardLayouts;
