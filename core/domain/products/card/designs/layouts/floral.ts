import type { CardLayouts } from '../layout.ts';
import { floralFields } from './floral-fields.ts';
import { floralPieces } from './floral-pieces.ts';
import { floralWreaths } from './floral-wreaths.ts';

export const floralLayouts = {
  ...floralWreaths,
  ...floralFields,
  ...floralPieces,
} as const satisfies CardLayouts;
