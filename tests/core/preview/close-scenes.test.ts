import { describe, expect, test } from 'vitest';

import { frameTypes, materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { sheetMeasures } from '../../../core/domain/catalogue/object-measures.ts';
import { closeScene, closeSize } from '../../../core/domain/preview/close-scenes.ts';
import { applyHomography } from '../../../core/domain/preview/homography.ts';
import { leavesReach } from '../../../core/domain/preview/place-print.ts';
import { parseScene } from '../../../core/domain/preview/scene.ts';
import { sheetDepth, spacePrintOf } from '../../../core/domain/preview/space-print.ts';
import { wallMap } from '../../../core/domain/preview/span.ts';
import { E } from '../../../core/fp.ts';

const objects = [
  ...materialTypes.map((material) => ({ material })),
  ...frameTypes.map((frame) => ({ material: 'poster' as const, frame })),
  { material: 'aludibond', options: ['aludibond-materialausfuehrung-brushed'] } as const,
];

describe('a close view', () => {
  test('is a scene that shows the place at which its print hangs, and less than all of it', () => {
    for (const view of ['corner', 'material'] as const)
      for (const object of objects) {
        const scene = closeScene(view, object);
        expect(parseScene(scene)).toEqual(E.right(scene));
        expect(scene).toMatchObject({ name: view, size: closeSize });
        expect(scene.layers).toEqual(['plate', 'light', 'shine']);
        expect(scene.kind).toBe(view === 'corner' ? 'corner' : 'surface');
        const { x, y } = applyHomography(wallMap(scene.camera), { x: 0, y: 0 });
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(closeSize.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(closeSize.height);
        const print = spacePrintOf({ ...object, width: 600, height: 400, matSize: 0 });
        expect(leavesReach(scene, print)).toBe(true);
      }
  });

  test('is another of brushed metal, and of a frame whatever is in it', () => {
    const [brushed, plain] = [['aludibond-materialausfuehrung-brushed'], []].map((options) =>
      closeScene('corner', { material: 'aludibond', options }),
    );
    expect(brushed?.camera).not.toEqual(plain?.camera);
    expect(closeScene('corner', { material: 'aludibond' })).toEqual(plain);
    expect(closeScene('corner', { material: 'leinwand', frame: 'artbox' })).toEqual(
      closeScene('corner', { material: 'poster', frame: 'artbox' }),
    );
  });
});

describe('a print as it is seen', () => {
  const size = { width: 600, height: 400 };

  test('is as thick as its material, canvas as its stretcher frame', () => {
    for (const material of materialTypes)
      expect(sheetDepth(material, [])).toBe(sheetMeasures[material].depth);
    expect(sheetDepth('leinwand', ['leinwand-keilrahmen-38mm'])).toBe(38);
    expect(sheetDepth('poster', ['leinwand-keilrahmen-38mm'])).toBe(0);
  });

  test.each([
    ['leinwand', [], 'umgeschlagen'],
    ['leinwand', ['leinwand-rand-farbig'], 'farbig'],
    ['acrylglas', [], 'gespiegelt'],
    ['echtglas', [], 'gespiegelt'],
    ['gallerybond', [], 'board'],
    ['poster', ['leinwand-rand-farbig'], 'board'],
  ] as const)('of %s with %j has the edge %s', (material, options, edge) => {
    expect(spacePrintOf({ material, options, ...size, matSize: 40 })).toEqual({
      ...size,
      depth: sheetDepth(material, options),
      standOff: 0,
      edge,
    });
  });

  test('has in a frame its front alone, and the mat around it', () => {
    expect(
      spacePrintOf({ material: 'acrylglas', frame: 'holzrahmen', ...size, matSize: 40 }),
    ).toEqual({ width: 680, height: 480, depth: 0, standOff: 0, edge: 'board' });
  });
});
