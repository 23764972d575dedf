import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  frameDefaults,
  frameTypes,
  materialTypes,
  matTypes,
} from '../../../core/domain/catalogue/materials.ts';
import { exactMillimetres } from '../../../core/domain/format/format.ts';
import { stretcherFrames } from '../../../core/domain/format/stretcher-depths.ts';
import { mouldingMeasures, sheetMeasures } from '../../../core/domain/catalogue/object-measures.ts';
import { wallBody, type WallBodyChoice } from '../../../core/domain/image/wall-body.ts';
import { formatIn } from '../../arbitraries/format.ts';

const anyBare: fc.Arbitrary<WallBodyChoice> = fc.record({
  material: fc.constantFrom(...materialTypes),
  format: fc.constantFrom('cm' as const, 'in' as const).chain((unit) => formatIn(unit)),
  stretcher: fc.option(fc.constantFrom(...stretcherFrames), { nil: undefined }),
});

const anyMat = fc.record({
  matType: fc.constantFrom(...matTypes),
  matSize: fc.constantFrom(0, 30, 60),
});

const anyFramed = fc.record({
  bare: anyBare,
  frame: fc.constantFrom(...frameTypes),
  mat: fc.option(anyMat, { nil: undefined }),
});

describe('a wall picture in space', () => {
  property.prop([anyBare])('is its print alone without a frame', (choice) => {
    const { print, outer, frame, depth, edge } = wallBody(choice);
    expect(print).toEqual(exactMillimetres(choice.format));
    expect([outer, frame]).toEqual([print, undefined]);
    expect(edge).toBe(sheetMeasures[choice.material].edge);
    expect(depth).toBeGreaterThanOrEqual(0);
  });

  property.prop([anyFramed])('is as deep as its moulding, and wider by all around it', (given) => {
    const { bare, frame, mat } = given;
    const body = wallBody({ ...bare, frame, mat });
    const { face, gap, depth, colour } = mouldingMeasures[frame];
    const { matSize, matType } = mat ?? frameDefaults[frame];
    expect(body).toMatchObject({
      depth,
      frame: { face, gap, colour, mat: matSize, matType },
      edge: [colour, colour],
    });
    expect(body.outer.width - body.print.width).toBeCloseTo(2 * (face + gap + matSize));
    expect(body.outer.height - body.print.height).toBeCloseTo(2 * (face + gap + matSize));
  });

  property.prop([anyBare, fc.constantFrom('umgeschlagen', 'gespiegelt', 'farbig')])(
    'shows on its edges what was chosen for canvas, and nothing else on other materials',
    (choice, edgeStyle) => {
      const { edge } = wallBody({ ...choice, edgeStyle });
      const { edge: usual } = sheetMeasures[choice.material];
      if (choice.material !== 'leinwand') expect(edge).toBe(usual);
      else if (edgeStyle === 'farbig') expect(edge).toHaveLength(2);
      else expect(edge).toBe(edgeStyle === 'gespiegelt' ? 'mirror' : 'wrap');
    },
  );

  test('has the colour of its frame all around', () => {
    const format = { width: 600, height: 400, unit: 'cm' } as const;
    const body = wallBody({
      material: 'poster',
      frame: 'holzrahmen',
      frameColour: '#d8c3a5',
      format,
    });
    expect(body.frame?.colour).toBe('#d8c3a5');
    expect(body.edge).toEqual(['#d8c3a5', '#d8c3a5']);
  });

  test.each([
    ['cm', undefined, 25],
    ['cm', '38mm', 38],
    ['in', undefined, 25.4],
    ['in', '38mm', 38.1],
  ] as const)('of canvas in %s is as deep as its stretcher frame %s', (unit, stretcher, depth) => {
    const format = { width: 600, height: 400, unit };
    const body = wallBody({ material: 'leinwand', format, stretcher });
    expect(body.depth).toBeCloseTo(depth);
    expect(body.edge).toBe('wrap');
  });

  test.each([
    ['acrylglas', 6],
    ['aludibond', 3],
    ['forexplatte', 10],
    ['poster', 0],
  ] as const)('of %s is %d mm thick, whatever its stretcher frame', (material, depth) => {
    const format = { width: 600, height: 400, unit: 'cm' } as const;
    expect(wallBody({ material, format, stretcher: '38mm' }).depth).toBe(depth);
  });
});

test('the frames of the catalogue are black, and each is deeper than a board', () => {
  for (const { colour, depth } of Object.values(mouldingMeasures)) {
    expect(colour).toMatch(/^#[0-4][\da-f][0-4][\da-f][0-4][\da-f]$/u);
    expect(depth).toBeGreaterThan(20);
  }
});
