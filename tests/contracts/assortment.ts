/** What every implementation must do of the ports that know what is sold, and for how much. */
import { describe, expect, test } from 'vitest';

import {
  frameTypes,
  type FrameType,
  type MaterialType,
} from '../../core/domain/catalogue/materials.ts';
import { E } from '../../core/fp.ts';
import type { FrameMaterials } from '../../core/ports/wall-picture/frame-materials.ts';

/** What is sold in each frame, everywhere; a frame that is not named holds nothing. */
type SoldInFrames = Readonly<Partial<Record<FrameType, readonly MaterialType[]>>>;

/** The suite for what is sold in frames; `sold` is what the implementation was told to sell. */
export const frameMaterialsContract = (
  name: string,
  sold: SoldInFrames,
  start: () => Promise<FrameMaterials>,
): void => {
  describe(`frame materials: ${name}`, () => {
    test('are those that are sold in the frame, or none', async () => {
      const frames = await start();
      const scope = { channel: 'poster', locale: 'de-DE' } as const;
      for (const frameType of frameTypes) {
        const answer = await frames.soldIn(scope, frameType)();
        if (E.isLeft(answer)) throw new Error(answer.left.reason);
        expect([frameType, answer.right.toSorted()]).toEqual([
          frameType,
          (sold[frameType] ?? []).toSorted(),
        ]);
      }
    });
  });
};
