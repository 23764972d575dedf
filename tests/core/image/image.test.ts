import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { fluidAttributes, pictureAttributes } from '../../../core/domain/image/attributes.ts';
import {
  imageSources,
  imageUrl,
  parseMediaPath,
  printMediaPath,
} from '../../../core/domain/image/image.ts';
import { parseSource } from '../../../core/domain/image/parse-source.ts';
import { presetOf } from '../../../core/domain/image/presets.ts';
import { printSource } from '../../../core/domain/image/sources.ts';
import { E } from '../../../core/fp.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';
import {
  anyDrawnPath,
  anyMediaPath,
  anyObjectSize,
  anyPreset,
  anySource,
} from '../../arbitraries/pictures.ts';

const mountains = 'leadimage/mountains-1/motif.jpg';

describe('media paths', () => {
  property.prop([anyMediaPath])('are read back as they were printed', (path) => {
    expect(parseMediaPath(printMediaPath(path))).toEqual(E.right(path));
  });

  property.prop([fc.string({ unit: anyCodePoint })])(
    'that are read print the same text',
    (text) => {
      const read = parseMediaPath(`/media/${text}`);
      if (E.isRight(read)) expect(printMediaPath(read.right)).toBe(`/media/${text}`);
    },
  );

  property.prop([
    fc.oneof(
      fc.tuple(
        anyMediaPath,
        fc.constantFrom('../', '..%2f', '%2e%2e/', './', '//', '\\', '\u0000', ' ', '?'),
      ),
      fc.tuple(anyDrawnPath, fc.constant('x')),
    ),
    fc.nat(),
  ])('are refused once anything is put into them', ([path, intruder], place) => {
    const text = printMediaPath(path);
    const at = place % (text.length + 1);
    expect(E.isLeft(parseMediaPath(text.slice(0, at) + intruder + text.slice(at)))).toBe(true);
  });

  property.prop([anyMediaPath, fc.integer({ min: 0, max: 9 })])(
    'have only the densities that their preset lists',
    (path, density) => {
      const listed = presetOf(path.preset).densities.some((known) => known === density);
      const text = printMediaPath(path).replace(/@\d/, `@${density}`);
      expect(E.isRight(parseMediaPath(text))).toBe(listed);
    },
  );

  test.each([
    ['/media', 'malformed-path'],
    ['/media/motif/auto/leadimage/mountains-1/motif.jpg', 'malformed-path'],
    [`/media/huge@1/auto/${mountains}`, 'unknown-preset'],
    [`/media/constructor@1/auto/${mountains}`, 'unknown-preset'],
    [`/media/open-graph@2/auto/${mountains}`, 'unknown-density'],
    [`/media/motif@3/auto/${mountains}`, 'unknown-density'],
    [`/media/motif@1/gif/${mountains}`, 'unknown-format'],
    ['/media/motif@1/auto/leadimage/mountains-1/motif.gif', 'unknown-ending'],
    ['/media/motif@1/auto/leadimage/volcano-1/motif.jpg', 'unknown-motif'],
    ['/media/motif@1/auto/leadimage/mountains-0/motif.jpg', 'seed-out-of-range'],
    ['/media/motif@1/auto/leadimage/mountains-01/motif.jpg', 'seed-out-of-range'],
    ['/media/motif@1/auto/leadimage/mountains-1000/motif.jpg', 'seed-out-of-range'],
    ['/media/room@1/auto/leadimage/room-cellar/room.jpg', 'unknown-room'],
    ['/media/tile@1/auto/leadimage/mug-1/still.jpg', 'unknown-still'],
    ['/media/tile@1/auto/leadimage/prints-0/still.jpg', 'seed-out-of-range'],
    ['/media/tile@1/auto/artwork/Elena/sage/de-DE/front.jpg', 'unknown-design'],
    ['/media/tile@1/auto/artwork/elena/sa..ge/de-DE/front.jpg', 'unknown-design'],
    ['/media/tile@1/auto/artwork/elena/sage/de-XX/front.jpg', 'unknown-locale'],
    ['/media/tile@1/auto/artwork/elena/sage/de-DE/rear.jpg', 'unknown-view'],
    ['/media/tile@1/auto/artwork/elena/sage+p..l/de-DE/front.jpg', 'unknown-design'],
    ['/media/tile@1/auto/paper/satin.jpg', 'unknown-material'],
    ['/media/tile@1/auto/paper/perlmutt/close.jpg', 'malformed-source'],
    ['/media/tile@1/auto/artwork/elena/sage/de-DE.jpg', 'malformed-source'],
    ['/media/room@1/auto/leadimage/room-living/motif.jpg', 'unknown-motif'],
    ['/media/motif@1/auto/leadimage/mountains-1/side/leinwand/900x600.jpg', 'unknown-view'],
    ['/media/motif@1/auto/leadimage/mountains-1/frontal/silk/900x600.jpg', 'unknown-material'],
    ['/media/motif@1/auto/leadimage/mountains-1/frontal/poster+gold/90x60.jpg', 'unknown-frame'],
    ['/media/motif@1/auto/leadimage/mountains-1/frontal/poster/49x60.jpg', 'size-out-of-range'],
    ['/media/motif@1/auto/leadimage/mountains-1/frontal/poster/5001x5000.jpg', 'size-out-of-range'],
    ['/media/motif@1/auto/leadimage/mountains-1/frontal/poster/601x100.jpg', 'size-out-of-range'],
    ['/media/motif@1/auto/leadimage/mountains-1/frontal/poster/0900x600.jpg', 'size-out-of-range'],
    ['/media/motif@1/auto/material/leinwand/x.jpg', 'malformed-source'],
    ['/media/motif@1/auto/secrets/leinwand.jpg', 'malformed-source'],
    ['/media/motif@1/auto/leadimage/../../etc/passwd.jpg', 'unknown-motif'],
  ])('%s is refused as %s', (path, kind) => {
    expect(parseMediaPath(path)).toMatchObject(E.left({ kind }));
  });
});

describe('sources', () => {
  property.prop([anySource])('are read back as they were printed', (source) => {
    expect(parseSource(printSource(source))).toEqual(E.right(source));
  });

  property.prop([anyObjectSize])('take 600 x 100 and no longer strip', ({ width, height }) => {
    const long = Math.max(width, height);
    const short = Math.min(width, height);
    const text = `leadimage/waves-2/frame/poster/${long}x${Math.floor((long - 1) / 6)}.jpg`;
    expect(E.isRight(parseSource(`leadimage/waves-2/frame/poster/${long}x${short}.jpg`))).toBe(
      true,
    );
    expect(E.isLeft(parseSource(text))).toBe(true);
  });
});

describe('image helper', () => {
  property.prop([anyPreset, anySource])(
    'agrees for typed and for untrusted input',
    (preset, source) => {
      const { densities } = presetOf(preset);
      expect(imageSources(preset, printSource(source), densities)).toEqual(
        E.right(pictureAttributes(preset, source)),
      );
    },
  );

  property.prop([anyPreset, anySource])(
    'offers only addresses that are answered',
    (preset, source) => {
      const { src, srcSet, width, height } = pictureAttributes(preset, source);
      const others = srcSet?.split(', ') ?? [];
      const addresses = [src, ...others.map((entry) => entry.split(' ')[0] ?? '')];
      expect(addresses.every((address) => E.isRight(parseMediaPath(address)))).toBe(true);
      expect({ width, height }).toEqual({
        width: presetOf(preset).width,
        height: presetOf(preset).height,
      });
    },
  );

  test('names each address once, and the density of all but the first', () => {
    const source = { kind: 'material', material: 'acrylglas' } as const;
    const { src, srcSet } = pictureAttributes('swatch', source);
    expect(src).toBe('/media/swatch@1/auto/material/acrylglas.jpg');
    expect(srcSet).toBe('/media/swatch@2/auto/material/acrylglas.jpg 2x');
    expect(pictureAttributes('placeholder', source).srcSet).toBeUndefined();
  });

  test('names widths where a box is not of the size of its preset', () => {
    const { srcSet, sizes, width } = fluidAttributes('swatch', 'material/acrylglas.jpg', '10vw');
    expect(srcSet).toBe(
      '/media/swatch@1/auto/material/acrylglas.jpg 168w, /media/swatch@2/auto/material/acrylglas.jpg 336w',
    );
    expect({ sizes, width }).toEqual({ sizes: '10vw', width: 168 });
  });

  test('refuses what the specification names', () => {
    expect(imageUrl({ preset: 'motif', source: mountains, provider: 'cloud' })).toEqual(
      E.left({ kind: 'unknown-provider', provider: 'cloud' }),
    );
    expect(imageUrl({ preset: 'motif', source: mountains, format: 'gif' })).toEqual(
      E.left({ kind: 'unknown-format', format: 'gif' }),
    );
    expect(imageSources('toString', mountains, [1])).toEqual(
      E.left({ kind: 'unknown-preset', preset: 'toString' }),
    );
    expect(imageSources('motif', mountains, [])).toEqual(E.left({ kind: 'empty-densities' }));
    expect(imageSources('motif', mountains, [1, 3])).toEqual(
      E.left({ kind: 'unknown-density', density: 3 }),
    );
    expect(imageSources('motif', null, [1])).toEqual(
      E.left({ kind: 'source-not-a-string', found: 'null' }),
    );
    expect(imageSources('motif', 7, [1])).toEqual(
      E.left({ kind: 'source-not-a-string', found: 'number' }),
    );
  });
});
