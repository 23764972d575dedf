import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyTurn,
  frontTurn,
  restingTurn,
  turnBy,
  turnKey,
  turnLimits,
  turnWays,
  type ObjectTurn,
  type TurnCommand,
} from '../../../core/domain/image/object-turn.ts';

const pixels = fc.integer({ min: -2000, max: 2000 });

const anyCommand: fc.Arbitrary<TurnCommand> = fc.oneof(
  fc.record({ kind: fc.constant('drag' as const), right: pixels, down: pixels }),
  fc.constantFrom<TurnCommand>(
    { kind: 'view', view: frontTurn },
    { kind: 'view', view: restingTurn },
    { kind: 'view', view: { turn: 300, tilt: -300 } },
  ),
);

const anyTurn: fc.Arbitrary<ObjectTurn> = fc
  .array(anyCommand, { maxLength: 8 })
  .map((commands) => commands.reduce(applyTurn, restingTurn));

const drag = (before: ObjectTurn, right: number, down: number): ObjectTurn =>
  applyTurn(before, { kind: 'drag', right, down });

describe('a picture that is turned', () => {
  property.prop([anyTurn])('is never seen from behind', ({ turn, tilt }) => {
    expect(Math.abs(turn)).toBeLessThanOrEqual(turnLimits.turn);
    expect(Math.abs(tilt)).toBeLessThanOrEqual(turnLimits.tilt);
    expect(turnLimits.turn).toBeLessThan(90);
    expect(turnLimits.tilt).toBeLessThan(90);
  });

  property.prop([anyTurn, fc.nat(500), fc.nat(500)])(
    'turns as far by one long drag as by two short ones',
    (before, first, second) => {
      const [once, twice] = [
        drag(before, first + second, first + second),
        drag(drag(before, first, first), second, second),
      ];
      expect(twice.turn).toBeCloseTo(once.turn);
      expect(twice.tilt).toBeCloseTo(once.tilt);
    },
  );

  property.prop([anyTurn, fc.nat(100)])(
    'goes back by the same drag the other way',
    (before, far) => {
      const there = drag(before, far, far);
      fc.pre(there.turn < turnLimits.turn && there.tilt < turnLimits.tilt);
      const back = drag(there, -far, -far);
      expect(back.turn).toBeCloseTo(before.turn);
      expect(back.tilt).toBeCloseTo(before.tilt);
    },
  );

  property.prop([anyTurn])(
    'turns its left edge to the front when dragged to the right',
    (before) => {
      expect(drag(before, 10, 0).turn).toBeGreaterThanOrEqual(before.turn);
      expect(drag(before, 0, 10).tilt).toBeGreaterThanOrEqual(before.tilt);
    },
  );

  property.prop([anyTurn])('is put to a view, whatever was before', (before) => {
    expect(applyTurn(before, { kind: 'view', view: frontTurn })).toEqual(frontTurn);
    expect(applyTurn(before, { kind: 'view', view: restingTurn })).toEqual(restingTurn);
  });

  property.prop([anyTurn])('is not spoilt by what is not a number', (before) => {
    expect(drag(before, Number.NaN, 0)).toBe(before);
  });
});

describe('its keys and buttons', () => {
  const keys = {
    left: 'ArrowLeft',
    right: 'ArrowRight',
    up: 'ArrowUp',
    down: 'ArrowDown',
  } as const;

  property.prop([anyTurn, fc.constantFrom(...turnWays)])(
    'do the same, which is a drag of ten degrees',
    (before, way) => {
      expect(turnKey(keys[way])).toEqual(turnBy(way));
      const after = applyTurn(before, turnBy(way));
      const axis = way === 'left' || way === 'right' ? 'turn' : 'tilt';
      const sign = way === 'right' || way === 'down' ? 1 : -1;
      const limit = turnLimits[axis];
      expect(after[axis]).toBeCloseTo(Math.min(limit, Math.max(-limit, before[axis] + sign * 10)));
      const other = axis === 'turn' ? 'tilt' : 'turn';
      expect(after[other]).toBe(before[other]);
    },
  );

  test('show the front and the first view again, and no other key does anything', () => {
    expect(turnKey('Home')).toEqual({ kind: 'view', view: frontTurn });
    expect(turnKey('End')).toEqual({ kind: 'view', view: restingTurn });
    for (const key of ['Escape', 'Tab', 'Enter', 'a', 'toString'])
      expect(turnKey(key)).toBeUndefined();
  });
});
