import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyHomography,
  cssMatrix,
  invertHomography,
  scaledAfter,
  scaledBefore,
  type Homography,
  type PlanePoint,
} from '../../../core/domain/preview/homography.ts';
import {
  leavesReach,
  placePrint,
  type PlacedFace,
  type SpacePrint,
} from '../../../core/domain/preview/place-print.ts';
import { pixelsPerCentimetre, type Scene } from '../../../core/domain/preview/scene.ts';
import {
  anyCamera,
  anyFrontalCamera,
  anySpacePrint,
  sceneWith,
} from '../../arbitraries/preview.ts';

/** A thousandth of a pixel: no screen shows less. */
const expectNear = (one: PlanePoint, other: PlanePoint, tolerance = 1e-3): void => {
  expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeLessThan(tolerance);
};

/** Where a camera sees a place in space: what the matrix says, and nothing else. */
const seenAt = (
  [u, v, w]: Scene['camera'],
  [x, y, z]: readonly [number, number, number],
): PlanePoint => {
  const of = (row: readonly [number, number, number, number]): number =>
    row[0] * x + row[1] * y + row[2] * z + row[3];
  return { x: of(u) / of(w), y: of(v) / of(w) };
};

const frontOf = (faces: readonly PlacedFace[]): PlacedFace => {
  const front = faces.find(({ side }) => side === 'front');
  if (front === undefined) throw new Error('The front is not seen.');
  return front;
};

/** What a browser does with a text of CSS `matrix3d` and a point of the element. */
const asBrowser = (text: string, { x, y }: PlanePoint): PlanePoint => {
  const m = text
    .replace(/^matrix3d\(|\)$/gu, '')
    .split(',')
    .map(Number);
  const column = (row: number): number =>
    (m[row] ?? 0) * x + (m[4 + row] ?? 0) * y + (m[12 + row] ?? 0);
  return { x: column(0) / column(3), y: column(1) / column(3) };
};

const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

describe('a print in a scene', () => {
  property.prop([anyCamera(), anySpacePrint()])(
    'has its corners where the camera sees them',
    (camera, print) => {
      const { quad, map, size } = frontOf(placePrint(sceneWith(camera), print));
      const z = print.depth + print.standOff;
      const [right, below] = [print.width / 2, print.height / 2];
      const corners = [
        [-right, -below],
        [right, -below],
        [right, below],
        [-right, below],
      ] as const;
      corners.forEach(([x, y], index) => {
        const expected = seenAt(camera, [x, y, z]);
        expectNear(quad[index] ?? { x: Number.NaN, y: 0 }, expected);
        const local = { x: x + right, y: y + below };
        expectNear(applyHomography(map, local), expected);
      });
      expect(size).toEqual({ width: print.width, height: print.height });
    },
  );

  property.prop([anyCamera(), anySpacePrint(), anyShare, anyShare])(
    'leads from every pixel of a face back to its millimetre',
    (camera, print, across, down) => {
      for (const { map, size } of placePrint(sceneWith(camera), print)) {
        const back = invertHomography(map);
        const place = { x: across * size.width, y: down * size.height };
        // A hundredth of a millimetre.
        expectNear(applyHomography(back, applyHomography(map, place)), place, 0.01);
      }
    },
  );

  property.prop([anyFrontalCamera(), anySpacePrint(), anySpacePrint()])(
    'is to scale: a centimetre is the same number of pixels in every size, across and down',
    (camera, one, other) => {
      const scene = sceneWith(camera);
      const scale = pixelsPerCentimetre(scene) ?? Number.NaN;
      for (const print of [one, other]) {
        // On the wall itself: what stands off it is nearer to the camera, and larger.
        const flat = { ...print, depth: 0, standOff: 0 };
        const [upperLeft, upperRight, , lowerLeft] = frontOf(placePrint(scene, flat)).quad;
        const tolerance = 1e-6 * scale * 300;
        expect(Math.abs(upperRight.x - upperLeft.x - (scale * print.width) / 10)).toBeLessThan(
          tolerance,
        );
        expect(Math.abs(lowerLeft.y - upperLeft.y - (scale * print.height) / 10)).toBeLessThan(
          tolerance,
        );
      }
    },
  );

  property.prop([
    anyCamera(),
    anySpacePrint(),
    anyShare,
    anyShare,
    fc.double({ min: 0.2, max: 3, noNaN: true }),
  ])(
    'lies at the same pixel in the browser and on the server, at every size of the picture',
    (camera, print, across, down, shown) => {
      const { map, size } = frontOf(placePrint(sceneWith(camera), print));
      // The browser: an element of half a pixel per millimetre, in a scene as large as `shown` says.
      const pixelsPerMillimetre = 0.5;
      const text = cssMatrix(scaledAfter(scaledBefore(map, 1 / pixelsPerMillimetre), shown));
      const inElement = {
        x: across * size.width * pixelsPerMillimetre,
        y: down * size.height * pixelsPerMillimetre,
      };
      const pixel = asBrowser(text, inElement);
      // The server asks from the pixel: which millimetre is there?
      const back = invertHomography(scaledAfter(map, shown));
      expectNear(
        applyHomography(back, pixel),
        { x: across * size.width, y: down * size.height },
        0.1,
      );
    },
  );

  property.prop([anyCamera(), anySpacePrint()])(
    'shares the lines of its edges with its front',
    (camera, print) => {
      const faces = placePrint(sceneWith(camera), print);
      const front = frontOf(faces);
      for (const { side, quad } of faces) {
        const [a, b, c, d] = quad;
        const [p, q, r, s] = front.quad;
        const shared = {
          right: [a, q, d, r],
          left: [b, p, c, s],
          top: [d, p, c, q],
          bottom: [a, s, b, r],
          front: [p, p, q, q],
        } as const;
        const [one, sameAsOne, other, sameAsOther] = shared[side];
        expectNear(one, sameAsOne);
        expectNear(other, sameAsOther);
      }
      expect(faces.at(-1)?.side).toBe('front');
    },
  );
});

const photoAt = ({ part }: PlacedFace, across: number, down: number): PlanePoint =>
  part === undefined
    ? { x: Number.NaN, y: Number.NaN }
    : {
        x: part.left + across * (part.right - part.left),
        y: part.top + down * (part.bottom - part.top),
      };

describe('the photo on a print', () => {
  const anyCrop = fc.tuple(anyShare, anyShare, anyShare, anyShare).map(([a, b, c, d]) => ({
    left: Math.min(a, b) * 0.5,
    right: 0.5 + Math.max(a, b) * 0.5,
    top: Math.min(c, d) * 0.5,
    bottom: 0.5 + Math.max(c, d) * 0.5,
  }));

  property.prop([anyCamera(), anySpacePrint(), anyCrop, anyShare])(
    'goes on from the front to an edge without a step',
    (camera, print, crop, along) => {
      const faces = placePrint(sceneWith(camera), print, crop);
      const front = frontOf(faces);
      for (const face of faces) {
        if (face.part === undefined || face.side === 'front') continue;
        const pairs = {
          right: [photoAt(face, 0, along), photoAt(front, 1, along)],
          left: [photoAt(face, 1, along), photoAt(front, 0, along)],
          top: [photoAt(face, along, 1), photoAt(front, along, 0)],
          bottom: [photoAt(face, along, 0), photoAt(front, along, 1)],
        } as const;
        const [edge, there] = pairs[face.side];
        expectNear(edge, there, 1e-9);
      }
    },
  );

  property.prop([anyCamera(), anySpacePrint(), anyCrop])(
    'is all of the crop, and nothing else',
    (camera, print, crop) => {
      const { part } = frontOf(placePrint(sceneWith(camera), print, crop));
      const inset = print.edge === 'umgeschlagen' ? print.depth : 0;
      const share = inset / (print.width + 2 * inset);
      expect(part?.left).toBeCloseTo(crop.left + share * (crop.right - crop.left), 9);
      expect(part?.right).toBeCloseTo(crop.right - share * (crop.right - crop.left), 9);
    },
  );

  /** Seen from the right and above, as the corners are. */
  const camera: Scene['camera'] = [
    [2, -0.2, -0.9, 500],
    [0.3, 2, 0.6, 300],
    [-0.0005, 0.0003, -0.001, 1],
  ];
  const corner = sceneWith(camera, {
    kind: 'corner',
    hang: { x: 1, y: 0 },
    reach: { left: -200, top: 0, width: 200, height: 150 },
  });
  const canvas: SpacePrint = {
    width: 600,
    height: 400,
    depth: 25,
    standOff: 0,
    edge: 'gespiegelt',
  };

  test('of a close view is what its reach shows', () => {
    const { part, size } = frontOf(placePrint(corner, canvas));
    expect(size).toEqual({ width: 200, height: 150 });
    expect(part).toEqual({ left: 2 / 3, top: 0, right: 1, bottom: 0.375 });
  });

  test('is mirrored, goes on, or gives way to a colour at the edge', () => {
    const rightOf = (edge: SpacePrint['edge']) =>
      placePrint(corner, { ...canvas, edge }).find(({ side }) => side === 'right');
    const mirrored = rightOf('gespiegelt')?.part;
    expect(mirrored?.left).toBe(1);
    expect(mirrored?.right).toBeCloseTo(1 - 25 / 600, 9);
    const around = rightOf('umgeschlagen')?.part;
    expect(around?.left).toBeCloseTo(1 - 25 / 650, 9);
    expect(around?.right).toBe(1);
    expect(rightOf('farbig')).toBeDefined();
    expect(rightOf('farbig')?.part).toBeUndefined();
  });

  test('shows no edge that the reach does not touch', () => {
    const sides = placePrint(corner, canvas).map(({ side }) => side);
    expect(sides).not.toContain('left');
    expect(sides).not.toContain('bottom');
  });
});

describe('the reach of a room', () => {
  const room = sceneWith(
    [
      [0.4, 0, 0, 600],
      [0, 0.4, 0, 300],
      [0, 0, -0.0002, 1],
    ],
    { kind: 'room', reach: { left: -850, top: -550, width: 1700, height: 1100 } },
  );

  test.each([
    [1700, 1100, false],
    [1701, 1100, true],
    [600, 1102, true],
  ])('%i × %i mm', (width, height, leaves) => {
    expect(leavesReach(room, { width, height })).toBe(leaves);
  });

  test('a plane seen from its edge has no way back', () => {
    const flat: Homography = [1, 0, 0, 0, 0, 0, 0, 0, 1];
    expect(applyHomography(invertHomography(flat), { x: 1, y: 2 }).x).toBeNaN();
    expect(pixelsPerCentimetre(room)).toBe(4);
  });
});
