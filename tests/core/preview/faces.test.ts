/** The faces of a print against an account of its own: millimetres in space, and a sheet unfolded. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyHomography,
  mappedAfter,
  movedAfter,
  scaledAfter,
} from '../../../core/domain/preview/homography.ts';
import {
  leavesReach,
  placePrint,
  printSides,
  type PhotoPart,
  type PrintSide,
  type SpacePrint,
} from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import { anyCamera, anySpacePrint, sceneWith } from '../../arbitraries/preview.ts';

type Range = readonly [from: number, to: number];
type Seen = { readonly x: Range; readonly y: Range };

const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

/** A close view or a room, hung anywhere, with a reach that shows some of the print, or nothing. */
const anyScene = (): fc.Arbitrary<Scene> =>
  fc
    .record({
      camera: anyCamera(),
      kind: fc.constantFrom('room', 'wall', 'corner', 'surface'),
      hang: fc.record({ x: fc.constantFrom(0, 0.5, 1), y: fc.constantFrom(0, 0.5, 1) }),
      reach: fc.record({
        left: fc.integer({ min: -2000, max: 1000 }),
        top: fc.integer({ min: -2000, max: 1000 }),
        width: fc.integer({ min: 1, max: 4000 }),
        height: fc.integer({ min: 1, max: 4000 }),
      }),
    })
    .map(({ camera, ...scene }) => sceneWith(camera, scene));

const isClose = ({ kind }: Scene): boolean => kind === 'corner' || kind === 'surface';

const outlineOf = ({ hang }: Scene, { width, height }: SpacePrint): Seen => ({
  x: [-hang.x * width, -hang.x * width + width],
  y: [-hang.y * height, -hang.y * height + height],
});

const clipped = ([from, to]: Range, start: number, length: number): Range => [
  Math.max(from, start),
  Math.min(to, start + length),
];

const seenOf = (scene: Scene, print: SpacePrint): Seen => {
  const { x, y } = outlineOf(scene, print);
  const { left, top, width, height } = scene.reach;
  return isClose(scene) ? { x: clipped(x, left, width), y: clipped(y, top, height) } : { x, y };
};

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

/** Whether a side's own line is within what is seen. */
const isLineSeen = (side: PrintSide, outline: Seen, seen: Seen): boolean =>
  ({
    front: true,
    left: isNear(outline.x[0], seen.x[0]),
    right: isNear(outline.x[1], seen.x[1]),
    top: isNear(outline.y[0], seen.y[0]),
    bottom: isNear(outline.y[1], seen.y[1]),
  })[side];

const between = ([from, to]: Range, share: number): number => from + share * (to - from);

/** The place in space at shares of a face, as it is looked at from outside. */
const placeOn = (
  side: PrintSide,
  { x, y }: Seen,
  z: number,
  depth: number,
  [across, down]: readonly [number, number],
) =>
  ({
    front: [between(x, across), between(y, down), z],
    left: [x[0], between(y, down), z - depth * (1 - across)],
    right: [x[1], between(y, down), z - depth * across],
    top: [between(x, across), y[0], z - depth * (1 - down)],
    bottom: [between(x, across), y[1], z - depth * down],
  })[side];

const seenAt = ([u, v, w]: Scene['camera'], [x = 0, y = 0, z = 0]: readonly number[]) => {
  const of = (row: readonly [number, number, number, number]): number =>
    row[0] * x + row[1] * y + row[2] * z + row[3];
  return { x: of(u) / of(w), y: of(v) / of(w) };
};

type Point = ReturnType<typeof seenAt>;

/** Above 0 where three points turn clockwise on the screen, as a face does that is seen from outside. */
const turn = (a: Point, b: Point, c: Point): number =>
  (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

/** The share of the photo at a place of the unfolded sheet: millimetres from the front's own corner. */
const onPhoto = (
  { edge, depth }: SpacePrint,
  length: number,
  unfolded: number,
  { from, to }: { readonly from: number; readonly to: number },
): number => {
  const reflected = unfolded < 0 ? -unfolded : unfolded > length ? 2 * length - unfolded : unfolded;
  const share =
    edge === 'umgeschlagen'
      ? (unfolded + depth) / (length + 2 * depth)
      : edge === 'gespiegelt'
        ? reflected / length
        : unfolded / length;
  return from + share * (to - from);
};

const unfoldedAt = (
  side: PrintSide,
  [x = 0, y = 0, z = 0]: readonly number[],
  front: number,
  outline: Seen,
) => {
  const back = front - z;
  const across = side === 'left' ? -back : side === 'right' ? back : 0;
  const down = side === 'top' ? -back : side === 'bottom' ? back : 0;
  return { x: x - outline.x[0] + across, y: y - outline.y[0] + down };
};

const crop: PhotoPart = { left: 0.1, top: 0.2, right: 0.7, bottom: 0.9 };

const checkFaces = (scene: Scene, print: SpacePrint, across: number, down: number): void => {
  const [outline, seen] = [outlineOf(scene, print), seenOf(scene, print)];
  const front = isClose(scene) ? 0 : print.depth + print.standOff;
  const isSeen = seen.x[1] > seen.x[0] && seen.y[1] > seen.y[0];
  const at = (side: PrintSide, u: number, v: number): readonly number[] =>
    placeOn(side, seen, front, print.depth, [u, v]);
  const turnOf = (side: PrintSide): number =>
    turn(
      seenAt(scene.camera, at(side, 0, 0)),
      seenAt(scene.camera, at(side, 1, 0)),
      seenAt(scene.camera, at(side, 1, 1)),
    );
  const faces = placePrint(scene, print, crop);
  // A face that is seen from its very edge may count as either.
  const isClear = (side: PrintSide): boolean => Math.abs(turnOf(side)) > 1e-6;
  const expected = printSides.filter(
    (side) =>
      isSeen &&
      (side === 'front' || print.depth > 0) &&
      isLineSeen(side, outline, seen) &&
      turnOf(side) > 0,
  );
  expect(faces.map(({ side }) => side).filter(isClear)).toEqual(expected.filter(isClear));
  for (const { side, map, size, part } of faces) {
    const place = at(side, across, down);
    const pixel = applyHomography(map, { x: across * size.width, y: down * size.height });
    const there = seenAt(scene.camera, place);
    expect(Math.hypot(pixel.x - there.x, pixel.y - there.y)).toBeLessThan(1e-3);
    const isBare = side !== 'front' && (print.edge === 'farbig' || print.edge === 'board');
    expect(part === undefined).toBe(isBare);
    if (part === undefined) continue;
    const { x, y } = unfoldedAt(side, place, front, outline);
    const inX = onPhoto(print, print.width, x, { from: crop.left, to: crop.right });
    const inY = onPhoto(print, print.height, y, { from: crop.top, to: crop.bottom });
    expect(between([part.left, part.right], across)).toBeCloseTo(inX, 9);
    expect(between([part.top, part.bottom], down)).toBeCloseTo(inY, 9);
  }
};

describe('the faces of a print', () => {
  property.prop([anyScene(), anySpacePrint(), anyShare, anyShare])(
    'are those whose outside and own line the camera sees, each millimetre and its photo in place',
    checkFaces,
  );

  const size = { width: 600, height: 400 };
  const whole = { left: -300, top: -200, ...size };

  test.each([
    [-1, -1, { ...whole, width: 200, height: 150 }],
    [1, -1, { ...whole, left: 100, width: 200, height: 150 }],
    [-1, 1, { ...whole, top: 50, width: 200, height: 150 }],
    [1, 1, { ...whole, left: 100, top: 50, width: 200, height: 150 }],
  ])('are three from each corner, whole or in part: %i, %i', (right, below, part) => {
    const camera: Scene['camera'] = [
      [1, 0, -0.4 * right, 600],
      [0, 1, -0.4 * below, 450],
      [0, 0, -0.0001, 1],
    ];
    for (const edge of ['umgeschlagen', 'gespiegelt', 'farbig'] as const)
      for (const reach of [whole, part]) {
        const scene = sceneWith(camera, { kind: 'corner', reach });
        const print = { ...size, depth: 40, standOff: 0, edge };
        checkFaces(scene, print, 0.25, 0.75);
        expect(placePrint(scene, print)).toHaveLength(3);
        const { left, top, width, height } = part;
        const opposite = { ...part, left: -left - width, top: -top - height };
        expect(placePrint({ ...scene, reach: opposite }, print)).toHaveLength(1);
      }
  });

  test('leave no reach that is as large, and one that is a millimetre smaller on any side', () => {
    expect(leavesReach({ hang: { x: 0.5, y: 0.5 }, reach: whole }, size)).toBe(false);
    for (const smaller of [
      { ...whole, left: -299 },
      { ...whole, top: -199 },
      { ...whole, width: 599 },
      { ...whole, height: 399 },
    ])
      expect(leavesReach({ hang: { x: 0.5, y: 0.5 }, reach: smaller }, size)).toBe(true);
  });

  property.prop([anyScene(), anySpacePrint()])(
    'leave the reach on one side at least',
    (scene, print) => {
      const { x, y } = outlineOf(scene, print);
      const { left, top, width, height } = scene.reach;
      const isInside = x[0] >= left && y[0] >= top && x[1] <= left + width && y[1] <= top + height;
      expect(leavesReach(scene, print)).toBe(!isInside);
    },
  );

  test.each([
    [{ left: 600, top: -200, width: 100, height: 100 }],
    [{ left: -300, top: 400, width: 100, height: 100 }],
    [{ left: 300, top: -200, width: 100, height: 100 }],
    [{ left: -300, top: 200, width: 100, height: 100 }],
  ])('are empty where the reach of a close view ends before the print: %o', (reach) => {
    const camera: Scene['camera'] = [
      [1, 0, -0.1, 600],
      [0, 1, -0.1, 450],
      [0, 0, -0.0001, 1],
    ];
    const print = { width: 600, height: 400, depth: 20, standOff: 0, edge: 'gespiegelt' } as const;
    expect(placePrint(sceneWith(camera, { kind: 'corner', reach }), print)).toEqual([]);
    expect(placePrint(sceneWith(camera, { kind: 'room', reach }), print)).not.toEqual([]);
  });

  property.prop([anyScene(), anySpacePrint()])(
    'show all of the photo where nothing is cut off',
    (scene, print) => {
      expect(placePrint(scene, print)).toEqual(
        placePrint(scene, print, { left: 0, top: 0, right: 1, bottom: 1 }),
      );
    },
  );
});

describe('a map of a plane', () => {
  const anyEntry = fc.integer({ min: 1, max: 9 });
  const anyMap = fc.tuple(
    ...([anyEntry, anyEntry, anyEntry, anyEntry, anyEntry, anyEntry] as const),
    ...([anyEntry, anyEntry, anyEntry] as const),
  );

  property.prop([anyMap, anyMap, anyEntry, anyEntry])(
    'after another leads where both lead in turn',
    (first, second, x, y) => {
      const there = applyHomography(second, applyHomography(first, { x, y }));
      const { x: right, y: down } = applyHomography(mappedAfter(first, second), { x, y });
      expect(right).toBeCloseTo(there.x, 9);
      expect(down).toBeCloseTo(there.y, 9);
    },
  );

  const anyNumber = fc.integer({ min: -500, max: 500 });
  const anyFactor = fc.double({ min: 0.1, max: 8, noNaN: true });

  property.prop([anyScene(), anySpacePrint(), anyNumber, anyNumber, anyFactor])(
    'is moved and scaled where it arrives',
    (scene, print, x, y, factor) => {
      for (const { map, size } of placePrint(scene, print)) {
        const place = { x: size.width / 3, y: size.height / 4 };
        const there = applyHomography(map, place);
        const moved = applyHomography(movedAfter(map, x, y), place);
        expect(moved.x).toBeCloseTo(there.x + x, 6);
        expect(moved.y).toBeCloseTo(there.y + y, 6);
        const scaled = applyHomography(scaledAfter(map, factor), place);
        expect(scaled.x).toBeCloseTo(there.x * factor, 6);
        expect(scaled.y).toBeCloseTo(there.y * factor, 6);
      }
    },
  );
});
