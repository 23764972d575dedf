import { birdAndFishOrnaments } from './birds-and-fish.ts';
import { faithOrnaments } from './faith.ts';
import { festiveOrnaments } from './festivity.ts';
import { largeAnimalOrnaments } from './large-animals.ts';
import { schoolOrnaments } from './school.ts';
import { skyOrnaments } from './sky.ts';
import { spaceOrnaments } from './space.ts';
import { springOrnaments } from './spring.ts';
import { voyageOrnaments } from './voyage.ts';
import { winterOrnaments } from './winter.ts';
import { woodlandOrnaments } from './woodland.ts';

/** Flat and warm, of few shapes: 80 to 100 units high; what stands does so at 50. */
export const playOrnaments = {
  ...birdAndFishOrnaments,
  ...faithOrnaments,
  ...festiveOrnaments,
  ...largeAnimalOrnaments,
  ...schoolOrnaments,
  ...skyOrnaments,
  ...spaceOrnaments,
  ...springOrnaments,
  ...voyageOrnaments,
  ...winterOrnaments,
  ...woodlandOrnaments,
} as const;
