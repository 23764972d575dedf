/** Beginnings of picture files, made byte by byte. */
import * as fc from 'fast-check';

import {
  exifOrientations,
  type ExifOrientation,
} from '../../core/domain/image/picture-orientation.ts';

/** A number in so many bytes, the most significant one first. */
export const numberBytes = (number: number, length: number): readonly number[] =>
  Array.from({ length }, (_, index) => Math.floor(number / 256 ** (length - 1 - index)) % 256);

/** Characters of one byte each. */
export const textBytes = (text: string): readonly number[] =>
  Array.from(text, (character) => character.charCodeAt(0));

const segment = (marker: number, content: readonly number[]): readonly number[] => [
  0xff,
  marker,
  ...numberBytes(content.length + 2, 2),
  ...content,
];

/** An EXIF segment that says an orientation, in either order of bytes. */
const exifSegment = (orientation: ExifOrientation, isLittle: boolean): readonly number[] => {
  const number = (value: number, length: number): readonly number[] =>
    isLittle ? numberBytes(value, length).toReversed() : numberBytes(value, length);
  const entry = (tag: number, value: number): readonly number[] => [
    ...number(tag, 2),
    ...number(3, 2),
    ...number(1, 4),
    ...number(value, 2),
    0,
    0,
  ];
  return segment(0xe1, [
    ...textBytes('Exif\0\0'),
    ...textBytes(isLittle ? 'II' : 'MM'),
    ...number(42, 2),
    ...number(8, 4),
    ...number(2, 2),
    ...entry(0x01_00, 7),
    ...entry(0x01_12, orientation),
    ...number(0, 4),
  ]);
};

/** What is put into a JPEG's beginning. */
type JpegParts = {
  readonly width: number;
  readonly height: number;
  readonly orientation: ExifOrientation | undefined;
  readonly isLittle: boolean;
  readonly others: readonly number[];
};

/** A JPEG as far as its size; what comes after that nobody reads for it. */
export const jpegBytes = (parts: JpegParts): Uint8Array => {
  const { width, height, orientation, isLittle, others } = parts;
  return new Uint8Array([
    0xff,
    0xd8,
    ...segment(0xe0, textBytes('JFIF\0')),
    ...(orientation === undefined ? [] : exifSegment(orientation, isLittle)),
    ...segment(0xdb, others),
    ...segment(0xc2, [8, ...numberBytes(height, 2), ...numberBytes(width, 2), 3]),
  ]);
};

const anySide = fc.integer({ min: 1, max: 65_535 });

/** The parts of a JPEG. */
export const anyJpegParts: fc.Arbitrary<JpegParts> = fc.record({
  width: anySide,
  height: anySide,
  orientation: fc.option(fc.constantFrom(...exifOrientations), { nil: undefined }),
  isLittle: fc.boolean(),
  others: fc.array(fc.nat(255), { maxLength: 80 }),
});
