import type { FrameType, MaterialType } from '../../core/domain/catalogue/materials.ts';
import { E, TE } from '../../core/fp.ts';
import type { FrameMaterials } from '../../core/ports/wall-picture/frame-materials.ts';

/** What is sold in each frame, everywhere. */
type FrameWorld = Readonly<Partial<Record<FrameType, readonly MaterialType[]>>>;

/** The port over a world; a frame that it does not name holds nothing. */
export const memoryFrameMaterials = (world: FrameWorld): FrameMaterials => ({
  soldIn: (_, frameType) => async () => E.right(world[frameType] ?? []),
});

/** The port while the service does not answer. */
export const failingFrameMaterials = (): FrameMaterials => ({
  soldIn: () => TE.left({ kind: 'frame-materials-unavailable', reason: 'no answer' }),
});
