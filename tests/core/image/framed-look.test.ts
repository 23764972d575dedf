import { describe, expect, test } from 'vitest';

import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { matLookOf, shownGlass, shownMat } from '../../../core/domain/image/framed-look.ts';
import { parseSource } from '../../../core/domain/image/parse-source.ts';
import { pictureLooks } from '../../../core/domain/image/shown-options.ts';
import { printSource } from '../../../core/domain/image/sources.ts';
import { swatchSource } from '../../../core/domain/image/swatch-source.ts';
import { E } from '../../../core/fp.ts';

describe('a frame in a picture', () => {
  test.each([
    ['corner', 'holzrahmen', { matType: 'mat-creme', matSize: 60 }, 'mat-creme-60'],
    ['frontal', 'holzrahmen', { matType: 'mat-creme', matSize: 30 }, 'mat-creme-30'],
    ['frontal', 'holzrahmen', { matType: 'mat-weiss', matSize: 40 }, 'mat-weiss-40'],
    ['corner', 'holzrahmen', { matType: 'mat-none', matSize: 0 }, 'mat-none'],
    ['corner', 'fotorahmen', { matType: 'mat-schwarz', matSize: 30 }, 'mat-schwarz-30'],
    // The frame's own, one that nobody sells, one in a frame without place, one that is not seen.
    ['frontal', 'holzrahmen', { matType: 'mat-weiss', matSize: 30 }, undefined],
    ['corner', 'fotorahmen', { matType: 'mat-none', matSize: 0 }, undefined],
    ['corner', 'holzrahmen', { matType: 'mat-creme', matSize: 61 }, undefined],
    ['corner', 'artbox', { matType: 'mat-creme', matSize: 60 }, undefined],
    ['material', 'holzrahmen', { matType: 'mat-creme', matSize: 60 }, undefined],
  ] as const)('from %s of %s with %o shows the mat %s', (view, frame, mat, name) => {
    expect(shownMat(view, frame, mat)).toBe(name);
    expect(name === undefined ? mat : matLookOf(frame, name)).toMatchObject(mat);
  });

  test('has its own mat where none is named', () => {
    expect(matLookOf('holzrahmen')).toMatchObject({ matType: 'mat-weiss', matSize: 30 });
    expect(matLookOf('fotorahmen')).toMatchObject({ matType: 'mat-none', matSize: 0 });
  });

  test.each([
    ['corner', 'holzrahmen', 'museum-glass', 'museum-glass'],
    ['corner', 'holzrahmen', 'museum-acrylic', 'museum-glass'],
    ['corner', 'holzrahmen', undefined, undefined],
    ['frontal', 'holzrahmen', 'museum-glass', undefined],
    ['corner', 'artbox', 'museum-glass', undefined],
  ] as const)('from %s of %s with %s shows the glass %s', (view, frame, glass, shown) => {
    expect(shownGlass(view, frame, glass)).toBe(shown);
  });

  test.each([
    ['poster+holzrahmen+mat-weiss-30', 'mat-weiss-30'],
    ['poster+holzrahmen+mat-creme-61', 'mat-creme-61'],
    ['forexplatte+artbox+mat-creme-30', 'mat-creme-30'],
    ['poster+holzrahmen+museum-acrylic', 'museum-acrylic'],
    ['poster+holzrahmen+museum-glass+mat-creme-60', 'mat-creme-60'],
  ])('has one address: %s is refused', (surface, part) => {
    const refused = E.left({ kind: 'unknown-option', part });
    expect(parseSource(`leadimage/waves-1/corner/${surface}/600x400.jpg`)).toEqual(refused);
  });

  test.each(['+mat-creme-60', '+museum-glass', '+mat-creme-60+museum-glass'])(
    'has %s in pictures of the object alone: layers have a print of their own',
    (parts) => {
      const surface = `poster+holzrahmen${parts}`;
      const address = `leadimage/waves-1/corner/${surface}/600x400.jpg`;
      const read = parseSource(address);
      expect(E.isRight(read) && printSource(read.right)).toBe(address);
      const refused = E.left({ kind: 'unknown-option', part: surface });
      expect(parseSource(`layer/corner/${surface}/light.jpg`)).toEqual(refused);
    },
  );

  test('has looks beside its usual one', () => {
    const { frame, frames, options } = pictureLooks('poster', 'holzrahmen');
    expect([frame, options]).toEqual(['holzrahmen', { frontal: [], corner: [], material: [] }]);
    expect(frames).toContain('holzrahmen-eiche');
    expect(frames).not.toContain('holzrahmen-schwarz');
    const brushed = 'aludibond-materialausfuehrung-brushed';
    expect(pictureLooks('aludibond', 'schattenfuge-platte').options).toEqual({
      frontal: [],
      corner: [],
      material: [brushed],
    });
    const holes = 'aludibond-bohrung-corner-holes';
    expect(pictureLooks('aludibond')).toEqual({
      frame: undefined,
      frames: [],
      options: { frontal: [holes, brushed], corner: [holes, brushed], material: [brushed] },
    });
    expect(pictureLooks('leinwand').options).toEqual({
      frontal: [],
      corner: ['leinwand-keilrahmen-38mm', 'leinwand-rand-farbig', 'leinwand-rand-gespiegelt'],
      material: [],
    });
  });
});

test.each([
  'hanging/frame-nail/x',
  'layer',
  'layer/corner',
  'layer/corner/poster',
  'layer/corner/poster/light/x',
  'leadimage',
  'leadimage/card-1',
  'leadimage/card-1/still/x',
  'leadimage/card-1/still/x/y',
  'leadimage/moon-1/motif/x/y',
  'leadimage/moon-1/frontal',
  'leadimage/moon-1/frontal/poster',
  'leadimage/moon-01/motif',
  'leadimage/moon-1a/motif',
])('%s is the address of no picture', (stem) => {
  expect(E.isLeft(parseSource(`${stem}.jpg`))).toBe(true);
});

test('a swatch is a material, or a corner of its frame with the print in it', () => {
  for (const material of materialTypes)
    for (const frame of [undefined, ...frameTypes]) {
      const swatch = swatchSource(material, frame);
      expect(parseSource(printSource(swatch))).toEqual(E.right(swatch));
      expect(swatch).toMatchObject(
        frame === undefined
          ? { kind: 'material', material }
          : { kind: 'object', view: 'corner', material, frame },
      );
    }
});
