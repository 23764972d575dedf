import type { BackType, GlassType } from './frame-parts.ts';
import { frameDefaults, type FrameType, type MatType } from './materials.ts';
import type { ProducedFrame } from './produced-frames.ts';

/**
 * A frame with its mat, glass and finish. A hand-off is refused where the frame does not hold the
 * material, or is not glazed but has a mat or a better glass (`frameHolds`).
 */
export type FrameChoice = {
  readonly frameType: FrameType;
  /** Millimetres, 0 to 200; 0 for `mat-none` alone. */
  readonly matSize: number;
  readonly matType: MatType;
  /** Absent is the frame type's default. */
  readonly producedFrame?: ProducedFrame | undefined;
  /** Absent is the frame's usual glass. */
  readonly glassType?: GlassType | undefined;
  readonly backType?: BackType | undefined;
};

/** A family with its default mat (storefront §3). */
export const defaultFrameChoice = (frameType: FrameType): FrameChoice => ({
  frameType,
  matSize: frameDefaults[frameType].matSize,
  matType: frameDefaults[frameType].matType,
});
