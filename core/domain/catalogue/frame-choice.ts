/** A frame with its mat, glass and finish, as a hand-off and a configurator have it. */
import type { BackType, GlassType } from './frame-parts.ts';
import { frameDefaults, type FrameType, type MatType } from './materials.ts';
import type { ProducedFrame } from './produced-frames.ts';

/**
 * The frame of a wall picture with the mat inside it. A hand-off is refused where the frame does not
 * hold the material, or has a mat or a better glass without being glazed (`frameHolds`).
 */
export type FrameChoice = {
  readonly frameType: FrameType;
  /** The width of the mat in millimetres, 0 to 200; 0 goes with `mat-none` alone. */
  readonly matSize: number;
  readonly matType: MatType;
  /** The colour and finish; absent is the frame type's default one. */
  readonly producedFrame?: ProducedFrame | undefined;
  /** The better glass; absent is the frame's usual one. */
  readonly glassType?: GlassType | undefined;
  readonly backType?: BackType | undefined;
};

/** The frame family with its default mat (storefront §3: every family has its defaults). */
export const defaultFrameChoice = (frameType: FrameType): FrameChoice => ({
  frameType,
  matSize: frameDefaults[frameType].matSize,
  matType: frameDefaults[frameType].matType,
});
