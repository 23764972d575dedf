/** Pictures of the content space in the media library's addresses. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { assetPath, sourceOfAssetAddress } from '../../../core/domain/image/asset-source.ts';
import { parseMediaPath, printMediaPath } from '../../../core/domain/image/image.ts';
import { naturalSizeOf } from '../../../core/domain/image/natural-size.ts';
import { parseSource } from '../../../core/domain/image/parse-source.ts';
import { contentAssetUrl, isForeignSource } from '../../../core/domain/image/providers.ts';
import { printSource } from '../../../core/domain/image/sources.ts';
import { E } from '../../../core/fp.ts';
import { anyAsset } from '../../arbitraries/pictures.ts';

const window = 'asset/288868932106293/3000x2000/1f0c2d4b5a/window.jpg';

describe('an asset', () => {
  property.prop([anyAsset])('is read as it was printed', (asset) => {
    expect(parseSource(printSource(asset))).toEqual(E.right(asset));
  });

  property.prop([anyAsset])('has an address at the local proxy', (asset) => {
    const path = { preset: 'teaser', density: 2, format: 'auto', source: asset } as const;
    expect(parseMediaPath(printMediaPath(path))).toEqual(E.right(path));
  });

  property.prop([
    anyAsset,
    fc.constantFrom('../', './', '//', '%2e', ' ', '?', '#', '\\', ':', '@', 'ä', '\0'),
    fc.nat(),
  ])('is refused with anything else within it', (asset, intruder, place) => {
    const text = printSource(asset);
    const at = 'asset/'.length + (place % (text.length - 'asset/'.length));
    expect(E.isLeft(parseSource(text.slice(0, at) + intruder + text.slice(at)))).toBe(true);
  });

  property.prop([anyAsset])('lies at the vendor under a path without encoding', (asset) => {
    const path = assetPath(asset);
    expect(isForeignSource(path)).toBe(true);
    for (const host of ['https://a.storyblok.com', 'https://a-us.storyblok.com', '//h'])
      expect(parseSource(sourceOfAssetAddress(`${host}/${path}`))).toEqual(E.right(asset));
  });

  test('has the size that its address says', () => {
    expect(E.map(naturalSizeOf)(parseSource(window))).toEqual(
      E.right({ width: 3_000, height: 2_000 }),
    );
  });

  test('is asked for as the vendor’s image service is', () => {
    const transform = { width: 720, height: 480, quality: 85, blur: 0, format: 'webp' } as const;
    expect(contentAssetUrl('https://a.storyblok.com', 'f/1/3x2/ab/c.jpg', transform)).toBe(
      'https://a.storyblok.com/f/1/3x2/ab/c.jpg/m/720x480/filters:quality(85):format(webp)',
    );
  });

  test.each([
    ['asset/1/3x2/ab/logo.svg', 'vector-not-taken', 'logo.svg'],
    ['asset/1/x/ab/logo.SVG', 'vector-not-taken', 'logo.SVG'],
    ['asset/1/3x2/ab/film.mp4', 'unknown-ending', 'mp4'],
    ['asset/1/3x2/ab/film.jpg.exe', 'unknown-ending', 'exe'],
    ['asset/1/3x2/ab/film', 'malformed-source', 'asset/1/3x2/ab/film'],
    ['asset/1/3x2/ab/.jpg', 'malformed-source', 'asset/1/3x2/ab/.jpg'],
    ['asset/1/3x2/ab/a..jpg', 'malformed-source', 'asset/1/3x2/ab/a..jpg'],
    ['asset/1/3x2/../a.jpg', 'malformed-source', 'asset/1/3x2/../a.jpg'],
    ['asset/01/3x2/ab/a.jpg', 'malformed-source', 'asset/01/3x2/ab/a.jpg'],
    ['asset/1/3x2/ab/a.jpg/m', 'malformed-source', 'asset/1/3x2/ab/a.jpg/m'],
    ['asset/1/3x2/AB/a.jpg', 'malformed-source', 'asset/1/3x2/AB/a.jpg'],
    ['asset/', 'malformed-source', 'asset/'],
    ['asset/1/0x2/ab/a.jpg', 'size-out-of-range', '0x2'],
    ['asset/1/3x65536/ab/a.jpg', 'size-out-of-range', '3x65536'],
    ['asset/1/x/ab/a.jpg', 'size-out-of-range', 'x'],
  ])('is not %s', (text, kind, part) => {
    expect(parseSource(text)).toEqual(E.left({ kind, part }));
  });

  test('has an address of at most 320 characters', () => {
    const named = (length: number): string => `asset/1/3x2/ab/${'a'.repeat(length - 19)}.jpg`;
    expect(E.isRight(parseSource(named(320)))).toBe(true);
    expect(parseSource(named(321))).toEqual(
      E.left({ kind: 'malformed-source', part: named(321).slice(0, 200) }),
    );
  });

  test.each([
    'https://a.storyblok.com/f/1/3x2/ab/a.jpg?cv=1',
    'https://a.storyblok.com/f/1/3x2/ab/a.jpg#top',
    'http://a.storyblok.com/f/1/3x2/ab/a.jpg',
    'https://user@a.storyblok.com/f/1/3x2/ab/a.jpg',
    'https://a.storyblok.com/g/1/3x2/ab/a.jpg',
    'javascript://a/f/1/3x2/ab/a.jpg',
    'leadimage/moon-1/motif.jpg',
    '',
  ])('is not meant by %s', (text) => {
    expect(sourceOfAssetAddress(text)).toBe(text);
  });
});
