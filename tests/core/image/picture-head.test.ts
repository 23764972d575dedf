import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { readPictureHead } from '../../../core/domain/image/picture-head.ts';
import {
  anyJpegParts,
  jpegBytes,
  numberBytes,
  textBytes,
} from '../../arbitraries/picture-files.ts';

const pngBytes = (width: number, height: number): Uint8Array =>
  new Uint8Array([
    ...textBytes('\u0089PNG\r\n\u001a\n'),
    ...numberBytes(13, 4),
    ...textBytes('IHDR'),
    ...numberBytes(width, 4),
    ...numberBytes(height, 4),
  ]);

const webpBytes = (kind: string, content: readonly number[]): Uint8Array =>
  new Uint8Array([...textBytes('RIFF\0\0\0\0WEBP'), ...textBytes(kind), 0, 0, 0, 0, ...content]);

const heifBytes = (brand: string, ...sizes: readonly (readonly [number, number])[]): Uint8Array =>
  new Uint8Array([
    0,
    0,
    0,
    24,
    ...textBytes(`ftyp${brand}`),
    ...sizes.flatMap(([width, height]) => [
      0,
      0,
      0,
      20,
      ...textBytes('ispe\0\0\0\0'),
      ...numberBytes(width, 4),
      ...numberBytes(height, 4),
    ]),
  ]);

describe('the head of a picture', () => {
  property.prop([anyJpegParts])('says size and orientation of a JPEG, upright', (parts) => {
    const { width, height, orientation = 1 } = parts;
    expect(readPictureHead(jpegBytes(parts))).toEqual({
      type: 'jpg',
      orientation,
      size: orientation > 4 ? { width: height, height: width } : { width, height },
    });
  });

  property.prop([anyJpegParts, fc.nat(400)])(
    'that is cut anywhere says what it still has, or nothing',
    (parts, length) => {
      const whole = readPictureHead(jpegBytes(parts));
      const cut = readPictureHead(jpegBytes(parts).subarray(0, length));
      expect([whole?.size, undefined]).toContainEqual(cut?.size);
      expect(['jpg', undefined]).toContain(cut?.type);
    },
  );

  property.prop([
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom(
      '\u00ff\u00d8\u00ff',
      '\u0089PNG\r\n\u001a\n',
      'RIFF\0\0\0\0WEBP',
      '\0\0\0\0ftypheic',
      '',
    ),
  ])('is read from any bytes', (bytes, start) => {
    const head = readPictureHead(new Uint8Array([...textBytes(start), ...bytes]));
    const sides = [head?.size?.width ?? 1, head?.size?.height ?? 1];
    expect(sides.every((side) => Number.isSafeInteger(side) && side > 0)).toBe(true);
  });

  property.prop([fc.integer({ min: 1, max: 16_384 }), fc.integer({ min: 1, max: 16_384 })])(
    'says the size of PNG, WebP, AVIF and HEIC',
    (width, height) => {
      const size = { width, height };
      const less = (length: number, side: number) => numberBytes(side - 1, length).toReversed();
      const packed = numberBytes((height - 1) * 16_384 + width - 1, 4).toReversed();
      expect(readPictureHead(pngBytes(width, height))).toMatchObject({ type: 'png', size });
      const extended = webpBytes('VP8X', [0, 0, 0, 0, ...less(3, width), ...less(3, height)]);
      expect(readPictureHead(extended)).toMatchObject({ type: 'webp', size });
      expect(readPictureHead(webpBytes('VP8L', [0x2f, ...packed]))).toMatchObject({ size });
      expect(readPictureHead(heifBytes('avif', [1, 1], [width, height]))).toMatchObject({
        type: 'avif',
        size,
      });
      expect(readPictureHead(heifBytes('heic', [width, height], [1, 1]))).toMatchObject({
        type: 'heic',
        size,
      });
    },
  );

  test('says the size of a lossy WebP', () => {
    const lossy = webpBytes('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 0x40, 0x41, 0x10, 0x02]);
    expect(readPictureHead(lossy)).toMatchObject({ size: { width: 320, height: 528 } });
  });

  test.each(['GIF89a', '%PDF-1.7', 'II*\0', '<svg xmlns=', ''])('is undefined for %j', (text) => {
    expect(readPictureHead(new Uint8Array(textBytes(text)))).toBeUndefined();
  });
});

describe('the segments of a JPEG', () => {
  const segment = (marker: number, content: readonly number[]): readonly number[] => [
    0xff,
    marker,
    ...numberBytes(content.length + 2, 2),
    ...content,
  ];
  const frame = (marker: number, width = 640, height = 480): readonly number[] =>
    segment(marker, [8, ...numberBytes(height, 2), ...numberBytes(width, 2), 3]);
  const headOf = (...parts: readonly (readonly number[])[]) =>
    readPictureHead(new Uint8Array([0xff, 0xd8, ...parts.flat()]));
  const size = { width: 640, height: 480 };

  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])(
    'say its size where a frame starts: %i',
    (marker) => {
      expect(headOf(frame(marker))?.size).toEqual(size);
    },
  );

  test.each([0xc4, 0xc8, 0xcc, 0xbf, 0xda, 0xfe])('say nothing of it otherwise: %i', (marker) => {
    expect(headOf(frame(marker, 1, 1), frame(0xc0))?.size).toEqual(size);
  });

  test.each([[0xff], [0xff, 0xff], [0xff, 0x01], [0xff, 0xd0], [0xff, 0xd4], [0xff, 0xd8]])(
    'may be filled up, and stand beside markers without a length: %j',
    (...filling) => {
      expect(headOf(segment(0xe0, [1]), filling, frame(0xc0))?.size).toEqual(size);
    },
  );

  test('end where one has no length, and where the next does not begin', () => {
    expect(headOf([0xff, 0xe0, 0, 1], frame(0xc0))?.size).toBeUndefined();
    expect(headOf([0xff, 0xe0, 0, 2], frame(0xc0))?.size).toEqual(size);
    expect(headOf(segment(0xe0, []), [0], frame(0xc0))).toEqual({
      type: 'jpg',
      orientation: 1,
      size: undefined,
    });
  });

  test.each([
    [0, 480],
    [640, 0],
  ])('say no size without a side: %i × %i', (width, height) => {
    expect(headOf(frame(0xc0, width, height))?.size).toBeUndefined();
  });

  const entry = (tag: number, value: number): readonly number[] => [
    ...numberBytes(tag, 2),
    ...numberBytes(3, 2),
    ...numberBytes(1, 4),
    ...numberBytes(value, 2),
    0,
    0,
  ];
  const exif = (
    entries: readonly (readonly number[])[],
    { head = 'Exif\0\0', order = 'MM', count = entries.length, rest = [0, 0, 0, 0] } = {},
  ) =>
    segment(0xe1, [
      ...textBytes(head),
      ...textBytes(order),
      ...numberBytes(42, 2),
      ...numberBytes(8, 4),
      ...numberBytes(count, 2),
      ...entries.flat(),
      ...rest,
    ]);
  const stands = (...parts: readonly (readonly number[])[]) => headOf(...parts)?.orientation;

  test('say how it stands by the first entry of that name with a valid value', () => {
    expect(stands(exif([entry(0x0100, 3), entry(0x0112, 9), entry(0x0112, 6)]))).toBe(6);
    expect(stands(exif([entry(0x0112, 0)]))).toBe(1);
    expect(stands(exif([entry(0x0100, 6)]))).toBe(1);
    expect(stands(exif([entry(0x0112, 3)]), exif([entry(0x0112, 6)]))).toBe(3);
  });

  test('say it in EXIF alone, by a known order of bytes, within the directory', () => {
    const turned = [entry(0x0112, 6)];
    expect(stands(exif(turned, { head: 'http:/' }))).toBe(1);
    expect(stands(exif(turned, { order: 'XX' }))).toBe(1);
    expect(stands(exif(turned, { count: 0 }))).toBe(1);
    expect(stands(exif([], { rest: [...entry(0x0112, 6), 0, 0, 0, 0] }))).toBe(1);
    expect(stands(segment(0xe2, exif(turned).slice(4)))).toBe(1);
  });

  test('are searched so far, and no farther', () => {
    const others = Array.from({ length: 256 }, () => entry(0x0100, 1));
    expect(stands(exif([...others.slice(1), entry(0x0112, 6)]))).toBe(6);
    expect(stands(exif([...others, entry(0x0112, 6)]))).toBe(1);
  });
});

describe('a head without a size', () => {
  test.each([
    ['a PNG that begins otherwise', pngBytes(400, 300).map((byte, at) => (at === 12 ? 1 : byte))],
    ['a PNG without width', pngBytes(0, 300)],
    ['an unknown WebP', webpBytes('VP8Q', [0x2f, 0, 0, 0, 0])],
    ['a lossy WebP without height', webpBytes('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, 1, 0, 0, 0])],
    ['a WebP that ends', webpBytes('VP8L', [0x2f])],
    ['an extended WebP that ends', webpBytes('VP8X', [0, 0, 0, 0, 1, 0, 0])],
    ['an AVIF without an extent', heifBytes('avif')],
    ['an AVIF whose extent ends', heifBytes('avif', [400, 300]).slice(0, -1)],
  ])('is that of %s', (_name, bytes) => {
    expect(readPictureHead(bytes)).toMatchObject({ orientation: 1, size: undefined });
  });

  test('is read of the largest extent alone, the first of equal ones', () => {
    const sizes = [
      [1, 1],
      [20, 30],
      [30, 20],
      [2, 2],
    ] as const;
    const bytes = heifBytes('heic', ...sizes);
    expect(readPictureHead(bytes)?.size).toEqual({ width: 20, height: 30 });
    // Other boxes may hold larger numbers.
    const item = [...textBytes('infe\0\0\0\0'), ...numberBytes(900, 4), ...numberBytes(900, 4)];
    expect(readPictureHead(new Uint8Array([...bytes, ...item]))?.size).toEqual({
      width: 20,
      height: 30,
    });
  });
});
