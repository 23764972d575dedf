/** A photo in its place on a page: so many pixels of it, turned as the camera was held. */
import type { Box } from '../artwork/measures.ts';
import type { ImageCrop } from '../image/cover-crop.ts';
import type { ImageSize } from '../image/image-size.ts';
import type { ExifOrientation } from '../image/picture-orientation.ts';
import { applyHomography } from '../preview/homography.ts';
import { storedCrop, uprightMatrix } from './stored-pixels.ts';

/** More are not seen from where a page is read. */
export const mostDotsPerInch = 300;

const micrometresPerInch = 25_400;

/** The pixels, seen upright, that a place is printed with: never more than its crop has. */
export const placedPixels = (crop: ImageSize, box: Pick<Box, 'width' | 'height'>): ImageSize => {
  const most = (length: number): number => (length * mostDotsPerInch) / micrometresPerInch;
  const scale = Math.min(1, most(box.width) / crop.width, most(box.height) / crop.height);
  // The small addend keeps an error of division from costing a pixel.
  const side = (length: number): number => Math.max(1, Math.floor(length * scale + 1e-6));
  return { width: side(crop.width), height: side(crop.height) };
};

/** `x' = a x + c y + e`, `y' = b x + d y + f`, as PDF and SVG write it. */
export type AffineMatrix = readonly [
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
];

/**
 * From the unit square of the stored pixels of a crop, its origin below at the left, to the box on a
 * page in which the crop is seen upright, y down.
 */
export const placedMatrix = (
  { size, orientation }: { readonly size: ImageSize; readonly orientation: ExifOrientation },
  crop: ImageCrop,
  box: Box,
): AffineMatrix => {
  const stored = storedCrop(size, orientation, crop);
  const onPage = (right: number, down: number) => {
    const upright = applyHomography(uprightMatrix(size, orientation), {
      x: stored.left + right * stored.width,
      y: stored.top + down * stored.height,
    });
    return {
      x: box.left + ((upright.x - crop.left) * box.width) / crop.width,
      y: box.top + ((upright.y - crop.top) * box.height) / crop.height,
    };
  };
  const [origin, right, up] = [onPage(0, 1), onPage(1, 1), onPage(0, 0)];
  return [
    right.x - origin.x,
    right.y - origin.y,
    up.x - origin.x,
    up.y - origin.y,
    origin.x,
    origin.y,
  ];
};
