import { test as property, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { E } from '../../../core/fp.ts';
import { parseScene, pixelsPerCentimetre } from '../../../core/domain/preview/scene.ts';
import { anyCamera, anyFrontalCamera, sceneWith } from '../../arbitraries/preview.ts';

describe('the geometry file of a scene', () => {
  property.prop([anyCamera()])('is read as it was written', (camera) => {
    const scene = sceneWith(camera, { shadow: { right: 1, down: 0.4, blur: 1, opacity: 0.4 } });
    const normal = { ...scene, camera: [camera[0], camera[1], [...camera[2].slice(0, 3), 1]] };
    const read = parseScene(JSON.parse(JSON.stringify(normal)));
    expect(E.isRight(read) && read.right).toEqual(JSON.parse(JSON.stringify(normal)));
  });

  property.prop([fc.anything()])('is never read out of anything else', (given) => {
    expect(E.isLeft(parseScene(given))).toBe(true);
  });

  const scene = sceneWith([
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 0, 1],
  ]);

  const span = { width: 400, height: 300, keep: 90 };
  const sheet = { inset: 0, height: 2 };
  const withDepth = (depth: readonly number[]) => [[1, 0, 0, 0], [0, 1, 0, 0], depth];

  test.each([
    [{ layers: ['light'] }, ['layers']],
    [{ layers: ['gloss'] }, ['layers']],
    [{ size: { width: 0, height: 10 } }, ['size']],
    [{ reach: { left: 0, top: 0, width: 0, height: 1 } }, ['reach']],
    [
      {
        camera: [
          [1, 0, 0, 0],
          [0, 1, 0, 0],
          [0, 0, 0, 2],
        ],
      },
      ['camera'],
    ],
    [{ span }, ['sheet']],
    [{ sheet }, ['span']],
    [{ span: { ...span, height: 180 }, sheet }, ['span']],
    [{ span: { ...span, keep: 0 }, sheet }, ['span']],
    [{ span, sheet: { ...sheet, inset: -1 } }, ['sheet']],
    [{ span, sheet: { ...sheet, height: 0 } }, ['sheet']],
    [{ span, sheet, camera: withDepth([0, 0.001, 0, 1]) }, ['camera']],
    [{ span, sheet, camera: withDepth([0.001, 0, 0, 1]) }, ['camera']],
    [{ span, sheet, camera: withDepth([0, 0, 0.001, 1]) }, ['camera']],
    [{ kind: 'card' }, ['kind']],
    [{ size: { width: 10, height: 0 } }, ['size']],
    [{ size: { width: 10.5, height: 10 } }, ['size']],
    [{ reach: { left: 0, top: 0, width: 1, height: 0 } }, ['reach']],
    [{ reach: { left: 0, top: 0, width: 1 } }, ['reach.height']],
    [{ hang: { x: 0 } }, ['hang.y']],
    [{ size: 3, hang: { y: 1 } }, ['size', 'hang.x']],
    [{ shadow: { right: 1, down: 1, blur: 1 } }, ['shadow.opacity']],
    [{ shade: { left: 1, right: 1, top: 1 } }, ['shade.bottom']],
    [{ moulding: { face: 1, gap: 1, depth: 1 } }, ['moulding.pixelsPerMillimetre']],
    [{ things: [{ name: 'chair', width: 1 }] }, ['things.height']],
    [
      {
        camera: [
          [1, 0, 0, 0],
          [0, 1, 0, Number.POSITIVE_INFINITY],
          [0, 0, 0, 1],
        ],
      },
      ['camera'],
    ],
  ])('is refused with %o', (wrong, keys) => {
    const read = parseScene({ ...scene, ...wrong });
    expect(E.isLeft(read) && read.left).toEqual({ kind: 'malformed-scene', keys });
  });
});

describe('the scale of a scene', () => {
  property.prop([anyFrontalCamera()])(
    'is known where the camera stands before the wall',
    (camera) => {
      expect(pixelsPerCentimetre(sceneWith(camera))).toBeCloseTo(camera[0][0] * 10, 9);
    },
  );

  const frontal = [
    [2, 0, 0, 0],
    [0, 2, 0, 0],
    [0, 0, 0, 1],
  ] as const;

  test.each([
    ['turned', [frontal[0], frontal[1], [0.0001, 0, 0, 1]]],
    ['tilted', [frontal[0], frontal[1], [0, 0.0001, 0, 1]]],
    ['leaning across', [[2, 0.1, 0, 0], frontal[1], frontal[2]]],
    ['leaning down', [frontal[0], [0.1, 2, 0, 0], frontal[2]]],
    ['stretched', [frontal[0], [0, 2.00001, 0, 0], frontal[2]]],
  ] as const)('is not known %s', (_name, camera) => {
    expect(pixelsPerCentimetre(sceneWith(frontal))).toBe(20);
    expect(pixelsPerCentimetre(sceneWith(camera))).toBeUndefined();
  });
});
