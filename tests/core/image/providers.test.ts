import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { pictureFormats } from '../../../core/domain/image/formats.ts';
import { imageErrorMeanings } from '../../../core/domain/image/image-errors.ts';
import { parseMediaPath } from '../../../core/domain/image/image.ts';
import { presetOf } from '../../../core/domain/image/presets.ts';
import {
  defaultImageProvider,
  imageProviders,
  isForeignSource,
  isImageProvider,
  parseImageAddress,
  printImageAddress,
  providedImageSet,
  providedImageUrl,
  type ImageAddress,
  type ImageHosts,
} from '../../../core/domain/image/providers.ts';
import { E } from '../../../core/fp.ts';
import { anyMediaPath, anyPreset } from '../../arbitraries/pictures.ts';

const hosts: ImageHosts = {
  'content-assets': 'https://assets.example',
  'image-cdn': 'https://cdn.example',
  local: 'https://shop.example',
};

const mountains = 'leadimage/mountains-1/motif.jpg';

const anyForeignSource = fc
  .array(fc.stringMatching(/^[\w-][\w.+-]{0,10}$/u), { minLength: 1, maxLength: 4 })
  .map((segments) => segments.join('/'));

const side = fc.integer({ min: 1, max: 99_999 });

const anyAddress: fc.Arbitrary<ImageAddress> = fc.oneof(
  anyMediaPath.map((path) => ({ provider: 'local' as const, path })),
  fc.record({
    provider: fc.constantFrom('content-assets' as const, 'image-cdn' as const),
    source: anyForeignSource,
    transform: fc.record({
      width: side,
      height: side,
      quality: fc.integer({ min: 1, max: 100 }),
      blur: fc.integer({ min: 0, max: 50 }),
      format: fc.constantFrom(...pictureFormats),
    }),
  }),
);

describe('addresses at a provider', () => {
  property.prop([anyAddress])('are read back as they were printed', (address) => {
    expect(parseImageAddress(hosts, printImageAddress(hosts, address))).toEqual(E.right(address));
  });

  property.prop([
    anyAddress,
    fc.constantFrom('../', '//', '%2e', ' ', '?', '\\', '0', 'x', '=', ':'),
    fc.nat(),
  ])('that are read print the same text', (address, intruder, place) => {
    const text = printImageAddress(hosts, address);
    const at = place % (text.length + 1);
    const changed = text.slice(0, at) + intruder + text.slice(at);
    const read = parseImageAddress(hosts, changed);
    expect(E.isLeft(read) ? changed : printImageAddress(hosts, read.right)).toBe(changed);
  });

  test('look as each provider wants them', () => {
    const transform = { width: 720, height: 480, quality: 85, blur: 0, format: 'auto' } as const;
    const print = (provider: 'content-assets' | 'image-cdn', change: object = {}) =>
      printImageAddress(hosts, {
        provider,
        source: 'f/1/a.jpg',
        transform: { ...transform, ...change },
      });
    expect(print('content-assets')).toBe(
      'https://assets.example/f/1/a.jpg/m/720x480/filters:quality(85)',
    );
    expect(print('content-assets', { blur: 3, format: 'webp' })).toBe(
      'https://assets.example/f/1/a.jpg/m/720x480/filters:quality(85):blur(3):format(webp)',
    );
    expect(print('image-cdn')).toBe(
      'https://cdn.example/image/format=auto,quality=85,width=720,height=480,fit=cover/f/1/a.jpg',
    );
    expect(print('image-cdn', { blur: 3, format: 'avif' })).toBe(
      'https://cdn.example/image/format=avif,quality=85,width=720,height=480,fit=cover,blur=3/f/1/a.jpg',
    );
  });

  test.each([
    ['https://elsewhere.example/a.jpg', 'unknown-provider'],
    ['https://assets.example.evil/a.jpg/m/1x1/filters:quality(85)', 'unknown-provider'],
    ['https://shop.example/other/a.jpg', 'unknown-provider'],
    ['https://shop.example/media/huge@1/auto/leadimage/moon-1/motif.jpg', 'unknown-preset'],
    ['https://assets.example/a.jpg', 'malformed-path'],
    ['https://assets.example/a.jpg/m/0x1/filters:quality(85)', 'malformed-path'],
    ['https://assets.example/a.jpg/m/1x1/filters:quality(101)', 'malformed-path'],
    [
      'https://cdn.example/image/format=auto,quality=101,width=1,height=1,fit=cover/a',
      'malformed-path',
    ],
    ['https://assets.example/a.jpg/m/1x1/filters:quality(85):format(auto)', 'malformed-path'],
    ['https://assets.example/a.jpg/m/1x1/filters:quality(85):format(gif)', 'unknown-format'],
    ['https://assets.example/../a.jpg/m/1x1/filters:quality(85)', 'malformed-source'],
    [
      'https://cdn.example/image/format=gif,quality=85,width=1,height=1,fit=cover/a',
      'unknown-format',
    ],
    [
      'https://cdn.example/image/format=auto,quality=85,width=1,height=1,fit=cover/a//b',
      'malformed-source',
    ],
    [
      'https://cdn.example/image/format=auto,quality=85,width=1,height=1,fit=fill/a',
      'malformed-path',
    ],
    ['https://cdn.example/a.jpg', 'malformed-path'],
  ])('%s is refused as %s', (address, kind) => {
    expect(parseImageAddress(hosts, address)).toMatchObject(E.left({ kind }));
  });

  test('have a quality of up to 100', () => {
    const address = 'https://assets.example/a.jpg/m/1x1/filters:quality(100)';
    expect(parseImageAddress(hosts, address)).toMatchObject({
      right: { transform: { quality: 100 } },
    });
  });

  test('say which part is wrong, and no more of it than is needed', () => {
    const long = 'x'.repeat(1_000);
    const wrong = parseImageAddress(hosts, `https://cdn.example/${long}`);
    expect(wrong).toEqual(E.left({ kind: 'malformed-path', path: `/${long}`.slice(0, 160) }));
    const loud = `/${long}/m/1x1/filters:quality(101)`;
    const refused = E.left({ kind: 'malformed-source', part: long.slice(0, 160) });
    expect(parseImageAddress(hosts, `https://assets.example${loud}`)).toEqual(refused);
    const tooLong = { provider: 'image-cdn', preset: 'motif', source: long };
    expect(providedImageUrl(hosts, tooLong)).toEqual(refused);
    expect(parseImageAddress(hosts, long)).toEqual(
      E.left({ kind: 'unknown-provider', provider: long.slice(0, 160) }),
    );
  });
});

describe('foreign sources', () => {
  property.prop([anyForeignSource])('are paths', (source) => {
    expect(isForeignSource(source)).toBe(source.length <= 500);
  });

  test.each(['', '/a', 'a/', 'a//b', '../a', 'a/../b', './a', '.a', 'a b', 'a%2f', 'a?b', 'ä'])(
    'are not %s',
    (text) => {
      expect(isForeignSource(text)).toBe(false);
    },
  );

  test('are of 500 characters at most', () => {
    expect(isForeignSource('a'.repeat(500))).toBe(true);
    expect(isForeignSource('a'.repeat(501))).toBe(false);
  });
});

describe('asking for a picture', () => {
  property.prop([anyPreset, fc.constantFrom(...imageProviders)])(
    'gives an address that is read back, in each density of its preset',
    (preset, provider) => {
      for (const density of presetOf(preset).densities) {
        const url = providedImageUrl(hosts, { provider, preset, source: mountains, density });
        if (E.isLeft(url)) throw new Error(url.left.kind);
        const read = parseImageAddress(hosts, url.right);
        if (E.isLeft(read)) throw new Error(read.left.kind);
        expect(read.right.provider).toBe(provider);
        const { width, height, quality, blur } = presetOf(preset);
        expect(read.right).toMatchObject(
          read.right.provider === 'local'
            ? { path: { preset, density, format: 'auto' } }
            : {
                source: mountains,
                transform: {
                  width: width * density,
                  height: height * density,
                  quality,
                  blur,
                  format: 'auto',
                },
              },
        );
      }
    },
  );

  test('goes to our own proxy in density 1 unless told otherwise', () => {
    const path = '/media/motif@1/auto/leadimage/mountains-1/motif.jpg';
    expect(providedImageUrl(hosts, { preset: 'motif', source: mountains })).toEqual(
      E.right(`https://shop.example${path}`),
    );
    expect(E.isRight(parseMediaPath(path))).toBe(true);
    expect(
      providedImageUrl(hosts, {
        preset: 'motif',
        source: mountains,
        density: 2,
        format: 'webp',
        provider: 'local',
      }),
    ).toEqual(E.right('https://shop.example/media/motif@2/webp/leadimage/mountains-1/motif.jpg'));
    expect(
      providedImageUrl(hosts, { provider: 'image-cdn', preset: 'placeholder', source: 'a.jpg' }),
    ).toEqual(
      E.right(
        'https://cdn.example/image/format=auto,quality=50,width=10,height=10,fit=cover,blur=3/a.jpg',
      ),
    );
  });

  test.each([
    [{ provider: 'cloud' }, { kind: 'unknown-provider', provider: 'cloud' }],
    [
      { provider: 'image-cdn', preset: 'huge' },
      { kind: 'unknown-preset', preset: 'huge' },
    ],
    [
      { provider: 'local', preset: 'huge' },
      { kind: 'unknown-preset', preset: 'huge' },
    ],
    [
      { provider: 'image-cdn', density: 3 },
      { kind: 'unknown-density', density: 3 },
    ],
    [
      { provider: 'image-cdn', source: null },
      { kind: 'source-not-a-string', found: 'null' },
    ],
    [
      { provider: 'image-cdn', source: 7 },
      { kind: 'source-not-a-string', found: 'number' },
    ],
    [
      { provider: 'content-assets', source: '../a' },
      { kind: 'malformed-source', part: '../a' },
    ],
    [
      { provider: 'image-cdn', format: 'auto,width=9' },
      { kind: 'unknown-format', format: 'auto,width=9' },
    ],
    [
      { provider: 'content-assets', format: 'png' },
      { kind: 'unknown-format', format: 'png' },
    ],
    [
      { provider: 'local', format: '../webp' },
      { kind: 'unknown-format', format: '../webp' },
    ],
    [{ source: undefined }, { kind: 'source-not-a-string', found: 'undefined' }],
  ])('with %j is refused', (change, refusal) => {
    const request = { preset: 'motif', source: mountains, ...change };
    expect(providedImageUrl(hosts, request)).toEqual(E.left(refusal));
  });

  test('in densities gives one address for each, and an empty list is refused', () => {
    const request = { provider: 'image-cdn', preset: 'circle', source: 'a.jpg' };
    const address = (width: number) =>
      `https://cdn.example/image/format=auto,quality=85,width=${width},height=${width},fit=cover/a.jpg`;
    expect(providedImageSet(hosts, request, [1, 2])).toEqual(
      E.right(`${address(76)} 1x, ${address(152)} 2x`),
    );
    expect(providedImageSet(hosts, request, [])).toEqual(E.left({ kind: 'empty-densities' }));
    expect(providedImageSet(hosts, request, [1, 3])).toEqual(
      E.left({ kind: 'unknown-density', density: 3 }),
    );
  });
});

describe('the tables', () => {
  test('have three providers, our own proxy being the default', () => {
    expect(imageProviders).toEqual(['content-assets', 'image-cdn', 'local']);
    expect(imageProviders.every(isImageProvider)).toBe(true);
    expect(isImageProvider('cloud')).toBe(false);
    expect(defaultImageProvider).toBe('local');
  });

  test('say of every refusal what it means', () => {
    expect(Object.keys(imageErrorMeanings)).toHaveLength(26);
    expect(new Set(Object.values(imageErrorMeanings)).size).toBe(26);
  });
});
