import type { FrameType, MaterialType } from '../catalogue/materials.ts';
import type { PictureSource } from './sources.ts';

/** A material's corner, or that of its frame with the print in it. */
export const swatchSource = (material: MaterialType, frame: FrameType | undefined): PictureSource =>
  frame === undefined
    ? { kind: 'material', material }
    : {
        kind: 'object',
        motif: 'waves',
        seed: 1,
        view: 'corner',
        material,
        frame,
        width: 300,
        height: 200,
      };
