import { randomUUID } from 'node:crypto';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { lineLog, usualLogLimits } from '../../../adapters/log/line-log.ts';
import { errorCodes, type ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import type { LogFacts, LogPlace } from '../../../core/domain/errors/log-facts.ts';
import { logThrottle, writtenLogRepeats } from '../../../core/domain/errors/log-repeats.ts';
import { manualClock } from '../../fakes/clock.ts';

const requestId = '6f1c1b9a-3a55-4b1e-9d0a-0d6a5f1c2e3b';

const { ofCode: linesOfCode, ofAll: linesOfAll } = usualLogLimits;

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
    const facts = { level: 'info', code: 'x', time: 'never', meaning: 'none' };
    log.report('prices-unavailable', facts as LogFacts);
    expect(lines).toEqual([
      {
        time: '2026-11-21T09:30:00.000Z',
        level: 'error',
        code: 'prices-unavailable',
        meaning: errorCodes['prices-unavailable'].meaning,
      },
    ]);
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

  test('another text or code is not a repeat', () => {
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

  test('says where it happened, unless the facts do', () => {
    const lines: unknown[] = [];
    let place: LogPlace = {};
    const log = lineLog({
      clock: manualClock(0),
      write: (line) => lines.push(JSON.parse(line)),
      place: () => place,
    });
    log.report('request-failed', { path: '/a' });
    place = { requestId, page: '/fr/toile', locale: 'fr-CH', channel: 'poster' };
    log.report('request-failed', { path: '/b' });
    log.report('browser-error', { page: '/c', from: 'browser' });
    expect(lines[0]).not.toHaveProperty('requestId');
    expect(lines[1]).toMatchObject({ ...place, path: '/b' });
    expect(lines[2]).toMatchObject({ ...place, page: '/c', from: 'browser' });
  });

  test('folds what differs by its request alone', () => {
    const { lines, log } = logInto();
    for (let index = 0; index < 9; index += 1)
      log.report('nuxt-error-page-encountered', { path: '/a', requestId: randomUUID() });
    expect(lines).toHaveLength(1 + writtenLogRepeats);
  });

  test('writes a line with a message whole: it is not an entry of the library’s own', () => {
    const { lines, log } = logInto();
    log.report('browser-error', { name: 'TypeError', message: 'x is not a function' });
    expect(lines).toMatchObject([{ code: 'browser-error', message: 'x is not a function' }]);
  });
});
