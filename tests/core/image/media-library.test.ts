import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { parseMediaPath } from '../../../core/domain/image/image.ts';
import { leadImageAddress, mediaEndings } from '../../../core/domain/image/lead-image.ts';
import { isObjectSize, parseSource } from '../../../core/domain/image/parse-source.ts';
import { printSource, pictureViews } from '../../../core/domain/image/sources.ts';
import { E } from '../../../core/fp.ts';
import { anySource } from '../../arbitraries/pictures.ts';

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
    ['x'.repeat(200), 'unknown-ending', ''],
    ['x'.repeat(201), 'malformed-source', 'x'.repeat(200)],
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

describe('lead images', () => {
  const image = {
    id: 'mountains-1',
    view: 'frontal',
    material: 'leinwand',
    width: 900,
    height: 600,
  };

  property.prop([fc.constantFrom(...pictureViews), fc.constantFrom(...mediaEndings)])(
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

  test('name a frame by its type, or as it is produced; its usual form is the type alone', () => {
    const framed = (frame: string) => leadImageAddress({ ...image, material: 'poster', frame });
    const address = (surface: string) =>
      E.right(`leadimage/mountains-1/frontal/${surface}/900x600.jpg`);
    expect(framed('holzrahmen-eiche-geoelt')).toEqual(address('poster+holzrahmen-eiche-geoelt'));
    expect(framed('alurahmen-rund-schwarz')).toEqual(address('poster+alurahmen-rund-schwarz'));
    expect(framed('holzrahmen-schwarz')).toEqual(address('poster+holzrahmen'));
    expect(parseSource('leadimage/moon-2/corner/poster+fotorahmen-gold-matt/60x60.jpg')).toEqual(
      E.right({
        kind: 'object',
        motif: 'moon',
        seed: 2,
        view: 'corner',
        material: 'poster',
        frame: 'fotorahmen',
        producedFrame: 'fotorahmen-gold-matt',
        width: 60,
        height: 60,
      }),
    );
  });

  test.each([
    ['corner', 'leinwand+leinwand-keilrahmen-38mm+leinwand-rand-gespiegelt'],
    ['frontal', 'acrylglas+acrylglas-bohrung-corner-holes'],
    ['material', 'aludibond+aludibond-materialausfuehrung-brushed'],
    ['corner', 'aludibond+aludibond-bohrung-corner-holes+aludibond-materialausfuehrung-brushed'],
  ])('from %s show %s', (view, surface) => {
    const text = `leadimage/moon-2/${view}/${surface}/600x400.jpg`;
    const source = parseSource(text);
    expect(E.isRight(source) && printSource(source.right)).toBe(text);
    expect(source).toMatchObject({ right: { options: surface.split('+').slice(1) } });
  });

  test.each([
    // Not seen from there, not in that order, twice, of another material, of no look, in a frame.
    ['frontal', 'leinwand+leinwand-keilrahmen-38mm', 'leinwand-keilrahmen-38mm'],
    ['corner', 'leinwand+leinwand-rand-farbig+leinwand-keilrahmen-38mm', 'leinwand-rand-farbig'],
    ['corner', 'leinwand+leinwand-rand-farbig+leinwand-rand-farbig', 'leinwand-rand-farbig'],
    ['corner', 'acrylglas+acrylglas-druckverfahren-fineart', 'acrylglas-druckverfahren-fineart'],
    ['corner', 'poster+holzrahmen+leinwand-rand-farbig', 'leinwand-rand-farbig'],
    [
      'corner',
      'aludibond+schattenfuge-platte+aludibond-bohrung-corner-holes',
      'aludibond-bohrung-corner-holes',
    ],
  ])('from %s do not show %s', (view, surface, part) => {
    expect(parseSource(`leadimage/moon-2/${view}/${surface}/600x400.jpg`)).toEqual(
      E.left({ kind: 'unknown-option', part }),
    );
  });

  test.each(['holzrahmen-silk', 'holzrahmen-', 'schwarz', 'acrylglas-bohrung-corner-holes', ''])(
    'have no frame %j',
    (frame) => {
      expect(parseSource(`leadimage/moon-2/corner/poster+${frame}/600x400.jpg`)).toEqual(
        E.left({ kind: 'unknown-frame', part: frame }),
      );
    },
  );

  test('have five views and two endings', () => {
    expect(pictureViews).toEqual(['frame', 'perspective', 'corner', 'frontal', 'material']);
    expect(mediaEndings).toEqual(['jpg', 'png']);
  });

  property.prop([anySource])('are among the sources that print and read', (source) => {
    expect(parseSource(printSource(source))).toEqual(E.right(source));
  });
});
