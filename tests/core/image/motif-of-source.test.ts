import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  lastSeed,
  motifOfSource,
  pictureMotifs,
  printSource,
} from '../../../core/domain/image/sources.ts';

describe('the motif of a source', () => {
  property.prop([fc.constantFrom(...pictureMotifs), fc.integer({ min: 1, max: lastSeed })])(
    'is the one that its address was made of',
    (motif, seed) => {
      expect(motifOfSource(printSource({ kind: 'motif', motif, seed }))).toEqual({ motif, seed });
    },
  );

  test.each(['', 'leadimage/room-living/room.jpg', 'leadimage/moon-0/motif.jpg', 'x/moon-1/y.jpg'])(
    'is undefined for %s',
    (source) => {
      expect(motifOfSource(source)).toBeUndefined();
    },
  );
});
