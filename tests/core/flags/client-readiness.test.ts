import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyClientSignal,
  clientReadinesses,
  clientStateOf,
  initialClientReadiness,
  type ClientSignal,
} from '../../../core/domain/flags/client-readiness.ts';
import { resolveTreatment } from '../../../core/domain/flags/evaluation.ts';
import { emptyOverride } from '../../../core/domain/flags/override.ts';

const isSignal = (readiness: string): readiness is ClientSignal => readiness !== 'not-ready';
const signals = clientReadinesses.filter(isSignal);

const treatmentAfter = (given: readonly ClientSignal[]) => {
  const readiness = given.reduce(applyClientSignal, initialClientReadiness);
  const client = clientStateOf(readiness, () => 'on');
  return resolveTreatment({ name: '967_nudging', override: emptyOverride, client }).treatment;
};

describe('the readiness of the flag client', () => {
  test('has the states of supporting §4', () => {
    expect(clientReadinesses.toSorted()).toEqual(
      ['not-ready', 'ready-from-cache', 'ready', 'timed-out', 'updated', 'destroyed'].toSorted(),
    );
  });

  test.each<readonly [readonly ClientSignal[], string]>([
    [[], 'control'],
    [['ready-from-cache'], 'on'],
    [['ready-from-cache', 'timed-out'], 'on'],
    [['timed-out'], 'control'],
    [['timed-out', 'ready'], 'on'],
    [['timed-out', 'ready-from-cache'], 'control'],
    [['ready'], 'on'],
    [['ready', 'ready-from-cache'], 'on'],
    [['ready', 'updated', 'updated'], 'on'],
    [['updated'], 'control'],
    [['ready-from-cache', 'ready', 'timed-out'], 'on'],
    [['destroyed'], 'off'],
    [['ready-from-cache', 'destroyed'], 'off'],
    [['timed-out', 'destroyed'], 'off'],
    [['ready', 'destroyed', 'ready'], 'off'],
    [['ready', 'updated', 'destroyed', 'updated'], 'off'],
  ])('after %j a flag is %s', (given, treatment) => {
    expect(treatmentAfter(given)).toBe(treatment);
  });

  test('a destroyed client is not usable', () => {
    const client = clientStateOf('destroyed', () => 'on');
    expect(client).toEqual({ kind: 'absent', why: 'no-client' });
  });

  test('signals that cannot follow change nothing', () => {
    expect(applyClientSignal('ready', 'timed-out')).toBe('ready');
    expect(applyClientSignal('ready', 'updated')).toBe('updated');
    expect(applyClientSignal('ready-from-cache', 'ready')).toBe('ready');
    expect(applyClientSignal('updated', 'ready')).toBe('updated');
    expect(applyClientSignal('not-ready', 'updated')).toBe('not-ready');
  });

  property.prop([fc.array(fc.constantFrom(...signals))])('destroyed is the end', (given) => {
    const isDestroyed = given.includes('destroyed');
    expect(treatmentAfter(given) === 'off').toBe(isDestroyed);
  });

  property.prop([fc.array(fc.constantFrom(...signals.filter((one) => one !== 'destroyed')))])(
    'a client that has answered once goes on answering',
    (given) => {
      const answers = given.map((_, index) => treatmentAfter(given.slice(0, index + 1)));
      const first = answers.indexOf('on');
      if (first >= 0) expect(answers.slice(first).every((answer) => answer === 'on')).toBe(true);
    },
  );
});
