/** All drawings that designs may use, by name: 100 units high, about their middle, by a number. */
import type { Sketch } from '../../../artwork/sketch.ts';
import { giltOrnaments } from './ornaments/gilt.ts';
import { leafyOrnaments } from './ornaments/leaves.ts';
import { playOrnaments } from './ornaments/play.ts';

export const cardOrnaments = {
  ...leafyOrnaments,
  ...giltOrnaments,
  ...playOrnaments,
} as const satisfies Readonly<Record<string, (seed: number) => Sketch>>;

export type CardOrnament = keyof typeof cardOrnaments;
