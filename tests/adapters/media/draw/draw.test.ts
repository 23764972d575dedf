import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { boxOfRatio } from '../../../../adapters/media/draw/motifs/composition.ts';
import { draw as drawOrCompose } from '../../../../adapters/media/draw-picture.ts';
import { drawPicture } from '../../../../adapters/media/draw/picture.ts';
import { noiseOf, randomOf } from '../../../../adapters/media/draw/random.ts';
import { materialTypes } from '../../../../core/domain/catalogue/materials.ts';
import {
  pictureMotifs,
  pictureRooms,
  pictureStills,
  pictureViews,
} from '../../../../core/domain/image/sources.ts';
import { imagePresets, isPresetName } from '../../../../core/domain/image/presets.ts';
import { shownOptionsOf } from '../../../../core/domain/image/shown-options.ts';
import type { DrawnSource } from '../../../../core/domain/image/sources.ts';
import { anyDrawnSource } from '../../../arbitraries/pictures.ts';

const isRenderedAlone = (source: DrawnSource): boolean =>
  source.kind === 'material' ||
  source.kind === 'hanging' ||
  (source.kind === 'still' && source.still === 'materials') ||
  (source.kind === 'object' && source.view === 'perspective');

const anyFlatSource = anyDrawnSource.filter((source) => !isRenderedAlone(source));

const anyRatio = fc.double({ min: 1 / 6, max: 6, noNaN: true });

const draw = (source: DrawnSource, ratio = 1.5): string =>
  drawPicture(source, ratio, Math.round(ratio * 100), 100);

const anyPreset = fc.constantFrom(...Object.keys(imagePresets).filter(isPresetName));

/** Whether every element that opens closes again, in order, and no number is broken. */
const isWellFormed = (svg: string): boolean => {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/gu,
  )) {
    if (closing === '/') {
      if (open.pop() !== name) return false;
    } else if (selfClosed !== '/') open.push(name);
  }
  return open.length === 0 && !/NaN|Infinity|undefined/u.test(svg);
};

const idsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/\sid="([^"]+)"/gu)].map(([, id = '']) => id);

const referencesOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/gu)].map(([, url, href]) => url ?? href ?? '');

describe('drawings', () => {
  property.prop([anyFlatSource, anyRatio], { numRuns: 40 })(
    'are well-formed, refer to what they define, and repeat exactly',
    (source, ratio) => {
      const svg = draw(source, ratio);
      const ids = idsOf(svg);
      expect(isWellFormed(svg)).toBe(true);
      expect(new Set(ids).size).toBe(ids.length);
      expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([]);
      expect(draw(source, ratio)).toBe(svg);
    },
  );

  property.prop(
    [
      fc.constantFrom(...pictureMotifs),
      fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 2 }),
    ],
    { numRuns: 30 },
  )('of different seeds differ', (motif, [one = 1, other = 2]) => {
    expect(draw({ kind: 'motif', motif, seed: one })).not.toBe(
      draw({ kind: 'motif', motif, seed: other }),
    );
  });

  test('of every motif, room and view differ', () => {
    const sources: readonly DrawnSource[] = [
      ...pictureMotifs.map((motif) => ({ kind: 'motif' as const, motif, seed: 1 })),
      ...pictureStills.flatMap((still) =>
        [1, 2, 3].map((seed) => ({ kind: 'still' as const, still, seed })),
      ),
      ...pictureRooms.map((room) => ({ kind: 'room' as const, room })),
      ...pictureViews.map((view) => ({
        kind: 'object' as const,
        motif: 'mountains' as const,
        seed: 1,
        view,
        material: 'leinwand' as const,
        width: 900,
        height: 600,
      })),
    ];
    const flat = sources.filter((source) => !isRenderedAlone(source));
    expect(new Set(flat.map((source) => draw(source))).size).toBe(flat.length);
  });
});

describe('every address of a drawn picture', () => {
  property.prop([anyDrawnSource, anyPreset], { numRuns: 150 })(
    'has a picture: what is not drawn has its scene',
    (source, preset) => {
      expect(() => drawOrCompose({ preset, density: 1, source })).not.toThrow();
    },
  );
});

describe('the composition', () => {
  property.prop([anyRatio, anyRatio])(
    'of a wider picture contains the narrower one',
    (one, other) => {
      const [narrow, wide] = [boxOfRatio(Math.min(one, other)), boxOfRatio(Math.max(one, other))];
      expect(narrow.width).toBeLessThanOrEqual(wide.width + 1e-9);
      expect(narrow.width / narrow.height).toBeCloseTo(Math.min(one, other), 6);
      expect(narrow.left + narrow.width / 2).toBeCloseTo(0, 6);
    },
  );
});

describe('seeded numbers', () => {
  property.prop([fc.integer({ min: 1, max: 1e6 }), fc.string()])(
    'stay in range',
    (seed, purpose) => {
      const random = randomOf(seed, purpose);
      const numbers = Array.from({ length: 50 }, random);
      expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
      expect(new Set(numbers).size).toBeGreaterThan(40);
    },
  );

  property.prop([
    fc.integer({ min: 1, max: 1e6 }),
    fc.double({ min: -1e4, max: 1e4, noNaN: true }),
  ])('make noise that is bounded and has no jumps', (seed, x) => {
    const noise = noiseOf(seed, 'test');
    expect(Math.abs(noise(x))).toBeLessThanOrEqual(1);
    expect(Math.abs(noise(x) - noise(x + 1e-4))).toBeLessThan(1e-3);
  });
});

describe('a material', () => {
  const cornerOf = (material: (typeof materialTypes)[number]): string =>
    draw({
      kind: 'object',
      motif: 'mountains',
      seed: 1,
      view: 'corner',
      material,
      width: 600,
      height: 400,
    });

  test('looks like no other one at its corner', () => {
    expect(new Set(materialTypes.map(cornerOf)).size).toBe(materialTypes.length);
  });

  test('shows what it is made of: fibres, a net, a board behind', () => {
    const patterns = (svg: string): number => svg.match(/<pattern /gu)?.length ?? 0;
    for (const [material, plain] of [
      ['hahnemuehle', 'poster'],
      ['pvcplane', 'klebefolie'],
    ] as const)
      expect(patterns(cornerOf(material))).toBeGreaterThan(patterns(cornerOf(plain)));
    expect(cornerOf('gallerybond')).toContain('#1d1f21');
    expect(cornerOf('acrylglas')).not.toContain('#1d1f21');
  });
});

describe('what is chosen', () => {
  const print = { kind: 'object', motif: 'city', seed: 2, width: 600, height: 400 } as const;

  const choices = materialTypes.flatMap((material) =>
    pictureViews.flatMap((view) =>
      shownOptionsOf(view, material)
        // Brushed metal is rendered: a drawing of it looks like any other metal.
        .filter((option) => !option.endsWith('-brushed'))
        .map((option) => ({ view, material, option })),
    ),
  );

  test.each(choices)('of $material is seen from $view: $option', ({ view, material, option }) => {
    const source = { ...print, view, material };
    const seen = (shown: DrawnSource): string =>
      isRenderedAlone(shown)
        ? drawOrCompose({ preset: 'tile', density: 1, source: shown }).digest
        : draw(shown);
    const chosen = seen({ ...source, options: [option] });
    expect(isWellFormed(chosen)).toBe(true);
    expect(chosen).not.toBe(seen(source));
  });

  test('makes canvas as deep as its stretcher frame', () => {
    const source = { ...print, view: 'corner', material: 'leinwand' } as const;
    expect(draw(source)).toContain('width="25"');
    expect(draw({ ...source, options: ['leinwand-keilrahmen-38mm'] })).toContain('width="38"');
  });

  test('gives a frame its colour', () => {
    const source = {
      ...print,
      view: 'corner',
      material: 'poster',
      frame: 'holzrahmen',
    } as const;
    const inColours = ['holzrahmen-eiche', 'holzrahmen-weiss', 'holzrahmen-rot'] as const;
    const drawings = inColours.map((producedFrame) => draw({ ...source, producedFrame }));
    expect(new Set([draw(source), ...drawings]).size).toBe(4);
  });
});
