import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { lineLog } from '../../../adapters/log/line-log.ts';
import { logThrottle, writtenLogRepeats } from '../../../core/domain/errors/log-repeats.ts';
import { manualClock } from '../../fakes/clock.ts';

const logInto = () => {
  const lines: unknown[] = [];
  const clock = manualClock(Date.parse('2026-11-21T09:30:00Z'));
  const log = lineLog({ clock, write: (line) => lines.push(JSON.parse(line)) });
  return { lines, clock, log };
};

describe('the line log', () => {
  test('writes level, code and meaning of the catalogue, and the facts', () => {
    const { lines, log } = logInto();
    log.report('prices-unavailable', { reason: 'refused' });
    expect(lines).toEqual([
      {
        time: '2026-11-21T09:30:00.000Z',
        level: 'error',
        code: 'prices-unavailable',
        meaning: 'the price service did not answer; the page shows no prices',
        reason: 'refused',
      },
    ]);
  });

  test('facts cannot stand in for what the log says itself', () => {
    const { lines, log } = logInto();
    log.report('prices-unavailable', { level: 'info', code: 'x' });
    expect(lines).toMatchObject([{ level: 'error', code: 'prices-unavailable' }]);
  });

  property.prop([fc.integer({ min: 0, max: 40 })])(
    'writes five repeats of a second and counts the others',
    (repeats) => {
      const { lines, clock, log } = logInto();
      for (let index = 0; index <= repeats; index += 1)
        log.report('request-failed', { path: '/a' });
      expect(lines).toHaveLength(1 + Math.min(repeats, writtenLogRepeats));
      clock.set(clock.now() + logThrottle);
      log.report('request-failed', { path: '/a' });
      const folded = Math.max(0, repeats - writtenLogRepeats);
      expect(lines.at(-1)).toMatchObject(
        folded > 0 ? { repeated: folded } : { code: 'request-failed' },
      );
    },
  );

  test('another text or code is no repeat', () => {
    const { lines, log } = logInto();
    for (let index = 0; index < 20; index += 1) log.report('request-failed', { path: `/${index}` });
    log.report('richtext-render-error', { path: '/1' });
    expect(lines).toHaveLength(21);
  });
});
