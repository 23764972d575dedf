import type { PictureView } from '../../../../core/domain/image/sources.ts';
import type { Box } from '../svg.ts';

/** The smallest box of a ratio around a box. */
export const around = (box: Box, ratio: number): Box => {
  const width = Math.max(box.width, box.height * ratio);
  const height = width / ratio;
  return {
    left: box.left + box.width / 2 - width / 2,
    top: box.top + box.height / 2 - height / 2,
    width,
    height,
  };
};

/**
 * By its view from the front, what a picture of a ratio (width to height) shows of an object:
 * alone, or with the wall around it.
 */
export const frontViews = {
  frame: around,
  frontal: (outer: Box, ratio: number): Box =>
    around(
      {
        left: outer.left - outer.width * 0.2,
        top: outer.top - outer.height * 0.19,
        width: outer.width * 1.4,
        height: outer.height * 1.38,
      },
      ratio,
    ),
} as const satisfies Partial<Record<PictureView, (outer: Box, ratio: number) => Box>>;
