import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { locales } from '../../../core/domain/locale/locales.ts';
import { applyHomography, type PlanePoint } from '../../../core/domain/preview/homography.ts';
import {
  doorSizeOf,
  knownThingLimits,
  sheetSizeOf,
  turnedLike,
} from '../../../core/domain/preview/known-things.ts';
import {
  applyWallCommand,
  canHang,
  hangOnWall,
  pictureOnWall,
  unmarkedWall,
  wallCorners,
  wallOf,
  wallWayOfKey,
  wallWays,
  type WallCommand,
  type WallMarks,
  type WallMeasures,
} from '../../../core/domain/preview/own-wall.ts';
import { E } from '../../../core/fp.ts';

const measures: WallMeasures = {
  photo: { width: 2400, height: 1800 },
  thing: { width: 210, height: 297 },
  print: { width: 900, height: 600 },
  step: 12.7,
};

/** Two pixels for each millimetre: a wall of 1.2 × 0.9 m, from the front. */
const taps: readonly PlanePoint[] = [
  { x: 990, y: 603 },
  { x: 1410, y: 603 },
  { x: 1410, y: 1197 },
  { x: 990, y: 1197 },
];

const after = (
  commands: readonly WallCommand[],
  from = unmarkedWall(measures.photo),
  given = measures,
): WallMarks => commands.reduce((marks, command) => applyWallCommand(marks, command, given), from);

const tapped = after(taps.map((at) => ({ kind: 'tap', at }) as const));
const hung = after([{ kind: 'hang' }], tapped);

const anyPlace = fc.record({
  x: fc.double({ min: -500, max: 3000 }),
  y: fc.double({ min: -500, max: 3000 }),
});

const anyCorner = fc.constantFrom(0, 1, 2, 3);

const anyCommand: fc.Arbitrary<WallCommand> = fc.oneof(
  fc.record({ kind: fc.constant('tap'), at: anyPlace }),
  fc.record({ kind: fc.constant('select'), corner: anyCorner }),
  fc.record({ kind: fc.constant('place'), corner: anyCorner, at: anyPlace }),
  fc.record({ kind: fc.constant('drag'), from: anyPlace, to: anyPlace }),
  fc.record({
    kind: fc.constant('step'),
    way: fc.constantFrom(...wallWays),
  }),
  fc.constantFrom({ kind: 'hang' } as const, { kind: 'mark' } as const),
);

describe('marks on a photo of a wall', () => {
  test('ask for four corners in turn, and stay at the last', () => {
    expect(unmarkedWall(measures.photo)).toMatchObject({ placed: 0, selected: 0 });
    expect(tapped).toEqual({ corners: taps, placed: 4, selected: 3 });
    expect(wallCorners).toHaveLength(4);
    const moved = after([{ kind: 'tap', at: { x: 995, y: 1190 } }], tapped);
    expect(moved.corners[3]).toEqual({ x: 995, y: 1190 });
  });

  test('are moved by keys without a pointer', () => {
    const step = { kind: 'step', way: 'left' } as const;
    const moved = after([{ kind: 'select', corner: 2 }, step], tapped);
    expect(moved.corners[2]).toEqual({ x: 1410 - 0.002 * 2400, y: 1197 });
    expect(after([{ kind: 'select', corner: 1 }, step]).placed).toBe(2);
    expect(
      wallWays.map((way) => wallWayOfKey(`Arrow${way[0]?.toUpperCase()}${way.slice(1)}`)),
    ).toEqual(wallWays);
    expect(wallWayOfKey('constructor')).toBeUndefined();
  });

  test.each([
    [{ width: 2000, height: 1000 }, [840, 280, 1160, 720]],
    [{ width: 1000, height: 2000 }, [340, 780, 660, 1220]],
  ] as const)('wait in the middle of %o, upright', (photo, [left, top, right, bottom]) => {
    expect(unmarkedWall(photo).corners).toEqual([
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ]);
  });

  test('are placed one by one, at places only, and not while the picture hangs', () => {
    const place = { kind: 'place', corner: 1, at: { x: 1400, y: 610 } } as const;
    expect(after([place])).toMatchObject({ placed: 2, selected: 1 });
    expect(after([place], tapped)).toEqual({
      corners: taps.toSpliced(1, 1, place.at),
      placed: 4,
      selected: 1,
    });
    expect(after([place], hung)).toBe(hung);
    for (const at of [
      { x: Number.NaN, y: 1 },
      { x: 1, y: Number.POSITIVE_INFINITY },
    ])
      expect(after([{ ...place, at }], tapped)).toBe(tapped);
    expect(after([{ kind: 'drag', from: { x: 1, y: 1 }, to: { x: 9, y: 9 } }], tapped)).toBe(
      tapped,
    );
  });

  property.prop([fc.array(anyCommand, { maxLength: 12 })])(
    'keep corners in the photo, and a picture’s middle too, whatever is done',
    (commands) => {
      const marks = after(commands, tapped);
      for (const { x, y } of marks.corners) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(measures.photo.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(measures.photo.height);
      }
      if (marks.middle === undefined) return;
      const wall = wallOf(marks, measures);
      expect(E.isRight(wall) && canHang(wall.right, marks.middle, measures)).toBe(true);
    },
  );
});

describe('a picture on a wall', () => {
  test('hangs over the sheet, as large as it is', () => {
    expect(hung.middle).toEqual({ x: 105, y: 148.5 });
    const wall = wallOf(hung, measures);
    if (E.isLeft(wall) || hung.middle === undefined) throw new Error('It does not hang.');
    const map = pictureOnWall(wall.right, hung.middle, measures.print);
    const corner = applyHomography(map, { x: 900, y: 600 });
    expect(corner.x).toBeCloseTo(1200 + 900, 6);
    expect(corner.y).toBeCloseTo(900 + 600, 6);
  });

  test('follows a drag and a key by true lengths', () => {
    const dragged = after(
      [{ kind: 'drag', from: { x: 1000, y: 500 }, to: { x: 1200, y: 400 } }],
      hung,
    );
    expect(dragged.middle?.x).toBeCloseTo(105 + 100, 6);
    expect(dragged.middle?.y).toBeCloseTo(148.5 - 50, 6);
    const stepped = after([{ kind: 'step', way: 'down' }], dragged);
    expect(stepped.middle?.y).toBeCloseTo(148.5 - 50 + 12.7, 6);
    // Corners stay while it hangs, and are marked again only when asked for.
    expect(stepped.corners).toEqual(tapped.corners);
    expect(after([{ kind: 'tap', at: { x: 1, y: 1 } }], stepped)).toEqual(stepped);
    expect(after([{ kind: 'mark' }], stepped)).toMatchObject({ ...tapped, middle: undefined });
  });

  test('may have its middle wherever the photo shows the wall', () => {
    const wall = wallOf(tapped, measures);
    if (E.isLeft(wall)) throw new Error(wall.left.kind);
    const at = (x: number, y: number): boolean => canHang(wall.right, { x, y }, measures);
    expect([at(-495, -301.5), at(705, 598.5)]).toEqual([true, true]);
    expect([at(-496, 0), at(706, 0), at(0, -302), at(0, 599)]).toEqual(Array(4).fill(false));
    const drag = { kind: 'drag', from: { x: 0, y: 0 }, to: { x: 2400, y: 0 } } as const;
    expect(after([drag], hung)).toBe(hung);
  });

  test('keeps all of itself away from the horizon, on each of its sides', () => {
    const print = { width: 200, height: 100 };
    const photo = { width: 9000, height: 9000 };
    // Depth falls by a thousandth for each millimetre to one side.
    for (const way of [-1, 1]) {
      const across = [1, 0, 1000, 0, 1, 1000, -way / 1000, 0, 1] as const;
      const down = [1, 0, 1000, 0, 1, 1000, 0, -way / 1000, 1] as const;
      const hangs = [749, 751].map((x) => canHang(across, { x: way * x, y: 0 }, { photo, print }));
      const falls = [799, 801].map((y) => canHang(down, { x: 0, y: way * y }, { photo, print }));
      expect([hangs, falls]).toEqual([
        [true, false],
        [true, false],
      ]);
    }
  });

  test('hangs beside a door, at the height of eyes, on the side with more wall', () => {
    const door = { width: 860, height: 1985 };
    const at = (left: number): WallMarks => ({
      ...tapped,
      corners: [
        { x: left, y: 200 },
        { x: left + 430, y: 200 },
        { x: left + 430, y: 1192.5 },
        { x: left, y: 1192.5 },
      ],
    });
    const middleAt = (left: number) => hangOnWall(at(left), { ...measures, thing: door });
    expect(middleAt(200)).toEqual(E.right({ x: 860 + 450 + 250, y: 485 }));
    expect(middleAt(900)).toEqual(E.right({ x: 860 + 450 + 250, y: 485 }));
    expect(middleAt(1100)).toEqual(E.right({ x: -450 - 250, y: 485 }));
    expect(middleAt(1900)).toEqual(E.right({ x: -450 - 250, y: 485 }));
    // No wall on either side.
    const narrow = { ...measures, thing: door, photo: { width: 500, height: 1800 } };
    expect(hangOnWall(at(30), narrow)).toEqual(E.right({ x: 430, y: 992.5 }));
  });

  test('does not hang where nobody can tell how large it would look', () => {
    const { corners } = unmarkedWall(measures.photo);
    expect(after([{ kind: 'hang' }], { ...tapped, corners })).toMatchObject({
      middle: { x: 105, y: 148.5 },
    });
    const crossed: WallMarks = {
      ...tapped,
      corners: [tapped.corners[1], tapped.corners[0], tapped.corners[2], tapped.corners[3]],
    };
    expect(hangOnWall(crossed, measures)).toEqual(E.left({ kind: 'quadrilateral-crossed' }));
    expect(after([{ kind: 'hang' }], crossed)).toBe(crossed);
    // Seen from far to the side, a wide picture reaches behind the camera.
    const slanted: WallMarks = {
      ...tapped,
      corners: [
        { x: 1000, y: 700 },
        { x: 1200, y: 800 },
        { x: 1200, y: 1000 },
        { x: 1000, y: 1100 },
      ],
    };
    expect(hangOnWall(slanted, measures)).toEqual(E.left({ kind: 'picture-leaves-wall' }));
  });
});

describe('things of known size', () => {
  test.each(locales)('are usual ones in %s', (locale) => {
    const { width, height } = doorSizeOf(locale);
    expect(height).toBeGreaterThan(2 * width);
    expect(width).toBeGreaterThan(knownThingLimits.shorter.minimum);
    expect(height).toBeLessThan(knownThingLimits.longer.maximum);
    expect(sheetSizeOf(locale).width).toBe(locale === 'en-US' ? 216 : 210);
  });

  test('lie as they are seen', () => {
    const sheet = sheetSizeOf('de-DE');
    expect(turnedLike(sheet, tapped.corners)).toEqual({ width: 210, height: 297 });
    const lying = [0, 1, 2, 3].map((index) => {
      const { x, y } = tapped.corners[([0, 1, 2, 3] as const)[index] ?? 0];
      return { x: y, y: x };
    });
    const [a, b, c, d] = lying;
    if (!a || !b || !c || !d) throw new Error('A corner is missing.');
    expect(turnedLike(sheet, [a, d, c, b])).toEqual({ width: 297, height: 210 });
  });
});
