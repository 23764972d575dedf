/** All drawings that designs may use, by name: 100 units high, about their middle, by a number. */
import type { Sketch } from '../../../artwork/sketch.ts';
import { evergreenOrnaments } from './ornaments/evergreens.ts';
import { flowerOrnaments } from './ornaments/flowers.ts';
import { giltOrnaments } from './ornaments/gilt.ts';
import { grassOrnaments } from './ornaments/grasses.ts';
import { leafyOrnaments } from './ornaments/leaves.ts';
import { lineCreatureOrnaments } from './ornaments/line-creatures.ts';
import { lineFeastOrnaments } from './ornaments/line-feasts.ts';
import { linePlantOrnaments } from './ornaments/line-plants.ts';
import { lineSceneOrnaments } from './ornaments/line-scenes.ts';
import { lineSignOrnaments } from './ornaments/line-signs.ts';
import { playOrnaments } from './ornaments/play.ts';
import { sprayOrnaments } from './ornaments/sprays.ts';
import { winterSceneOrnaments } from './ornaments/winter-scenes.ts';

export const cardOrnaments = {
  ...leafyOrnaments,
  ...grassOrnaments,
  ...evergreenOrnaments,
  ...sprayOrnaments,
  ...flowerOrnaments,
  ...linePlantOrnaments,
  ...lineCreatureOrnaments,
  ...lineFeastOrnaments,
  ...lineSignOrnaments,
  ...lineSceneOrnaments,
  ...winterSceneOrnaments,
  ...giltOrnaments,
  ...playOrnaments,
} as const satisfies Readonly<Record<string, (seed: number) => Sketch>>;

export type CardOrnament = keyof typeof cardOrnaments;
