import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  isFreshLogIn,
  isUseNoted,
  sessionEnd,
  sessionLimits,
} from '../../../core/domain/customer/account-sessions.ts';

const { unused, longest, noted, fresh } = sessionLimits;

/** A log-in, and visits after it, each so long after the one before. */
const anyVisits = fc.record({
  begunAt: fc.nat(),
  pauses: fc.array(fc.integer({ min: 0, max: unused + noted }), { maxLength: 12 }),
});

/** When a session ends that is used so, and when it was used last before that. */
const liveThrough = (begunAt: number, pauses: readonly number[]) => {
  let session = { begunAt, usedAt: begunAt };
  let now = begunAt;
  let lastUse = begunAt;
  for (const pause of pauses) {
    now += pause;
    if (now >= sessionEnd(session)) break;
    lastUse = now;
    if (isUseNoted(session, now)) session = { ...session, usedAt: now };
  }
  return { end: sessionEnd(session), lastUse };
};

describe('a session', () => {
  property.prop([anyVisits])(
    'ends fourteen days after its last use, noted to the hour, and after thirty days whatever is done',
    ({ begunAt, pauses }) => {
      const { end, lastUse } = liveThrough(begunAt, pauses);
      expect(end).toBeLessThanOrEqual(begunAt + longest);
      expect(end).toBeLessThanOrEqual(lastUse + unused);
      if (end < begunAt + longest) expect(end).toBeGreaterThan(lastUse + unused - noted);
    },
  );

  property.prop([fc.nat(), fc.integer({ min: -noted, max: 2 * noted })])(
    'is written down again after an hour and no sooner, also when the clock goes back',
    (usedAt, later) => {
      expect(isUseNoted({ begunAt: 0, usedAt }, usedAt + later)).toBe(later >= noted);
    },
  );

  property.prop([fc.nat(), fc.nat({ max: 2 * fresh })])(
    'is fresh for ten minutes',
    (begunAt, later) => {
      expect(isFreshLogIn({ begunAt, usedAt: begunAt }, begunAt + later)).toBe(later < fresh);
    },
  );
});
