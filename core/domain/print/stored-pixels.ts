/** A photo as its file stores it, and as it is seen: EXIF orientation as a matrix. */
import type { ImageCrop } from '../image/cover-crop.ts';
import type { ImageSize } from '../image/image-size.ts';
import { isTurned, type ExifOrientation } from '../image/picture-orientation.ts';
import { applyHomography, invertHomography, type Homography } from '../preview/homography.ts';

/** Of a photo as stored, by its upright size; the same the other way round. */
export const storedSize = ({ width, height }: ImageSize, orientation: ExifOrientation): ImageSize =>
  isTurned(orientation) ? { width: height, height: width } : { width, height };

/** From stored to upright pixels; `size` is the upright one. */
export const uprightMatrix = (
  { width, height }: ImageSize,
  orientation: ExifOrientation,
): Homography => {
  switch (orientation) {
    case 1:
      return [1, 0, 0, 0, 1, 0, 0, 0, 1];
    case 2:
      return [-1, 0, width, 0, 1, 0, 0, 0, 1];
    case 3:
      return [-1, 0, width, 0, -1, height, 0, 0, 1];
    case 4:
      return [1, 0, 0, 0, -1, height, 0, 0, 1];
    case 5:
      return [0, 1, 0, 1, 0, 0, 0, 0, 1];
    case 6:
      return [0, -1, width, 1, 0, 0, 0, 0, 1];
    case 7:
      return [0, -1, width, -1, 0, height, 0, 0, 1];
    case 8:
      return [0, 1, 0, -1, 0, height, 0, 0, 1];
  }
};

/** A crop of the upright photo in the pixels of its file. */
export const storedCrop = (
  size: ImageSize,
  orientation: ExifOrientation,
  { left, top, width, height }: ImageCrop,
): ImageCrop => {
  const back = invertHomography(uprightMatrix(size, orientation));
  const one = applyHomography(back, { x: left, y: top });
  const other = applyHomography(back, { x: left + width, y: top + height });
  return {
    left: Math.min(one.x, other.x),
    top: Math.min(one.y, other.y),
    width: Math.abs(other.x - one.x),
    height: Math.abs(other.y - one.y),
  };
};
