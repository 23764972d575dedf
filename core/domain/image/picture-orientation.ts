/**
 * How a camera was held: 1 is upright; 5 to 8 exchange width and height; 2, 4, 5 and 7 are
 * mirrored.
 */
export const exifOrientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** As EXIF numbers it. */
export type ExifOrientation = (typeof exifOrientations)[number];

/** Guards an EXIF orientation. */
export const isExifOrientation = (number: number): number is ExifOrientation =>
  exifOrientations.some((known) => known === number);

/** Whether width and height are exchanged. */
export const isTurned = (orientation: ExifOrientation): boolean => orientation > 4;
