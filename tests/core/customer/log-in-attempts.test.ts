import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  decideLogIn,
  logInLimits,
  type LogInAttempts,
} from '../../../core/domain/customer/log-in-attempts.ts';

const { attempts: limit, milliseconds, together, turn, turnLasts } = logInLimits;

const today = Date.UTC(2026, 10, 23);

/** An address at which networks try their passwords. */
const openAddress = () => {
  const own = new Map<string, LogInAttempts>();
  let all: LogInAttempts | undefined;
  const tried: { readonly network: string; readonly at: number }[] = [];
  const tryAt = (network: string, at: number): number => {
    const { counts, wait } = decideLogIn({ own: own.get(network), all }, at);
    own.set(network, counts.own);
    ({ all } = counts);
    if (wait === 0) tried.push({ network, at });
    return wait;
  };
  return { tried, tryAt };
};

/** Log-ins one after the other: by whom, and how long after the one before. */
const anyAttempts = (networks: number, longest: number) =>
  fc.array(
    fc.record({
      network: fc.nat({ max: networks - 1 }).map((number) => `network ${number}`),
      after: fc.nat({ max: longest }),
    }),
    { minLength: 1, maxLength: 400 },
  );

/** Long and short pauses: within a turn, and beyond the time of a limit. */
const anyStorm = fc.oneof(
  anyAttempts(3, milliseconds / 4),
  anyAttempts(40, turn),
  anyAttempts(200, 1_000),
  anyAttempts(40, 2 * turnLasts),
);

const afterStorm = (storm: readonly { readonly network: string; readonly after: number }[]) => {
  const address = openAddress();
  let now = today;
  for (const { network, after } of storm) {
    now += after;
    address.tryAt(network, now);
  }
  return { ...address, now };
};

/** The most that happened within the time of the limits. */
const mostWithin = (times: readonly number[]): number =>
  Math.max(
    0,
    ...times.map((from) => times.filter((at) => at >= from && at < from + milliseconds).length),
  );

describe('log-ins at an address', () => {
  property.prop([anyStorm])('from one network are twice its limit at most', (storm) => {
    const { tried } = afterStorm(storm);
    for (const one of new Set(tried.map(({ network }) => network))) {
      const times = tried.filter(({ network }) => network === one).map(({ at }) => at);
      expect(mostWithin(times)).toBeLessThanOrEqual(2 * limit);
    }
  });

  property.prop([anyStorm])('from all of them keep the pace of turns', (storm) => {
    const { tried } = afterStorm(storm);
    const byTurns = Math.ceil((milliseconds + turnLasts) / turn) + 1;
    expect(mostWithin(tried.map(({ at }) => at))).toBeLessThanOrEqual(2 * together + byTurns);
  });

  property.prop([anyStorm])(
    'of strangers make nobody wait longer than a turn for each network',
    (storm) => {
      const { tryAt, now } = afterStorm(storm);
      const strangers = new Set(storm.map(({ network }) => network)).size;
      const wait = tryAt('owner', now);
      expect(wait).toBeLessThanOrEqual((strangers + 1) * turn);
      // Whatever they do meanwhile, the turn that was told comes.
      for (const { network, after } of storm) tryAt(network, now + Math.min(after, wait));
      expect(tryAt('owner', now + wait)).toBe(0);
    },
  );

  property.prop([fc.array(fc.nat({ max: milliseconds }), { maxLength: limit - 1 })])(
    'from one network alone never wait before its limit',
    (times) => {
      const { tryAt } = openAddress();
      for (const at of [...times, 0]) expect(tryAt('owner', today + at)).toBe(0);
    },
  );

  property.prop([fc.integer({ min: limit, max: 200 })])(
    'of one stranger make nobody else wait',
    (count) => {
      const { tryAt, tried } = openAddress();
      for (let number = 0; number < count; number += 1) tryAt('stranger', today);
      expect(tryAt('owner', today)).toBe(0);
      expect(tried).toHaveLength(limit + 1);
    },
  );

  test('beyond the limit wait until its time is over, however many follow', () => {
    const { tryAt, tried } = openAddress();
    for (let number = 0; number < 3 * limit; number += 1) tryAt('owner', today);
    expect(tried).toHaveLength(limit);
    expect(tryAt('owner', today + milliseconds - 1)).toBe(1);
    expect(tryAt('owner', today + milliseconds)).toBe(0);
  });

  test('from everywhere take turns, which come again for who does not use them', () => {
    const { tryAt } = openAddress();
    for (let number = 0; number < together; number += 1)
      expect(tryAt(`network ${number}`, today)).toBe(0);
    expect(tryAt('first', today)).toBe(turn);
    expect(tryAt('second', today)).toBe(2 * turn);
    // Too early: the turn is kept.
    expect(tryAt('first', today + turn - 1)).toBe(1);
    expect(tryAt('first', today + turn)).toBe(0);
    expect(tryAt('first', today + turn)).toBe(2 * turn);
    expect(tryAt('second', today + 2 * turn + turnLasts - 1)).toBe(0);
    expect(tryAt('first', today + 3 * turn + turnLasts)).toBe(turn);
    // A calm address asks nobody to wait.
    expect(tryAt('third', today + milliseconds)).toBe(0);
  });

  test('in the calm between two storms leave every network its one turn', () => {
    const { tryAt } = openAddress();
    const storm = (count: number, at: number): void => {
      for (let number = 0; number < count; number += 1) tryAt(`network ${number}`, at);
    };
    storm(together, today);
    const later = today + milliseconds;
    expect(tryAt('first', later - 1)).toBe(turn);
    expect(tryAt('first', later)).toBe(0);
    storm(together - 1, later);
    expect(tryAt('first', later)).toBe(turn - 1);
    expect(tryAt('second', later)).toBe(2 * turn - 1);
  });
});
