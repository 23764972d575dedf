import type { CardLayouts } from '../layout.ts';
import { halves, upright } from './typographic/halved.ts';
import {
  ampersand,
  billboard,
  counterpoint,
  echo,
  masthead,
  numerals,
} from './typographic/large.ts';
import { typographicPieces } from './typographic/pieces.ts';
import {
  admission,
  corners,
  epitaph,
  gazette,
  interval,
  margins,
  schedule,
  surround,
} from './typographic/ruled.ts';

export const typographicLayouts = {
  masthead,
  ampersand,
  margins,
  numerals,
  gazette,
  admission,
  billboard,
  interval,
  counterpoint,
  surround,
  schedule,
  echo,
  halves,
  epitaph,
  upright,
  corners,
  ...typographicPieces,
} as const satisfies CardLayouts;
