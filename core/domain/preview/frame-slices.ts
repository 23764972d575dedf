import type { ImageSize } from '../image/image-size.ts';

/** In whole pixels of a picture. */
export type FrameSlice = ImageSize & { readonly left: number; readonly top: number };

/**
 * The slices of an empty frame, from which a frame of any size is made: corners and sides,
 * clockwise from the upper left. `inset` is what the frame covers of each side, in whole pixels.
 * Slices of two frames match by index. Empty where the sides leave no opening.
 */
export const frameSlices = ({ width, height }: ImageSize, inset: number): readonly FrameSlice[] => {
  const [across, down] = [width - 2 * inset, height - 2 * inset];
  if (inset < 1 || across < 1 || down < 1) return [];
  const [right, bottom] = [width - inset, height - inset];
  return [
    { left: 0, top: 0, width: inset, height: inset },
    { left: inset, top: 0, width: across, height: inset },
    { left: right, top: 0, width: inset, height: inset },
    { left: right, top: inset, width: inset, height: down },
    { left: right, top: bottom, width: inset, height: inset },
    { left: inset, top: bottom, width: across, height: inset },
    { left: 0, top: bottom, width: inset, height: inset },
    { left: 0, top: inset, width: inset, height: down },
  ];
};
