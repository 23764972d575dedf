import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { lineLog, linesOfAll, linesOfCode } from '../../../adapters/log/line-log.ts';
import { errorCodes, type ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import { logThrottle, writtenLogRepeats } from '../../../core/domain/errors/log-repeats.ts';
import { manualClock } from '../../fakes/clock.ts';

const isErrorCode = (text: string): text is ErrorCode => text in errorCodes;

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

  property.prop([fc.integer({ min: 0, max: 500 })])(
    'writes a bounded number of lines a second of a code, and then says how many it left out',
    (count) => {
      const { lines, clock, log } = logInto();
      for (let index = 0; index < count; index += 1)
        log.report('img-path-redirected', { path: `/img/${index}/x` });
      expect(lines).toHaveLength(Math.min(count, linesOfCode));
      log.report('csp-violation', { directive: 'img-src' });
      expect(lines.at(-1)).toMatchObject({ code: 'csp-violation' });
      clock.set(clock.now() + 1_000);
      log.report('img-path-redirected', { path: '/img/last/x' });
      const leftOut = count - linesOfCode;
      expect(lines.at(-1)).toMatchObject({
        path: '/img/last/x',
        ...(leftOut > 0 && { leftOut }),
      });
      log.report('img-path-redirected', { path: '/img/very-last/x' });
      expect(lines.at(-1)).not.toHaveProperty('leftOut');
    },
  );

  test('writes a bounded number of lines a second in all', () => {
    const { lines, log } = logInto();
    const codes = Object.keys(errorCodes).filter(isErrorCode);
    for (const code of codes)
      for (let index = 0; index < 5; index += 1) log.report(code, { path: `/${index}` });
    expect(codes.length * 5).toBeGreaterThan(linesOfAll);
    expect(lines).toHaveLength(linesOfAll);
  });

  test('names the request, where there is one', () => {
    const lines: unknown[] = [];
    const current: { request?: string } = {};
    const log = lineLog({
      clock: manualClock(0),
      write: (line) => lines.push(JSON.parse(line)),
      requestId: () => current.request,
    });
    log.report('request-failed', { path: '/a' });
    current.request = 'one';
    log.report('request-failed', { path: '/b' });
    expect(lines[0]).not.toHaveProperty('requestId');
    expect(lines[1]).toMatchObject({ requestId: 'one', path: '/b' });
  });
});
