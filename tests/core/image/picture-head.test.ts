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
