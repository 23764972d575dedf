/** EXIF orientations: how a camera was held. Four of them turn a picture onto its side. */

/** 1 is upright; 5 to 8 exchange width and height; 2, 4, 5 and 7 are mirrored. */
export const exifOrientations = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** An orientation as EXIF numbers it. */
export type ExifOrientation = (typeof exifOrientations)[number];

/** Narrows a number to an EXIF orientation. */
export const isExifOrientation = (number: number): number is ExifOrientation =>
  exifOrientations.some((known) => known === number);

/** True for an orientation that exchanges width and height. */
export const isTurned = (orientation: ExifOrientation): boolean => orientation > 4;
