import type { CardLayouts } from '../layout.ts';
import { cameo, filigree, frontispiece, lobby, portal, temple, vignette } from './foil/framed.ts';
import {
  firmament,
  grandeur,
  pendants,
  radiance,
  screen,
  shower,
  signet,
  stillness,
} from './foil/free.ts';
import { foilPieces } from './foil/pieces.ts';

export const foilLayouts = {
  frontispiece,
  lobby,
  radiance,
  portal,
  cameo,
  signet,
  firmament,
  shower,
  screen,
  grandeur,
  pendants,
  stillness,
  vignette,
  filigree,
  temple,
  ...foilPieces,
} as const satisfies CardLayouts;
