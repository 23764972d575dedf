/**
 * Reads a picture's first bytes: type by its magic bytes (names can lie), size and EXIF
 * orientation. Total over all bytes; what is missing is undefined.
 */
import type { ImageSize } from './image-size.ts';
import { bigEndian, holdsText, littleEndian, type ReadNumber } from './picture-bytes.ts';
import { isExifOrientation, isTurned, type ExifOrientation } from './picture-orientation.ts';
import { toolboxFileTypeOf } from '../toolbox/toolbox-file.ts';
import { oneOf } from '../text/one-of.ts';

const pictureFileTypes = ['jpg', 'png', 'webp', 'avif', 'heic'] as const;

export type PictureFileType = (typeof pictureFileTypes)[number];

const isPictureFileType = oneOf(pictureFileTypes);

/** As far as the first bytes hold it. */
export type PictureHead = {
  readonly type: PictureFileType;
  readonly orientation: ExifOrientation;
  /** Upright; undefined where the bytes do not reach to it. */
  readonly size: ImageSize | undefined;
};

type Found = Pick<PictureHead, 'orientation' | 'size'>;

const upright: Found = { orientation: 1, size: undefined };

const sizeOf = (width: number | undefined, height: number | undefined): ImageSize | undefined =>
  width === undefined || height === undefined || width < 1 || height < 1
    ? undefined
    : { width, height };

const orientationTag = 0x01_12;

/** Cameras write some twenty; of more, the rest is ignored. */
const mostEntries = 256;

/** In the first directory of a TIFF structure. */
const tiffOrientation = (bytes: Uint8Array, start: number): ExifOrientation => {
  const isLittle = holdsText(bytes, start, 'II');
  if (!isLittle && !holdsText(bytes, start, 'MM')) return 1;
  const read: ReadNumber = isLittle ? littleEndian(bytes) : bigEndian(bytes);
  const directory = start + (read(start + 4, 4) ?? Number.NaN);
  const count = Math.min(mostEntries, read(directory, 2) ?? 0);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    const value = read(entry, 2) === orientationTag ? read(entry + 8, 2) : undefined;
    if (value !== undefined && isExifOrientation(value)) return value;
  }
  return 1;
};

/** Start-of-frame markers tell a JPEG's size; the markers of tables in the same range do not. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const exifSegment = 0xe1;

const readJpeg = (bytes: Uint8Array): Found => {
  const read = bigEndian(bytes);
  let exif: ExifOrientation | undefined;
  let place = 2;
  while (read(place, 1) === 0xff) {
    const marker = read(place + 1, 1) ?? 0;
    // Fill bytes, and markers that stand alone.
    if (marker === 0xff) place += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) place += 2;
    else {
      if (isFrame(marker))
        return { orientation: exif ?? 1, size: sizeOf(read(place + 7, 2), read(place + 5, 2)) };
      if (marker === exifSegment && holdsText(bytes, place + 4, 'Exif\0\0'))
        exif ??= tiffOrientation(bytes, place + 10);
      // Less than its own two bytes leads to these, which cannot begin a marker.
      place += 2 + (read(place + 2, 2) ?? 0);
    }
  }
  return { orientation: exif ?? 1, size: undefined };
};

const readPng = (bytes: Uint8Array): Found => {
  const read = bigEndian(bytes);
  return holdsText(bytes, 12, 'IHDR')
    ? { ...upright, size: sizeOf(read(16, 4), read(20, 4)) }
    : upright;
};

const fourteenBits = 0x3f_ff;

const webpSize = (bytes: Uint8Array): ImageSize | undefined => {
  const read = littleEndian(bytes);
  const more = (number: number | undefined): number | undefined =>
    number === undefined ? undefined : number + 1;
  const low = (number: number | undefined): number | undefined =>
    number === undefined ? undefined : number % (fourteenBits + 1);
  if (holdsText(bytes, 12, 'VP8X')) return sizeOf(more(read(24, 3)), more(read(27, 3)));
  if (holdsText(bytes, 12, 'VP8 ')) return sizeOf(low(read(26, 2)), low(read(28, 2)));
  if (!holdsText(bytes, 12, 'VP8L')) return undefined;
  const packed = read(21, 4);
  return packed === undefined
    ? undefined
    : sizeOf(more(low(packed)), more(low(Math.floor(packed / (fourteenBits + 1)))));
};

/** A box's name as a number. */
const imageExtents = 0x69_73_70_65;

/** The largest size in a HEIF container, which may hold tiles and a preview too. */
const heifSize = (bytes: Uint8Array): ImageSize | undefined => {
  const read = bigEndian(bytes);
  let largest: ImageSize | undefined;
  for (let place = bytes.indexOf(0x69); place !== -1; place = bytes.indexOf(0x69, place + 1)) {
    if (read(place, 4) !== imageExtents) continue;
    const size = sizeOf(read(place + 8, 4), read(place + 12, 4));
    const area = (one: ImageSize): number => one.width * one.height;
    if (size !== undefined && (largest === undefined || area(size) > area(largest))) largest = size;
  }
  return largest;
};

const readers: Readonly<Record<PictureFileType, (bytes: Uint8Array) => Found>> = {
  jpg: readJpeg,
  png: readPng,
  webp: (bytes) => ({ ...upright, size: webpSize(bytes) }),
  avif: (bytes) => ({ ...upright, size: heifSize(bytes) }),
  heic: (bytes) => ({ ...upright, size: heifSize(bytes) }),
};

/** Undefined where the bytes begin as no known type. */
export const readPictureHead = (bytes: Uint8Array): PictureHead | undefined => {
  const type = toolboxFileTypeOf(bytes);
  if (type === undefined || !isPictureFileType(type)) return undefined;
  const { orientation, size } = readers[type](bytes);
  const turned = size && { width: size.height, height: size.width };
  return { type, orientation, size: isTurned(orientation) ? turned : size };
};
