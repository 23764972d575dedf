/**
 * Makes the print file of a photo. Two passes: the crop is decoded line by line and resampled to the
 * print's pixels, which alone are held; they are then turned upright, get their margin and are
 * written. The same request makes the same bytes.
 */
import { stat } from 'node:fs/promises';

import sharp, { type Sharp } from 'sharp';

import type { ExifOrientation } from '../../core/domain/image/picture-orientation.ts';
import { isTurned } from '../../core/domain/image/picture-orientation.ts';
import { ownPictureLimits } from '../../core/domain/image/own-picture.ts';
import { printRaster, printSheet } from '../../core/domain/print/print-sheet.ts';
import { storedCrop } from '../../core/domain/print/stored-pixels.ts';
import { fileDigest } from '../shared/file-digest.ts';
import type { PhotoRequest, RenderResult, SheetFileType } from './rendering.ts';

/** How stored pixels are turned upright: mirrored across first, then turned clockwise. */
const turns = {
  1: { isMirrored: false, degrees: 0 },
  2: { isMirrored: true, degrees: 0 },
  3: { isMirrored: false, degrees: 180 },
  4: { isMirrored: true, degrees: 180 },
  5: { isMirrored: true, degrees: 270 },
  6: { isMirrored: false, degrees: 90 },
  7: { isMirrored: true, degrees: 90 },
  8: { isMirrored: false, degrees: 270 },
} as const satisfies Readonly<Record<ExifOrientation, object>>;

/** Unprinted material. */
const blank = '#ffffff';

const millimetresOfInch = 25.4;

const encoded = (picture: Sharp, type: SheetFileType, dotsPerInch: number): Sharp => {
  if (type === 'jpeg')
    return (
      picture
        // Its own tables would need all of the picture at once.
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
        .withDensity(dotsPerInch)
    );
  const density = dotsPerInch / millimetresOfInch;
  return picture.tiff({
    compression: 'deflate',
    predictor: 'horizontal',
    xres: density,
    yres: density,
    resolutionUnit: 'inch',
  });
};

/** Writes the file; rejects where the original is not the one that was ordered. */
export const renderPrint = async (request: PhotoRequest): Promise<RenderResult> => {
  const { original, output, picture, photo, type, profile } = request;
  if ((await fileDigest(original)) !== photo.digest) throw new Error('another original');
  const sheet = printSheet(picture);
  const raster = printRaster(sheet);
  const { orientation } = photo;
  const { isMirrored, degrees } = turns[orientation];
  const printed = raster.picture;
  // One pass of its own: what comes before in a pipeline would be held as a whole.
  const { data, info } = await sharp(original, {
    limitInputPixels: ownPictureLimits.pixels,
    failOn: 'truncated',
    sequentialRead: true,
  })
    .extract(storedCrop(photo.size, orientation, photo.crop))
    .resize({
      width: isTurned(orientation) ? printed.height : printed.width,
      height: isTurned(orientation) ? printed.width : printed.height,
      fit: 'fill',
      kernel: 'lanczos3',
    })
    .flatten({ background: blank })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const raw = { raw: { width, height, channels }, limitInputPixels: false } as const;
  const { beyond } = raster;
  const upright = sharp(data, raw)
    .flop(isMirrored)
    .rotate(degrees)
    .extend({
      top: beyond,
      bottom: beyond,
      left: beyond,
      right: beyond,
      ...(sheet.margin === 'plain'
        ? { extendWith: 'background', background: blank }
        : { extendWith: 'mirror' }),
    })
    .toColourspace('srgb')
    .withIccProfile(profile ?? 'srgb');
  await encoded(upright, type, raster.dotsPerInch).toFile(output);
  return { digest: await fileDigest(output), byteCount: (await stat(output)).size, type };
};
