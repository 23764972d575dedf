/** The written definitions and their percentages, evaluated by the vendor's own evaluator. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { checkFlagDefinitions } from '../../../../core/domain/flags/check-definitions.ts';
import type { FlagDefinition } from '../../../../core/domain/flags/definition.ts';
import { type FlagName, flagNames } from '../../../../core/domain/flags/flags.ts';
import { E } from '../../../../core/fp.ts';
import { flagDefinitions } from '../../../../server/embedded/flags/definitions.ts';
import {
  decodeFlagPercentages,
  describePercentagesRefusal,
} from '../../../../server/embedded/flags/percentages.ts';
import { evaluate } from '../../../fakes/flag-evaluator.ts';

const flagName = fc.constantFrom(...flagNames);
const percentage = fc.integer({ min: 0, max: 100 });
const key = fc.uuid();

const at = (name: FlagName, share: number): ReadonlyArray<FlagDefinition> =>
  flagDefinitions(new Map([[name, share]]));

describe('the definitions', () => {
  property.prop([flagName, percentage])('are right at every percentage', (name, share) => {
    expect(E.isRight(checkFlagDefinitions(at(name, share)))).toBe(true);
  });

  property.prop([flagName, percentage])('are equal for equal percentages', (name, share) => {
    expect(at(name, share)).toEqual(at(name, share));
  });

  property.prop([flagName, percentage, percentage])(
    'have a number for each percentage',
    (name, a, b) => {
      const numbers = [a, b].map(
        (share) => at(name, share).find((flag) => flag.name === name)?.changeNumber,
      );
      expect(numbers[0] === numbers[1]).toBe(a === b);
    },
  );

  property.prop([flagName, key])('are off for all at 0 and on for all at 100', (name, user) => {
    expect(evaluate(at(name, 0), name, user, 'poster')).toBe('off');
    expect(evaluate(at(name, 100), name, user, 'poster')).toBe('on');
  });

  property.prop([flagName, key, percentage, percentage])(
    'keep a user in when the percentage rises',
    (name, user, one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      if (evaluate(at(name, low), name, user, 'poster') === 'on') {
        expect(evaluate(at(name, high), name, user, 'poster')).toBe('on');
      }
    },
  );

  property.prop([percentage])('turn the teaser on for its preview key', (share) => {
    const name = '1785_wall_picture_teaser';
    expect(evaluate(at(name, share), name, 'teaser-preview', 'poster')).toBe('on');
  });

  property.prop([key])('leave the card shop without the wall picture flags', (user) => {
    for (const name of ['1409_canvas_redesign', '1785_wall_picture_teaser'] as const) {
      expect(evaluate(at(name, 100), name, user, 'kartenliebe')).toBe('off');
    }
  });

  test('reach about the share of the users that is configured', () => {
    const name = '1785_wall_picture_teaser';
    const users = Array.from({ length: 4_000 }, (_, index) => `user-${index}`);
    const on = users.filter((user) => evaluate(at(name, 30), name, user, 'poster') === 'on');
    expect(on.length / users.length).toBeCloseTo(0.3, 1);
  });
});

describe('the percentages', () => {
  const shares = fc
    .uniqueArray(fc.tuple(flagName, percentage), { selector: ([name]) => name })
    .map((pairs) => new Map(pairs));

  property.prop([shares, fc.constantFrom(',', ' , ')])(
    'are read as they are written',
    (map, comma) => {
      const text = [...map].map(([name, share]) => `${name}=${share}`).join(comma);
      expect(decodeFlagPercentages(text)).toEqual(E.right(map));
    },
  );

  test.each([
    ['967_nudging', 'not-a-pair', '967_nudging'],
    ['967_nudging=1=2', 'not-a-pair', '967_nudging=1=2'],
    ['967_nudging=5,', 'not-a-pair', ''],
    ['968_nudging=5', 'unknown-flag', '968_nudging'],
    ['967_nudging=101', 'not-a-percentage', '101'],
    ['967_nudging=-1', 'not-a-percentage', '-1'],
    ['967_nudging=1.5', 'not-a-percentage', '1.5'],
    ['967_nudging=1e1', 'not-a-percentage', '1e1'],
    ['967_nudging=', 'not-a-percentage', ''],
    ['967_nudging=1,967_nudging=1', 'repeated-flag', '967_nudging'],
  ] as const)('%s is refused: %s', (text, kind, found) => {
    expect(decodeFlagPercentages(text)).toEqual(E.left({ kind, found }));
    expect(describePercentagesRefusal({ kind, found })).toContain(`"${found}"`);
  });
});
