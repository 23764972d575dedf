import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  coverCrop,
  openGraphCrop,
  openGraphSize,
  type ImageCrop,
} from '../../../core/domain/image/cover-crop.ts';
import {
  imageAspectRatio,
  parseAspectRatio,
  readImageSize,
  unknownImageSize,
  type ImageSize,
} from '../../../core/domain/image/image-size.ts';
import { defaultAspectRatio } from '../../../core/domain/image/presets.ts';
import { E } from '../../../core/fp.ts';

const anySide = fc.integer({ min: 1, max: 20_000 });

const anySize: fc.Arbitrary<ImageSize> = fc.record({ width: anySide, height: anySide });

const crop = (picture: ImageSize, frame: ImageSize): ImageCrop => {
  const cut = coverCrop(picture, frame);
  if (E.isLeft(cut)) throw new Error(cut.left.kind);
  return cut.right;
};

describe('coverCrop', () => {
  property.prop([anySize, anySize])(
    'lies inside the picture and touches two of its sides',
    (picture, frame) => {
      const { left, top, width, height } = crop(picture, frame);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      expect(left + width).toBeLessThanOrEqual(picture.width);
      expect(top + height).toBeLessThanOrEqual(picture.height);
      expect(width === picture.width || height === picture.height).toBe(true);
    },
  );

  property.prop([anySize, anySize])(
    'is centred, an odd rest going right or below',
    (picture, frame) => {
      const { left, top, width, height } = crop(picture, frame);
      expect([0, 1]).toContain(picture.width - width - 2 * left);
      expect([0, 1]).toContain(picture.height - height - 2 * top);
    },
  );

  property.prop([anySize, anySize])(
    'has the frame’s ratio to within half a pixel',
    (picture, frame) => {
      const { width, height } = crop(picture, frame);
      const offBy = width * frame.height - frame.width * height;
      const isThin = width === 1 || height === 1;
      if (!isThin)
        expect(Math.abs(offBy)).toBeLessThanOrEqual(Math.max(frame.width, frame.height) / 2);
    },
  );

  property.prop([anySize])('of a picture in its own ratio is the whole picture', (picture) => {
    const whole = { left: 0, top: 0, ...picture };
    expect(crop(picture, picture)).toEqual(whole);
    expect(crop(picture, { width: picture.width * 2, height: picture.height * 2 })).toEqual(whole);
  });

  property.prop([anySize, anySize])(
    'of a turned picture in a turned frame is turned',
    (picture, frame) => {
      const turned = ({ width, height }: ImageSize) => ({ width: height, height: width });
      const { left, top, ...size } = crop(picture, frame);
      expect(crop(turned(picture), turned(frame))).toEqual({
        left: top,
        top: left,
        ...turned(size),
      });
    },
  );

  test('of the open-graph picture is 1200 x 627', () => {
    expect(openGraphSize).toEqual({ width: 1200, height: 627 });
    expect(openGraphCrop({ width: 2400, height: 2000 })).toEqual(
      E.right({ left: 0, top: 373, width: 2400, height: 1254 }),
    );
    expect(openGraphCrop({ width: 3000, height: 627 })).toEqual(
      E.right({ left: 900, top: 0, width: 1200, height: 627 }),
    );
    expect(crop({ width: 5, height: 5000 }, { width: 1000, height: 1 })).toEqual({
      left: 0,
      top: 2499,
      width: 5,
      height: 1,
    });
  });

  test.each([
    { width: 0, height: 1 },
    { width: 1, height: 0 },
    { width: -1, height: 1 },
    { width: 1, height: -1 },
    { width: 1.5, height: 1 },
    { width: 1, height: 1.5 },
    { width: Number.NaN, height: 1 },
    unknownImageSize,
  ])('of %j is refused, as picture and as frame', (size) => {
    const refused = E.left({ kind: 'size-not-positive', size });
    expect(coverCrop(size, openGraphSize)).toEqual(refused);
    expect(coverCrop(openGraphSize, size)).toEqual(refused);
  });
});

describe('sizes', () => {
  property.prop([anySize, fc.jsonValue()])(
    'are read out of what is said of a picture',
    (size, more) => {
      expect(readImageSize({ ...size, more })).toEqual(E.right(size));
    },
  );

  property.prop([fc.jsonValue()])('are refused where they are not said', (metadata) => {
    expect(readImageSize(metadata)).toMatchObject({ left: { kind: 'image-metadata-unreadable' } });
  });

  property.prop([
    fc.anything({ withNullPrototype: true }),
    fc.anything({ withNullPrototype: true }),
  ])('of anything at all are refused in few words, whatever it is', (width, height) => {
    const size = readImageSize({ width, height: [height] });
    expect(size).toMatchObject({ left: { kind: 'image-metadata-unreadable' } });
    expect(E.isLeft(size) && 'found' in size.left && size.left.found.length).toBeLessThan(40);
  });

  test('without a text are refused as well', () => {
    const hostile = { width: { toString: 1, valueOf: 2 }, height: Object.create(null) };
    expect(readImageSize(hostile)).toEqual(
      E.left({ kind: 'image-metadata-unreadable', found: 'object x object' }),
    );
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'object'],
    ['900x600', 'string'],
    [{ width: 0, height: 5 }, '0 x 5'],
    [{ width: 5, height: 0 }, '5 x 0'],
    [{ width: '5', height: 5 }, 'string x 5'],
    [{ width: 5, height: null }, '5 x object'],
    [{ width: Number.NaN, height: -1 }, 'NaN x -1'],
    [{ width: 5, height: 1.5 }, '5 x 1.5'],
    [{ width: 5 }, '5 x undefined'],
  ])('of %j are refused', (metadata, found) => {
    expect(readImageSize(metadata)).toEqual(E.left({ kind: 'image-metadata-unreadable', found }));
  });

  property.prop([anySize, fc.integer({ min: 1, max: 50 })])(
    'have a ratio in lowest terms, whatever their scale',
    (size, times) => {
      const ratio = imageAspectRatio(size);
      const scaled = { width: size.width * times, height: size.height * times };
      expect(imageAspectRatio(scaled)).toBe(ratio);
      const read = parseAspectRatio(ratio);
      if (E.isLeft(read)) throw new Error(read.left.text);
      expect(read.right.width * size.height).toBe(read.right.height * size.width);
      expect(imageAspectRatio(read.right)).toBe(ratio);
    },
  );

  test('that are not known are 0, and count as square', () => {
    expect(unknownImageSize).toEqual({ width: 0, height: 0 });
    expect(imageAspectRatio(unknownImageSize)).toBe('1/1');
    expect(imageAspectRatio({ width: 5, height: 0 })).toBe(defaultAspectRatio);
    expect(imageAspectRatio({ width: 0, height: 5 })).toBe(defaultAspectRatio);
  });

  test.each([
    '',
    '1',
    '1/',
    '/1',
    '0/1',
    '1/0',
    '01/1',
    '1:1',
    '1/1/1',
    '-1/1',
    '1.5/1',
    'x1/1',
    '1/1x',
    '100000/1',
  ])('have no ratio %s', (text) => {
    expect(parseAspectRatio(text)).toEqual(E.left({ kind: 'malformed-aspect-ratio', text }));
  });
});
