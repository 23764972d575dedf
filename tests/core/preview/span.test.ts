import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { applyHomography, mappedAfter } from '../../../core/domain/preview/homography.ts';
import { faceAfter, placePrint } from '../../../core/domain/preview/place-print.ts';
import {
  eyeBefore,
  outerOf,
  placeAlong,
  placeInSpan,
  seenBox,
  wallMap,
} from '../../../core/domain/preview/span.ts';
import { anySpacePrint, sceneWith } from '../../arbitraries/preview.ts';

const anyRendered = fc
  .record({
    keep: fc.integer({ min: 20, max: 150 }),
    middle: fc.integer({ min: 10, max: 400 }),
  })
  .map(({ keep, middle }) => ({ length: 2 * keep + middle, keep }));

const anyLength = fc.integer({ min: 50, max: 5000 });
const anyShare = fc.double({ min: 0, max: 1, noNaN: true });

describe('a place along an object of any length', () => {
  property.prop([anyRendered, anyLength, anyShare])(
    'is as far from its nearer end as in the rendered one, where that is kept',
    (rendered, length, share) => {
      const kept = Math.min(rendered.keep, length / 2);
      const near = share * kept;
      expect(placeAlong(near, length, rendered)).toBeCloseTo(near, 9);
      const far = rendered.length - placeAlong(length - near, length, rendered);
      if (near < kept) expect(far).toBeCloseTo(near, 9);
    },
  );

  property.prop([anyRendered, anyLength, anyShare])(
    'lies between what is kept everywhere else, and never leaves the object',
    (rendered, length, share) => {
      const place = placeAlong(share * length, length, rendered);
      expect(place).toBeGreaterThanOrEqual(-1e-9);
      expect(place).toBeLessThanOrEqual(rendered.length + 1e-9);
    },
  );

  property.prop([anyRendered, anyLength, anyShare])(
    'has no seam: its neighbours are its neighbours there',
    (rendered, length, share) => {
      fc.pre(length >= 2 * rendered.keep + 1);
      const at = share * length;
      const [one, other] = [at, at + 0.001].map((each) => placeAlong(each, length, rendered));
      // Nothing is pressed together more than the middle is.
      const most = Math.max(
        1,
        (rendered.length - 2 * rendered.keep) / (length - 2 * rendered.keep),
      );
      expect(Math.abs((one ?? 0) - (other ?? 0))).toBeLessThanOrEqual(0.003 * most);
    },
  );

  property.prop([anyRendered, anyLength])(
    'is met from both sides where what is kept ends',
    (rendered, length) => {
      fc.pre(length >= 2 * rendered.keep + 1);
      const [near, far] = [rendered.keep, length - rendered.keep];
      for (const [at, expected] of [
        [near, rendered.keep],
        [near + 1e-7, rendered.keep],
        [far - 1e-7, rendered.length - rendered.keep],
        [far, rendered.length - rendered.keep],
      ] as const)
        expect(placeAlong(at, length, rendered)).toBeCloseTo(expected, 4);
    },
  );

  // A hundred millimetres lie between what is kept of three hundred.
  test.each([
    // Three times to and fro, as they are.
    [500, 150, 150],
    [500, 200, 200],
    [500, 225, 175],
    [500, 250, 150],
    [500, 300, 100],
    [500, 350, 150],
    [500, 375, 175],
    // A little more than once, and a little more than twice: pulled apart, and pressed together.
    [320, 160, 150],
    [320, 190, 175],
    [420, 155, 175],
    [420, 210, 150],
    // Less than once, and nothing at all.
    [250, 125, 150],
    [250, 112.5, 125],
    [200, 100, 100],
    [120, 59, 59],
    [120, 61, 241],
  ])('of %d mm at %d mm is %d mm', (length, at, expected) => {
    expect(placeAlong(at, length, { length: 300, keep: 100 })).toBeCloseTo(expected, 9);
  });

  property.prop([anyRendered, fc.double({ min: -500, max: 2000, noNaN: true })])(
    'is itself in the rendered length, before it and beyond it, too',
    (rendered, at) => {
      expect(placeAlong(at, rendered.length, rendered)).toBeCloseTo(at, 6);
    },
  );

  property.prop([anyRendered, anyLength, fc.integer({ min: 1, max: 400 })])(
    'keeps the wall around it',
    (rendered, length, away) => {
      expect(placeAlong(-away, length, rendered)).toBe(-away);
      expect(placeAlong(length + away, length, rendered)).toBeCloseTo(rendered.length + away, 9);
    },
  );
});

/** A camera far away that looks from the right and from above. */
const anyDistantCamera = fc
  .record({
    turn: fc.double({ min: -0.7, max: 0.7, noNaN: true }),
    rise: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
    scale: fc.double({ min: 0.3, max: 4, noNaN: true }),
  })
  .map(({ turn, rise, scale }) => {
    const [ct, st, cr, sr] = [Math.cos(turn), Math.sin(turn), Math.cos(rise), Math.sin(rise)];
    return [
      [ct * scale, 0, -st * scale, 300],
      [st * sr * scale, cr * scale, ct * sr * scale, 400],
      [0, 0, 0, 1],
    ] as const;
  });

describe('an object of any size in a scene of one', () => {
  property.prop([anyDistantCamera, anySpacePrint(), fc.integer({ min: 0, max: 40 })])(
    'is whole in the box that it fills',
    (camera, print, inset) => {
      const sheet = { inset, height: Math.max(1, print.depth + print.standOff) };
      const scene = sceneWith(camera, { sheet });
      const outer = outerOf(scene, print);
      const box = seenBox(scene, outer);
      const eye = eyeBefore(scene, outer);
      for (const { quad } of placePrint(scene, print).map((face) => faceAfter(face, eye)))
        for (const { x, y } of quad) {
          expect(x).toBeGreaterThanOrEqual(box.left - 1e-6);
          expect(x).toBeLessThanOrEqual(box.left + box.width + 1e-6);
          expect(y).toBeGreaterThanOrEqual(box.top - 1e-6);
          expect(y).toBeLessThanOrEqual(box.top + box.height + 1e-6);
        }
    },
  );

  /** As the scenes are rendered: at eye level, from the right. */
  const anyLevelCamera = fc
    .record({
      turn: fc.double({ min: 0.1, max: 0.7, noNaN: true }),
      scale: fc.double({ min: 0.3, max: 4, noNaN: true }),
    })
    .map(({ turn, scale }) => {
      const [ct, st] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
      return [
        [ct, 0, -st, 300],
        [0, scale, 0, 400],
        [0, 0, 0, 1],
      ] as const;
    });

  property.prop([anyLevelCamera, anySpacePrint()])(
    'stands upright, larger on the nearer side, its upper and lower edges falling alike to the other',
    (camera, print) => {
      const eye = eyeBefore({ camera }, print);
      const onWall = mappedAfter(wallMap(camera), eye);
      const at = (x: number, y: number) =>
        applyHomography(onWall, { x: (x * print.width) / 2, y: (y * print.height) / 2 });
      const [above, below] = [at(1, -1), at(1, 1)];
      const [farAbove, farBelow] = [at(-1, -1), at(-1, 1)];
      expect(above.x).toBeCloseTo(below.x, 6);
      expect(farAbove.x).toBeCloseTo(farBelow.x, 6);
      expect(above.x).toBeGreaterThan(farAbove.x);
      // Neither leans: the middle stays where it is, and what one edge falls the other rises.
      expect(at(0, 0).x).toBeCloseTo(300, 6);
      expect(at(0, 0).y).toBeCloseTo(400, 6);
      expect(farAbove.y - above.y).toBeCloseTo(below.y - farBelow.y, 6);
      const shrunk = (farBelow.y - farAbove.y) / (below.y - above.y);
      expect(shrunk).toBeLessThan(1);
      expect(shrunk).toBeGreaterThan(0.7);
    },
  );

  property.prop([anyLevelCamera, anySpacePrint(), fc.integer({ min: 1, max: 40 })])(
    'is seen up to 40 mm off the wall as a camera at the eye sees it, to a tenth even of the smallest',
    (camera, print, off) => {
      fc.pre(Math.min(print.width, print.height) >= 200);
      const [[ct, , st], [, scale]] = camera;
      const [cos, sin] = [ct / scale, -st / scale];
      const away = 2.2 * Math.hypot(print.width, print.height);
      const eye = eyeBefore({ camera }, print);
      const map = mappedAfter([ct, 0, 300 + st * off, 0, scale, 400, 0, 0, 1], eye);
      for (const [x, y] of [
        [print.width / 2, print.height / 2],
        [-print.width / 2, print.height / 2],
      ] as const) {
        const depth = away - x * sin - off * cos;
        const expected = (scale * away * y) / depth;
        expect(Math.abs(applyHomography(map, { x, y }).y - 400 - expected)).toBeLessThan(
          0.1 * expected,
        );
      }
    },
  );

  property.prop([anySpacePrint(), fc.integer({ min: 0, max: 40 })])(
    'has its corners where the rendered one has them',
    (print, inset) => {
      const sheet = { inset, height: 20 };
      const outer = outerOf({ sheet }, print);
      expect(outer).toEqual({ width: print.width + 2 * inset, height: print.height + 2 * inset });
      const span = { width: 420, height: 320, keep: 100 };
      for (const [x, y] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ] as const) {
        const place = { x: (x * outer.width) / 2, y: (y * outer.height) / 2 };
        const there = placeInSpan(place, outer, span);
        expect(there.x).toBeCloseTo((x * span.width) / 2, 6);
        expect(there.y).toBeCloseTo((y * span.height) / 2, 6);
      }
    },
  );

  test('fills no more than what is seen of it, from the wall to its sheet', () => {
    const camera = [
      [0.8, 0, 0, 300],
      [0.1, 0.9, 0.2, 400],
      [0, 0, 0, 1],
    ] as const;
    const outer = { width: 200, height: 100 };
    const box = { left: 220, top: 345, width: 160, height: 114 };
    expect(seenBox({ camera, sheet: { inset: 5, height: 20 } }, outer)).toEqual(box);
    expect(seenBox({ camera }, outer)).toEqual({ left: 220, top: 345, width: 160, height: 110 });
    expect(outerOf({}, outer)).toEqual(outer);
  });

  property.prop([anyDistantCamera])('lies on the wall as its camera sees it', (camera) => {
    const [[a, b, , c], [d, e, , f]] = camera;
    expect(wallMap(camera)).toEqual([a, b, c, d, e, f, 0, 0, 1]);
  });
});
