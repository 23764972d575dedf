import type { CardLayouts } from '../layout.ts';
import { flurry, gate, label, marquee, pennants, procession } from './playful-patterns.ts';
import { menu, placeCard, thankYou } from './playful-pieces.ts';
import { afloat, firmament, meadow, peek, roundel, storybook } from './playful-scenes.ts';

export const playfulLayouts = {
  meadow,
  pennants,
  label,
  roundel,
  storybook,
  gate,
  marquee,
  procession,
  peek,
  afloat,
  flurry,
  firmament,
  menu,
  'place-card': placeCard,
  'thank-you': thankYou,
} as const satisfies CardLayouts;
