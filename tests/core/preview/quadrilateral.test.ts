import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyHomography,
  invertHomography,
  movedBefore,
} from '../../../core/domain/preview/homography.ts';
import { placePrint } from '../../../core/domain/preview/place-print.ts';
import {
  checkQuadrilateral,
  homographyOfRectangle,
  type Quadrilateral,
} from '../../../core/domain/preview/quadrilateral.ts';
import { E } from '../../../core/fp.ts';
import { anyCamera, sceneWith } from '../../arbitraries/preview.ts';

const rightOf = <Value>(answer: E.Either<object, Value>): Value => {
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

const anyThing = fc.record({
  width: fc.integer({ min: 150, max: 2000 }),
  height: fc.integer({ min: 150, max: 2000 }),
});

/** So small that no side is too short for it: cameras of the tests differ by far. */
const photo = { width: 100, height: 100 };

/** A rectangle around the scene's origin, as a camera sees it: geometry that knows no corners. */
const seen = (camera: Parameters<typeof sceneWith>[0], size: { width: number; height: number }) => {
  const face = placePrint(sceneWith(camera), { ...size, depth: 0, standOff: 0, edge: 'board' })[0];
  if (face === undefined) throw new Error('It is not seen.');
  return face;
};

const square: Quadrilateral = [
  { x: 100, y: 100 },
  { x: 200, y: 100 },
  { x: 200, y: 200 },
  { x: 100, y: 200 },
];

const refusalOf = (corners: Quadrilateral, longer = 400) =>
  E.match(
    ({ kind }: { readonly kind: string }) => kind,
    () => 'accepted',
  )(checkQuadrilateral(corners, { width: longer, height: 300 }));

describe('a rectangle of known size in a photo', () => {
  property.prop([anyCamera(), anyThing])(
    'has its corners where they were marked',
    (camera, size) => {
      const { quad } = seen(camera, size);
      const map = rightOf(homographyOfRectangle(size, quad, photo));
      const [right, down] = [size.width, size.height];
      [
        { x: 0, y: 0 },
        { x: right, y: 0 },
        { x: right, y: down },
        { x: 0, y: down },
      ].forEach((corner, index) => {
        const at = applyHomography(map, corner);
        expect(at.x).toBeCloseTo(quad[index]?.x ?? Number.NaN, 4);
        expect(at.y).toBeCloseTo(quad[index]?.y ?? Number.NaN, 4);
      });
    },
  );

  property.prop([
    anyCamera(),
    anyThing,
    fc.double({ min: -2, max: 3, noNaN: true }),
    fc.double({ min: -2, max: 3, noNaN: true }),
  ])('tells the scale of the whole wall, as the camera sees it', (camera, size, x, y) => {
    const { quad, map } = seen(camera, size);
    const found = rightOf(homographyOfRectangle(size, quad, photo));
    const place = { x: x * size.width, y: y * size.height };
    const [at, expected] = [applyHomography(found, place), applyHomography(map, place)];
    expect(at.x).toBeCloseTo(expected.x, 2);
    expect(at.y).toBeCloseTo(expected.y, 2);
    // There and back.
    const back = applyHomography(invertHomography(found), at);
    expect(Math.hypot(back.x - place.x, back.y - place.y)).toBeLessThan(0.1);
    // A part of it, from its own corner.
    const moved = applyHomography(movedBefore(found, place), { x: 10, y: 20 });
    const direct = applyHomography(found, { x: place.x + 10, y: place.y + 20 });
    expect(moved.x).toBeCloseTo(direct.x, 6);
    expect(moved.y).toBeCloseTo(direct.y, 6);
  });

  const [a, b, c, d] = square;
  const origin = { x: 0, y: 0 };
  test.each([
    ['accepted', square],
    ['quadrilateral-crossed', [b, a, c, d]],
    ['quadrilateral-crossed', [a, d, c, b]],
    ['quadrilateral-crossed', [a, b, { x: 120, y: 120 }, d]],
    ['quadrilateral-collinear', [a, b, { x: 150, y: 150 }, d]],
    ['quadrilateral-collinear', [a, { x: 150, y: 100 }, b, d]],
    // Nearly on one line, by the sine of the angle whatever the sides.
    ['quadrilateral-collinear', [origin, { x: 100, y: 0 }, { x: 200, y: 9 }, { x: 100, y: 200 }]],
    ['accepted', [origin, { x: 100, y: 0 }, { x: 200, y: 11 }, { x: 100, y: 200 }]],
    ['quadrilateral-too-small', [a, a, c, d]],
    ['quadrilateral-too-small', [a, b, c, { x: Number.NaN, y: 200 }]],
    ['quadrilateral-too-small', [a, b, c, { x: Number.POSITIVE_INFINITY, y: 200 }]],
  ] as const satisfies readonly (readonly [string, Quadrilateral])[])(
    'is %s for %j',
    (expected, corners) => {
      expect(refusalOf(corners)).toBe(expected);
    },
  );

  test('is too small where a pixel beside a corner would be a centimetre', () => {
    expect(refusalOf(square, 5000)).toBe('accepted');
    expect(refusalOf(square, 5001)).toBe('quadrilateral-too-small');
  });

  property.prop([fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 8, maxLength: 8 })])(
    'is refused, or shows every place within it before the camera',
    (numbers) => {
      const at = (index: number) => ({
        x: numbers[2 * index] ?? 0,
        y: numbers[2 * index + 1] ?? 0,
      });
      const corners: Quadrilateral = [at(0), at(1), at(2), at(3)];
      const map = homographyOfRectangle({ width: 1, height: 1 }, corners, photo);
      if (E.isLeft(map)) return;
      const [, , , , , , g, h] = map.right;
      expect(Math.min(1, 1 + g, 1 + h, 1 + g + h)).toBeGreaterThan(0);
    },
  );
});
