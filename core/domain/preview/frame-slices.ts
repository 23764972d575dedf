/** The slices of an empty frame, of which a frame of any size is put together. */
import type { ImageSize } from '../image/image-size.ts';

/** A part of a picture, in its whole pixels. */
export type FrameSlice = ImageSize & { readonly left: number; readonly top: number };

/**
 * The four corners and four sides of a frame, clockwise from the upper left corner. `inset` is what the
 * frame covers of each side; all in whole pixels, relative to the frame's outer edge. Slices of two
 * frames belong together by their index: a corner keeps its mitre, a side is stretched along itself.
 * No slices where the sides leave no opening between them.
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
