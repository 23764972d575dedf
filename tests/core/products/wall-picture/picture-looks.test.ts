import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { glassTypes } from '../../../../core/domain/catalogue/frame-parts.ts';
import {
  frameTypes,
  materialTypes,
  matTypes,
} from '../../../../core/domain/catalogue/materials.ts';
import { optionTypes } from '../../../../core/domain/catalogue/options.ts';
import { producedFrames } from '../../../../core/domain/catalogue/produced-frame.ts';
import { parseSource } from '../../../../core/domain/image/parse-source.ts';
import { chosenLook } from '../../../../core/domain/products/wall-picture/picture-looks.ts';
import type { ChosenView } from '../../../../core/domain/image/shown-options.ts';
import { pictureLooks } from '../../../../core/domain/image/shown-options.ts';
import { printSource, type ObjectSource } from '../../../../core/domain/image/sources.ts';
import { E } from '../../../../core/fp.ts';

const anyView = fc.constantFrom<ChosenView>('frontal', 'corner', 'material');
const anyMaterial = fc.constantFrom(...materialTypes);
const anyFrame = fc.option(fc.constantFrom(...frameTypes), { nil: undefined });

/** What addresses may ask for: parts of this article or of another one, and names of nothing. */
const anyWish = fc.record({
  frameVariant: fc.option(
    fc.oneof(
      fc.constantFrom(...producedFrames).map(({ producedFrame }) => producedFrame),
      fc.string(),
    ),
    { nil: undefined },
  ),
  matType: fc.option(fc.oneof(fc.constantFrom(...matTypes), fc.string()), { nil: undefined }),
  matSize: fc.constantFrom(undefined, '0', '20', '30', '60', '61', 'x'),
  glassType: fc.option(fc.oneof(fc.constantFrom(...glassTypes), fc.string()), { nil: undefined }),
  optionTypes: fc.array(fc.oneof(fc.constantFrom(...optionTypes), fc.string())),
});

const sourceOf = (
  view: ChosenView,
  material: ObjectSource['material'],
  frame: ObjectSource['frame'],
  wish: Parameters<typeof chosenLook>[2],
): ObjectSource => ({
  kind: 'object',
  motif: 'waves',
  seed: 1,
  view,
  material,
  frame: view === 'material' ? undefined : frame,
  width: 600,
  height: 400,
  ...chosenLook(view, pictureLooks(material, frame), wish),
});

describe('what is chosen', () => {
  property.prop([anyView, anyMaterial, anyFrame, anyWish])(
    'has a picture in the media library, whatever is asked for',
    (view, material, frame, wish) => {
      const address = printSource(sourceOf(view, material, frame, wish));
      const read = parseSource(address);
      expect(E.isRight(read) && printSource(read.right)).toBe(address);
    },
  );

  test.each([
    [
      'corner',
      'leinwand',
      undefined,
      ['leinwand-rand-farbig', 'leinwand-keilrahmen-38mm'],
      'leinwand+leinwand-keilrahmen-38mm+leinwand-rand-farbig',
    ],
    ['frontal', 'leinwand', undefined, ['leinwand-rand-farbig'], 'leinwand'],
    [
      'corner',
      'leinwand',
      'schattenfuge-leinwand',
      ['leinwand-rand-farbig'],
      'leinwand+schattenfuge-leinwand',
    ],
    ['corner', 'forexplatte', 'schattenfuge-platte', [], 'forexplatte+schattenfuge-platte-eiche'],
    [
      'material',
      'aludibond',
      'schattenfuge-platte',
      ['aludibond-materialausfuehrung-brushed', 'aludibond-bohrung-corner-holes'],
      'aludibond+aludibond-materialausfuehrung-brushed',
    ],
    [
      'frontal',
      'aludibond',
      undefined,
      ['aludibond-bohrung-corner-holes'],
      'aludibond+aludibond-bohrung-corner-holes',
    ],
  ] as const)('from %s of %s in %s with %j is %s', (view, material, frame, chosen, surface) => {
    const source = sourceOf(view, material, frame, {
      optionTypes: chosen,
      frameVariant: 'schattenfuge-platte-eiche',
    });
    expect(printSource(source).split('/')[3]).toBe(surface);
  });

  test.each([
    ['corner', 'holzrahmen', { matType: 'mat-creme', matSize: '60' }, '+mat-creme-60'],
    ['frontal', 'holzrahmen', { matType: 'mat-creme', matSize: '60' }, '+mat-creme-60'],
    ['frontal', 'holzrahmen', { matType: 'mat-weiss', matSize: '30' }, ''],
    ['frontal', 'holzrahmen', { matType: 'mat-weiss', matSize: '40' }, '+mat-weiss-40'],
    ['corner', 'holzrahmen', { matType: 'mat-none' }, '+mat-none'],
    ['corner', 'fotorahmen', { matType: 'mat-none' }, ''],
    ['corner', 'fotorahmen', { matType: 'mat-schwarz' }, '+mat-schwarz-30'],
    ['corner', 'holzrahmen', { glassType: 'museum-glass' }, '+museum-glass'],
    ['corner', 'holzrahmen', { glassType: 'museum-acrylic' }, '+museum-glass'],
    ['frontal', 'holzrahmen', { glassType: 'museum-glass' }, ''],
    ['corner', 'artbox', { matType: 'mat-creme', glassType: 'museum-glass' }, ''],
  ] as const)('from %s in %s with %j adds %s', (view, frame, parts, added) => {
    const source = sourceOf(view, 'poster', frame, { optionTypes: [], ...parts });
    expect(printSource(source).split('/')[3]).toBe(`poster+${frame}${added}`);
  });
});
