import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyMagnifier,
  fitMagnification,
  largestMagnification,
  magnifierKey,
  wheelFactor,
  wholeOnStage,
  wholePicture,
  zoomBySteps,
  zoomStep,
  type Magnification,
  type MagnifierCommand,
  type MagnifierFrame,
  type StagePoint,
} from '../../../core/domain/image/magnifier.ts';

const side = fc.integer({ min: 100, max: 2000 });
const ratio = fc.double({ min: 1 / 6, max: 6, noNaN: true });

/** A stage with a picture that is whole on it. */
const anyFrame: fc.Arbitrary<MagnifierFrame> = fc
  .tuple(side, side, ratio)
  .map(([width, height, pictureRatio]) => {
    const stage = { width, height };
    return { stage, picture: wholeOnStage(stage, pictureRatio) };
  });

const share = fc.double({ min: -0.5, max: 0.5, noNaN: true });

/** A point of a stage, edges included. */
const pointOf = ({ stage }: MagnifierFrame): fc.Arbitrary<StagePoint> =>
  fc.tuple(share, share).map(([x, y]) => ({ x: x * stage.width, y: y * stage.height }));

const anyFactor = fc.double({ min: 0.2, max: 5, noNaN: true });

const anyShift = fc
  .tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 }))
  .map(([x, y]) => ({ x, y }));

const commandOn = (frame: MagnifierFrame): fc.Arbitrary<MagnifierCommand> =>
  fc.oneof(
    fc.record({
      kind: fc.constant('zoom' as const),
      factor: anyFactor,
      at: pointOf(frame),
    }),
    fc.record({ kind: fc.constant('move' as const), by: anyShift }),
    fc.record({
      kind: fc.constant('pinch' as const),
      factor: anyFactor,
      from: pointOf(frame),
      to: pointOf(frame),
    }),
    fc.constant({ kind: 'whole' } as const),
  );

/** What shoppers come to on a stage by any commands. */
const reached = (frame: MagnifierFrame, commands: readonly MagnifierCommand[]): Magnification =>
  commands.reduce((state, command) => applyMagnifier(frame, state, command), wholePicture);

const anySight = anyFrame.chain((frame) =>
  fc.record({
    frame: fc.constant(frame),
    sight: fc.array(commandOn(frame), { maxLength: 8 }).map((commands) => reached(frame, commands)),
    at: pointOf(frame),
  }),
);

/** The place of the picture under a point, in shares of its sides from its middle. */
const placeUnder = ({ picture }: MagnifierFrame, sight: Magnification, at: StagePoint) => ({
  x: (at.x - sight.x) / (picture.width * sight.scale),
  y: (at.y - sight.y) / (picture.height * sight.scale),
});

const near = (one: number, other: number): boolean => Math.abs(one - other) < 1e-6;

describe('a magnified picture', () => {
  property.prop([anySight])('keeps its scales, and covers its stage as far as it can', (given) => {
    const { stage, picture } = given.frame;
    const { scale, x, y } = given.sight;
    expect(scale).toBeGreaterThanOrEqual(1);
    expect(scale).toBeLessThanOrEqual(largestMagnification);
    for (const [offset, shown, room] of [
      [x, picture.width * scale, stage.width],
      [y, picture.height * scale, stage.height],
    ] as const) {
      if (shown <= room) expect(offset).toBeCloseTo(0);
      else expect(Math.abs(offset) + room / 2).toBeLessThanOrEqual(shown / 2 + 1e-6);
    }
  });

  property.prop([anySight, fc.double({ min: 1, max: 5, noNaN: true })])(
    'keeps the place under the pointer when it is made larger',
    ({ frame, sight, at }, factor) => {
      const after = applyMagnifier(frame, sight, { kind: 'zoom', factor, at });
      const [was, is] = [placeUnder(frame, sight, at), placeUnder(frame, after, at)];
      const { stage, picture } = frame;
      // Where the stage is wider than the picture, there is nothing to keep: the middle stays.
      if (picture.width * sight.scale >= stage.width) expect(is.x).toBeCloseTo(was.x);
      if (picture.height * sight.scale >= stage.height) expect(is.y).toBeCloseTo(was.y);
    },
  );

  property.prop([anySight, anyFactor])(
    'keeps the place under the pointer however it is zoomed, unless an edge would come in',
    ({ frame, sight, at }, factor) => {
      const after = applyMagnifier(frame, sight, { kind: 'zoom', factor, at });
      const grown = after.scale / sight.scale;
      const wanted = {
        ...after,
        x: at.x - (at.x - sight.x) * grown,
        y: at.y - (at.y - sight.y) * grown,
      };
      expect(after).toEqual(fitMagnification(frame, wanted));
    },
  );

  property.prop([anySight])('is the same again after a zoom there and back', (given) => {
    const { frame, sight, at } = given;
    const there = applyMagnifier(frame, sight, { kind: 'zoom', factor: zoomStep, at });
    fc.pre(near(there.scale, sight.scale * zoomStep));
    const back = applyMagnifier(frame, there, { kind: 'zoom', factor: 1 / zoomStep, at });
    expect(back.scale).toBeCloseTo(sight.scale);
    const { stage, picture } = frame;
    if (picture.width * sight.scale >= stage.width) expect(back.x).toBeCloseTo(sight.x);
    if (picture.height * sight.scale >= stage.height) expect(back.y).toBeCloseTo(sight.y);
  });

  property.prop([anySight, fc.nat(400), fc.nat(400)])(
    'is moved as far by one long drag as by two short ones',
    ({ frame, sight }, first, second) => {
      const drag = (state: Magnification, x: number) =>
        applyMagnifier(frame, state, { kind: 'move', by: { x, y: x } });
      const [once, twice] = [drag(sight, first + second), drag(drag(sight, first), second)];
      expect(twice.x).toBeCloseTo(once.x);
      expect(twice.y).toBeCloseTo(once.y);
    },
  );

  property.prop([anySight, anyFactor, anyShift])(
    'is pinched as it is zoomed where the fingers stay, and moved where they keep their distance',
    ({ frame, sight, at }, factor, { x, y }) => {
      const still: MagnifierCommand = { kind: 'pinch', factor, from: at, to: at };
      expect(applyMagnifier(frame, sight, still)).toEqual(
        applyMagnifier(frame, sight, { kind: 'zoom', factor, at }),
      );
      const to = { x: at.x + x, y: at.y + y };
      const after = applyMagnifier(frame, sight, { kind: 'pinch', factor: 1, from: at, to });
      const moved = applyMagnifier(frame, sight, { kind: 'move', by: { x, y } });
      expect(after.x).toBeCloseTo(moved.x);
      expect(after.y).toBeCloseTo(moved.y);
    },
  );

  property.prop([anySight])(
    'fits its own stage already, and a smaller one after a turn',
    (given) => {
      const { frame, sight } = given;
      const fitted = fitMagnification(frame, sight);
      expect(fitted.x).toBeCloseTo(sight.x);
      expect(fitted.y).toBeCloseTo(sight.y);
      const turned: MagnifierFrame = {
        stage: { width: frame.stage.height, height: frame.stage.width },
        picture: frame.picture,
      };
      const once = fitMagnification(turned, sight);
      expect(fitMagnification(turned, once)).toEqual(once);
    },
  );

  property.prop([anySight])('is whole again by one command', ({ frame, sight }) => {
    expect(applyMagnifier(frame, sight, { kind: 'whole' })).toEqual(wholePicture);
  });

  property.prop([anySight, fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY)])(
    'is not spoilt by what is not a number',
    ({ frame, sight }, wrong) => {
      const by = { x: Number.NaN, y: wrong };
      expect(applyMagnifier(frame, sight, { kind: 'move', by })).toBe(sight);
      const zoom: MagnifierCommand = { kind: 'zoom', factor: Number.NaN, at: { x: 0, y: 0 } };
      expect(applyMagnifier(frame, sight, zoom)).toBe(sight);
    },
  );

  test('stays as it is after what is not a command', () => {
    const stage = { width: 100, height: 100 };
    // @ts-expect-error -- a magnifier does not sing
    expect(applyMagnifier({ stage, picture: stage }, wholePicture, { kind: 'sing' })).toBe(
      wholePicture,
    );
  });
});

describe('the keys of a magnifier', () => {
  const arrows = [
    ['ArrowLeft', 1, 0],
    ['ArrowRight', -1, 0],
    ['ArrowUp', 0, 1],
    ['ArrowDown', 0, -1],
  ] as const;

  property.prop([anySight, fc.constantFrom(...arrows)])(
    'look on as a drag the other way does',
    ({ frame, sight }, [key, x, y]) => {
      const command = magnifierKey(frame, key);
      if (command === undefined) throw new Error(`${key} does nothing`);
      const { stage } = frame;
      const by = { x: (x * stage.width) / 8, y: (y * stage.height) / 8 };
      expect(applyMagnifier(frame, sight, command)).toEqual(
        applyMagnifier(frame, sight, { kind: 'move', by }),
      );
    },
  );

  property.prop([anySight])('zoom as the buttons do, around the middle', ({ frame, sight }) => {
    for (const [keys, steps] of [
      [['+', '='], 1],
      [['-', '_'], -1],
    ] as const)
      for (const key of keys) {
        expect(magnifierKey(frame, key)).toEqual(zoomBySteps(steps));
        expect(applyMagnifier(frame, sight, zoomBySteps(steps)).scale).toBeCloseTo(
          Math.min(largestMagnification, Math.max(1, sight.scale * zoomStep ** steps)),
        );
      }
  });

  property.prop([anyFrame])('show the whole again, and leave all others alone', (frame) => {
    expect(magnifierKey(frame, 'Home')).toEqual({ kind: 'whole' });
    expect(magnifierKey(frame, '0')).toEqual({ kind: 'whole' });
    for (const key of ['Escape', 'Tab', 'Enter', ' ', 'a', 'toString', 'constructor'])
      expect(magnifierKey(frame, key)).toBeUndefined();
  });
});

describe('the wheel', () => {
  property.prop([fc.double({ min: -5000, max: 5000, noNaN: true }), fc.nat(4)])(
    'zooms in upwards, out downwards, the same way back, and at most a step',
    (deltaY, mode) => {
      const factor = wheelFactor(deltaY, mode);
      expect(factor * wheelFactor(-deltaY, mode)).toBeCloseTo(1);
      expect(factor).toBeGreaterThanOrEqual(1 / zoomStep);
      expect(factor).toBeLessThanOrEqual(zoomStep);
      if (deltaY < -1) expect(factor).toBeGreaterThan(1);
    },
  );

  test('counts lines and pages as the pixels they are', () => {
    expect(wheelFactor(3, 1)).toBe(wheelFactor(48, 0));
    expect(wheelFactor(-0.2, 2)).toBe(wheelFactor(-80, 0));
  });
});

property.prop([side, side, ratio])('a picture is whole on its stage', (width, height, given) => {
  const picture = wholeOnStage({ width, height }, given);
  expect(picture.width / picture.height).toBeCloseTo(given);
  expect(picture.width).toBeLessThanOrEqual(width + 1e-6);
  expect(picture.height).toBeLessThanOrEqual(height + 1e-6);
  expect(near(picture.width, width) || near(picture.height, height)).toBe(true);
});
