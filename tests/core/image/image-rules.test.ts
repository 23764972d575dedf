import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  coverCrop,
  openGraphCrop,
  openGraphSize,
  type ImageCrop,
} from '../../../core/domain/image/cover-crop.ts';
import { defaultPictureFormat } from '../../../core/domain/image/formats.ts';
import {
  applyImageLoad,
  initialImageLoad,
  showsImagePlaceholder,
  type ImageLoadEvent,
} from '../../../core/domain/image/image-load.ts';
import {
  imageAspectRatio,
  parseAspectRatio,
  readImageSize,
  unknownImageSize,
  type ImageSize,
} from '../../../core/domain/image/image-size.ts';
import { parseMediaPath } from '../../../core/domain/image/image.ts';
import { leadImageAddress, mediaEndings } from '../../../core/domain/image/lead-image.ts';
import { isObjectSize, parseSource } from '../../../core/domain/image/parse-source.ts';
import {
  placeholderData,
  placeholderImage,
  placeholderUrl,
} from '../../../core/domain/image/placeholder.ts';
import {
  defaultAspectRatio,
  imageDensities,
  imageQuality,
} from '../../../core/domain/image/presets.ts';
import { printSource, pictureViews } from '../../../core/domain/image/sources.ts';
import { E } from '../../../core/fp.ts';
import { anySource } from '../../arbitraries/pictures.ts';

const anySide = fc.integer({ min: 1, max: 20_000 });
const anySize: fc.Arbitrary<ImageSize> = fc.record({ width: anySide, height: anySide });

const crop = (picture: ImageSize, frame: ImageSize): ImageCrop => {
  const cut = coverCrop(picture, frame);
  if (E.isLeft(cut)) throw new Error(cut.left.kind);
  return cut.right;
};

describe('coverCrop', () => {
  test.prop([anySize, anySize])(
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

  test.prop([anySize, anySize])(
    'is centred, an odd rest going right or below',
    (picture, frame) => {
      const { left, top, width, height } = crop(picture, frame);
      expect([0, 1]).toContain(picture.width - width - 2 * left);
      expect([0, 1]).toContain(picture.height - height - 2 * top);
    },
  );

  test.prop([anySize, anySize])(
    'has the frame’s ratio to within half a pixel',
    (picture, frame) => {
      const { width, height } = crop(picture, frame);
      const offBy = width * frame.height - frame.width * height;
      const isThin = width === 1 || height === 1;
      if (!isThin)
        expect(Math.abs(offBy)).toBeLessThanOrEqual(Math.max(frame.width, frame.height) / 2);
    },
  );

  test.prop([anySize])('of a picture in its own ratio is the whole picture', (picture) => {
    const whole = { left: 0, top: 0, ...picture };
    expect(crop(picture, picture)).toEqual(whole);
    expect(crop(picture, { width: picture.width * 2, height: picture.height * 2 })).toEqual(whole);
  });

  test.prop([anySize, anySize])(
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
  test.prop([anySize, fc.jsonValue()])(
    'are read out of what is said of a picture',
    (size, more) => {
      expect(readImageSize({ ...size, more })).toEqual(E.right(size));
    },
  );

  test.prop([fc.jsonValue()])('are refused where they are not said', (metadata) => {
    expect(readImageSize(metadata)).toMatchObject({ left: { kind: 'image-metadata-unreadable' } });
  });

  test.each([
    [undefined, 'undefined'],
    [null, 'object'],
    ['900x600', 'string'],
    [{ width: 0, height: 5 }, '0 x 5'],
    [{ width: 5, height: 0 }, '5 x 0'],
    [{ width: '5', height: 5 }, '5 x 5'],
    [{ width: 5, height: 1.5 }, '5 x 1.5'],
    [{ width: 5 }, '5 x undefined'],
  ])('of %j are refused', (metadata, found) => {
    expect(readImageSize(metadata)).toEqual(E.left({ kind: 'image-metadata-unreadable', found }));
  });

  test.prop([anySize, fc.integer({ min: 1, max: 50 })])(
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

  test('that nobody knows are 0, and count as square', () => {
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

describe('the media library', () => {
  test.each([
    [600, 100, true],
    [100, 600, true],
    [601, 100, false],
    [100, 601, false],
    [50, 50, true],
    [49, 60, false],
    [60, 49, false],
    [5000, 5000, true],
    [5001, 5000, false],
    [100.5, 100, false],
    [100, 100.5, false],
  ])('has things of %d x %d millimetres: %s', (width, height, isThere) => {
    expect(isObjectSize(width, height)).toBe(isThere);
  });

  test.each([
    ['leadimage.jpg', 'malformed-source', 'leadimage'],
    ['.jpg', 'malformed-source', ''],
    ['leadimage/mountains-1.jpg', 'malformed-source', 'leadimage/mountains-1'],
    ['other/mountains-1/motif.jpg', 'malformed-source', 'other/mountains-1/motif'],
    ['leadimage/mountains-1/frontal.jpg', 'malformed-source', 'leadimage/mountains-1/frontal'],
    [
      'leadimage/mountains-1/motif/leinwand.jpg',
      'malformed-source',
      'leadimage/mountains-1/motif/leinwand',
    ],
    [
      'leadimage/room-living/room/leinwand.jpg',
      'malformed-source',
      'leadimage/room-living/room/leinwand',
    ],
    ['leadimage/mountains-1/motif/leinwand/900x600.jpg', 'unknown-view', 'motif'],
    ['leadimage/room-living/motif.jpg', 'unknown-motif', 'room'],
    ['leadimage/mountains-1/room.jpg', 'malformed-source', 'leadimage/mountains-1/room'],
    ['a/b/c/d/e/f.jpg', 'malformed-source', 'a/b/c/d/e/f'],
    ['leadimage/mountains-1/motif', 'unknown-ending', ''],
    ['leadimage/mountains-1/frontal/+artbox/900x600.jpg', 'unknown-material', ''],
    ['leadimage/mountains-1/frontal/poster/900x600x.jpg', 'size-out-of-range', '900x600x'],
    ['leadimage/mountains-1/frontal/poster/x900x600.jpg', 'size-out-of-range', 'x900x600'],
    ['x'.repeat(160), 'unknown-ending', ''],
    ['x'.repeat(161), 'malformed-source', 'x'.repeat(160)],
  ])('has nothing at %s', (text, kind, part) => {
    expect(parseSource(text)).toEqual(E.left({ kind, part }));
  });

  test('has 999 pictures of a motif', () => {
    expect(E.isRight(parseSource('leadimage/mountains-999/motif.jpg'))).toBe(true);
    expect(E.isLeft(parseSource('leadimage/mountains-1000/motif.jpg'))).toBe(true);
  });

  test('repeats no more of a wrong address than it must', () => {
    expect(parseMediaPath('x'.repeat(500))).toEqual(
      E.left({ kind: 'malformed-path', path: 'x'.repeat(166) }),
    );
  });
});

describe('placeholders', () => {
  test('are 10 x 10 at quality 50 and blur 3, over grey', () => {
    expect(placeholderImage).toEqual({
      width: 10,
      height: 10,
      quality: 50,
      blur: 3,
      colour: '#EFEFEF',
    });
  });

  test.prop([anySource])('have an address that is answered', (source) => {
    expect(parseMediaPath(placeholderUrl(source))).toEqual(
      E.right({ preset: 'placeholder', density: 1, format: 'auto', source }),
    );
  });

  test.prop([anySize])('are a grey box of any size', ({ width, height }) => {
    const data = placeholderData({ width, height });
    expect(decodeURIComponent(data)).toBe(
      `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#EFEFEF"/></svg>`,
    );
    expect(data).not.toMatch(/[<>"#\s]/u);
  });
});

describe('loading', () => {
  const anyEvent = fc.constantFrom<ImageLoadEvent>('load', 'error', 'source');

  test.prop([fc.array(anyEvent)])('shows the grey box after an error alone', (events) => {
    expect(showsImagePlaceholder(events.reduce(applyImageLoad, initialImageLoad))).toBe(
      events.at(-1) === 'error',
    );
  });

  test.prop([fc.array(anyEvent)])('clears the grey box with a later load', (events) => {
    const before = events.reduce(applyImageLoad, initialImageLoad);
    expect(applyImageLoad(applyImageLoad(before, 'error'), 'load')).toBe('loaded');
    expect(applyImageLoad(before, 'source')).toBe(initialImageLoad);
  });
});

describe('lead images', () => {
  const image = {
    id: 'mountains-1',
    view: 'frontal',
    material: 'leinwand',
    width: 900,
    height: 600,
  };

  test.prop([fc.constantFrom(...pictureViews), fc.constantFrom(...mediaEndings)])(
    'have an address in each view and ending',
    (view, ending) => {
      const address = leadImageAddress({ ...image, view, ending });
      expect(address).toEqual(E.right(`leadimage/mountains-1/${view}/leinwand/900x600.${ending}`));
      expect(E.isRight(address) && E.isRight(parseSource(address.right))).toBe(true);
    },
  );

  test('are jpg, and framed where a frame is named', () => {
    expect(leadImageAddress(image)).toEqual(
      E.right('leadimage/mountains-1/frontal/leinwand/900x600.jpg'),
    );
    expect(leadImageAddress({ ...image, material: 'acrylglas', frame: 'artbox' })).toEqual(
      E.right('leadimage/mountains-1/frontal/acrylglas+artbox/900x600.jpg'),
    );
  });

  test.each([
    [{ id: 'volcano-1' }, 'unknown-motif'],
    [{ view: 'below' }, 'unknown-view'],
    [{ material: 'silk' }, 'unknown-material'],
    [{ frame: 'gold' }, 'unknown-frame'],
    [{ width: 0 }, 'size-out-of-range'],
    [{ id: 'a/b' }, 'malformed-source'],
  ])('with %j are refused', (change, kind) => {
    expect(leadImageAddress({ ...image, ...change })).toMatchObject({ left: { kind } });
  });

  test('have five views and two endings', () => {
    expect(pictureViews).toEqual(['frame', 'perspective', 'corner', 'frontal', 'material']);
    expect(mediaEndings).toEqual(['jpg', 'png']);
  });

  test.prop([anySource])('are among the sources that print and read', (source) => {
    expect(parseSource(printSource(source))).toEqual(E.right(source));
  });
});

test('pictures are webp in densities 1 and 2 at quality 85', () => {
  expect(defaultPictureFormat).toBe('webp');
  expect(imageDensities).toEqual([1, 2]);
  expect(imageQuality).toBe(85);
});
