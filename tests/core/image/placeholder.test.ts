import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { defaultPictureFormat } from '../../../core/domain/image/formats.ts';
import {
  applyImageLoad,
  initialImageLoad,
  showsImagePlaceholder,
  type ImageLoadEvent,
} from '../../../core/domain/image/image-load.ts';
import { type ImageSize } from '../../../core/domain/image/image-size.ts';
import { parseMediaPath } from '../../../core/domain/image/image.ts';
import {
  placeholderData,
  placeholderImage,
  placeholderUrl,
  sourcePlaceholder,
} from '../../../core/domain/image/placeholder.ts';
import { imageDensities, imageQuality } from '../../../core/domain/image/presets.ts';
import { printSource } from '../../../core/domain/image/sources.ts';
import { E } from '../../../core/fp.ts';
import { anySource } from '../../arbitraries/pictures.ts';

const anySide = fc.integer({ min: 1, max: 20_000 });

const anySize: fc.Arbitrary<ImageSize> = fc.record({ width: anySide, height: anySide });

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

  property.prop([anySource])('have an address that is answered', (source) => {
    expect(sourcePlaceholder(printSource(source))).toBe(placeholderUrl(source));
    expect(parseMediaPath(placeholderUrl(source))).toEqual(
      E.right({ preset: 'placeholder', density: 1, format: 'auto', source }),
    );
  });

  property.prop([anySize])('are a grey box of any size', ({ width, height }) => {
    const data = placeholderData({ width, height });
    expect(decodeURIComponent(data)).toBe(
      `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#EFEFEF"/></svg>`,
    );
    expect(data).not.toMatch(/[<>"#\s]/u);
  });
});

describe('loading', () => {
  test('stays as it is after what is not an event', () => {
    // @ts-expect-error -- no picture says so
    expect(applyImageLoad('failed', 'toString')).toBe('failed');
  });

  const anyEvent = fc.constantFrom<ImageLoadEvent>('load', 'error', 'source');

  property.prop([fc.array(anyEvent)])('shows the grey box after an error alone', (events) => {
    expect(showsImagePlaceholder(events.reduce(applyImageLoad, initialImageLoad))).toBe(
      events.at(-1) === 'error',
    );
  });

  property.prop([fc.array(anyEvent)])('clears the grey box with a later load', (events) => {
    const before = events.reduce(applyImageLoad, initialImageLoad);
    expect(applyImageLoad(applyImageLoad(before, 'error'), 'load')).toBe('loaded');
    expect(applyImageLoad(before, 'source')).toBe(initialImageLoad);
  });
});

test('pictures are webp in densities 1 and 2 at quality 85', () => {
  expect(defaultPictureFormat).toBe('webp');
  expect(imageDensities).toEqual([1, 2]);
  expect(imageQuality).toBe(85);
});
