import fc from 'fast-check';

import type { SpacePrint } from '../../core/domain/preview/place-print.ts';
import type { Scene } from '../../core/domain/preview/scene.ts';

type Row = readonly [number, number, number, number];

const scaled = (row: Row, by: number): Row => [row[0] * by, row[1] * by, row[2] * by, row[3] * by];

/**
 * A camera that looks at the origin from a distance, turned to the side and tilted by less than 45
 * degrees, so that all of a print's plane within twice that distance lies before it.
 */
export const anyCamera = (): fc.Arbitrary<Scene['camera']> =>
  fc
    .record({
      turn: fc.double({ min: -0.6, max: 0.6, noNaN: true }),
      tilt: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      away: fc.double({ min: 6000, max: 20_000, noNaN: true }),
      focal: fc.double({ min: 500, max: 8000, noNaN: true }),
    })
    .map(({ turn, tilt, away, focal }) => {
      const [ct, st, ci, si] = [Math.cos(turn), Math.sin(turn), Math.cos(tilt), Math.sin(tilt)];
      // x, y and depth of a point as the camera has them; z comes towards the viewer.
      const x: Row = [ct, 0, st, 0];
      const y: Row = [st * si, ci, -ct * si, 0];
      const depth: Row = [st * ci, -si, -ct * ci, away];
      const onto = (axis: Row, middle: number): Row => [
        focal * axis[0] + middle * depth[0],
        focal * axis[1] + middle * depth[1],
        focal * axis[2] + middle * depth[2],
        focal * axis[3] + middle * depth[3],
      ];
      return [
        scaled(onto(x, 600), 1 / away),
        scaled(onto(y, 450), 1 / away),
        [depth[0] / away, depth[1] / away, depth[2] / away, 1],
      ] as const;
    });

/** A camera before the wall, whose centimetre is the same number of pixels everywhere. */
export const anyFrontalCamera = (): fc.Arbitrary<Scene['camera']> =>
  fc
    .record({
      scale: fc.double({ min: 0.05, max: 20, noNaN: true }),
      x: fc.integer({ min: 0, max: 1200 }),
      y: fc.integer({ min: 0, max: 900 }),
      away: fc.double({ min: 1000, max: 20_000, noNaN: true }),
    })
    .map(({ scale, x, y, away }) => [
      [scale, 0, -x / away, x],
      [0, scale, -y / away, y],
      [0, 0, -1 / away, 1],
    ]);

/** A scene with the camera; its reach is larger than any print. */
export const sceneWith = (camera: Scene['camera'], more: Partial<Scene> = {}): Scene => ({
  name: 'a-scene',
  kind: 'wall',
  size: { width: 1200, height: 900 },
  layers: ['plate', 'light'],
  camera,
  hang: { x: 0.5, y: 0.5 },
  reach: { left: -4000, top: -4000, width: 8000, height: 8000 },
  ...more,
});

/** A print in any of the sizes that the shop sells. */
export const anySpacePrint = (): fc.Arbitrary<SpacePrint> =>
  fc.record({
    width: fc.integer({ min: 50, max: 3000 }),
    height: fc.integer({ min: 50, max: 3000 }),
    depth: fc.integer({ min: 0, max: 45 }),
    standOff: fc.integer({ min: 0, max: 20 }),
    edge: fc.constantFrom('umgeschlagen', 'gespiegelt', 'farbig', 'board'),
  });
