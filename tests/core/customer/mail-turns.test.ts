import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  mailLimits,
  nextMailTurn,
  type LimitedMail,
} from '../../../core/domain/customer/mail-turns.ts';

const kinds = ['newsletter', 'withdrawal', 'message'] as const satisfies readonly LimitedMail[];

const anyKind = fc.constantFrom(...kinds);

/** Pauses between mails, in milliseconds: many at once, or days. */
const anyPauses = fc.array(fc.oneof(fc.constant(0), fc.nat(90_000_000)), { maxLength: 30 });

/** The turns of mails that are asked for one after the other. */
const turnsOf = (kind: LimitedMail, pauses: readonly number[]): readonly number[] => {
  let now = 0;
  let kept: readonly number[] = [];
  return pauses.map((pause) => {
    now += pause;
    const { at, turns } = nextMailTurn(kept, kind, now);
    kept = turns;
    expect(at).toBeGreaterThanOrEqual(now);
    expect(turns.length).toBeLessThanOrEqual(mailLimits[kind].mails);
    return at;
  });
};

describe('the mails to one address', () => {
  property.prop([anyKind, anyPauses])('are never more than their limit', (kind, pauses) => {
    const { mails, milliseconds } = mailLimits[kind];
    const turns = turnsOf(kind, pauses);
    for (const [index, at] of turns.entries()) {
      const before = turns[index - mails];
      if (before !== undefined) expect(at - before).toBeGreaterThanOrEqual(milliseconds);
    }
  });

  test.each(kinds)('wait for nothing before: %s', (kind) => {
    const { mails, milliseconds } = mailLimits[kind];
    expect(
      turnsOf(
        kind,
        Array.from({ length: mails }, () => 0),
      ),
    ).toEqual(Array.from({ length: mails }, () => 0));
    expect(nextMailTurn(turnsOf(kind, [0, 0, 0, 0, 0, 0]), kind, milliseconds * 9).at).toBe(
      milliseconds * 9,
    );
  });
});
