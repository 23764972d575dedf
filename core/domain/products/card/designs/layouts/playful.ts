import type { CardLayouts } from '../layout.ts';
import { flurry, gate, label, marquee, pennants, procession } from './playful-patterns.ts';
import { playfulMenu, playfulPlaceCard, playfulThankYou } from './playful-pieces.ts';
import { afloat, underStars, meadow, peek, roundel, storybook } from './playful-scenes.ts';

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
  firmament: underStars,
  menu: playfulMenu,
  'place-card': playfulPlaceCard,
  'thank-you': playfulThankYou,
} as const satisfies CardLayouts;
