import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  consentEffects,
  consents,
  isConsent,
  maySend,
  readConsent,
} from '../../../core/domain/consent/consent.ts';
import {
  applySendingCommand,
  initialSendingQueue,
  type SendingQueue,
} from '../../../core/domain/consent/sending-queue.ts';
import { anyConsent, anySendingCommand } from '../../arbitraries/consent.ts';

describe('consent', () => {
  test('has the words of supporting §3', () => {
    expect(consents.join(', ')).toBe('granted, declined, unknown');
  });

  property.prop([fc.oneof(anyConsent, fc.string())])('is unknown for any other text', (text) => {
    const known = consents.some((consent) => consent === text);
    expect(isConsent(text)).toBe(known);
    expect(readConsent(text)).toBe(known ? text : 'unknown');
    expect(readConsent(undefined)).toBe('unknown');
  });

  test('unknown counts as declined', () => {
    expect(consents.filter(maySend)).toEqual(['granted']);
  });

  test.each([
    ['unknown', 'granted', ['start-sending']],
    ['declined', 'granted', ['start-sending']],
    ['granted', 'declined', ['stop-sending', 'clear-queue']],
    ['granted', 'unknown', ['stop-sending', 'clear-queue']],
    ['unknown', 'declined', ['clear-queue']],
    ['granted', 'granted', []],
    ['declined', 'declined', []],
  ] as const)('from %s to %s: %j', (before, after, effects) => {
    expect(consentEffects(before, after)).toEqual(effects);
  });

  property.prop([fc.array(anyConsent)])('starts and stops in turn', (words) => {
    let consent = readConsent(undefined);
    let isSending = false;
    for (const word of words) {
      for (const effect of consentEffects(consent, word)) {
        if (effect === 'clear-queue') continue;
        expect(isSending).toBe(effect === 'stop-sending');
        isSending = effect === 'start-sending';
      }
      consent = word;
      expect(isSending).toBe(maySend(consent));
    }
  });
});

describe('the sending queue', () => {
  test('stays as it is after what is not a command', () => {
    const queue = initialSendingQueue('granted');
    // @ts-expect-error -- nothing is sold from a queue
    const step = applySendingCommand(queue, { kind: 'sell' });
    expect(step.queue).toBe(queue);
    expect(step.effects).toEqual([]);
  });

  property.prop([anyConsent, fc.array(anySendingCommand)])(
    'holds, after any commands, what arose since the last grant and was not sent',
    (consent, commands) => {
      let queue: SendingQueue<number> = initialSendingQueue(consent);
      let expected: number[] = [];
      let granted = consent === 'granted';
      for (const command of commands) {
        const step = applySendingCommand(queue, command);
        const next = step.queue;
        if (command.kind === 'set-consent') {
          granted = command.consent === 'granted';
          if (!granted) expected = [];
          expect(step.effects).toEqual(consentEffects(queue.consent, command.consent));
        } else {
          expect(step.effects).toEqual([]);
          if (command.kind === 'record' && granted) expected.push(command.item);
          if (command.kind === 'sent') expected.splice(0, Math.max(command.count, 0));
        }
        queue = next;
        expect(queue.waiting).toEqual(expected);
        expect(maySend(queue.consent)).toBe(granted);
      }
    },
  );

  test('starts unknown and empty', () => {
    expect(initialSendingQueue()).toEqual({ consent: 'unknown', waiting: [] });
  });

  test('a command that changes nothing gives the same queue', () => {
    const queue: SendingQueue<number> = { consent: 'granted', waiting: [1, 2] };
    expect(applySendingCommand(queue, { kind: 'sent', count: 0 }).queue).toBe(queue);
    for (const count of [-1, 0.5, Number.NaN]) {
      expect(applySendingCommand(queue, { kind: 'sent', count }).queue).toBe(queue);
    }
    expect(applySendingCommand(queue, { kind: 'sent', count: 1 }).queue.waiting).toEqual([2]);
    const declined: SendingQueue<number> = { consent: 'declined', waiting: [] };
    expect(applySendingCommand(declined, { kind: 'record', item: 1 }).queue).toBe(declined);
  });
});
