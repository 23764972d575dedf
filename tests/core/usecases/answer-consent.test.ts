import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { consentEffects, consents, type Consent } from '../../../core/domain/consent/consent.ts';
import { E } from '../../../core/fp.ts';
import { answerConsent, trackFlagEvent } from '../../../core/usecases/answer-consent.ts';
import { memoryConsent } from '../../fakes/consent-store.ts';
import { memoryPageFlags } from '../../fakes/page-flags.ts';

const world = () => ({ consent: memoryConsent(), pageFlags: memoryPageFlags({}) });
const event = { name: 'add-to-cart', value: 1 };

describe('a visitor’s word', () => {
  property.prop([fc.array(fc.constantFrom(...consents))])(
    'is kept, and events are told while it is a grant',
    async (answers) => {
      const environment = world();
      let before: Consent = 'unknown';
      let told = 0;
      for (const answer of answers) {
        expect(await answerConsent(answer)(environment)()).toEqual(
          E.right(consentEffects(before, answer)),
        );
        expect(environment.consent.read()).toBe(answer);
        await trackFlagEvent(event, true)(environment)();
        before = answer;
        told += answer === 'granted' ? 1 : 0;
        expect(environment.pageFlags.events).toHaveLength(told);
      }
    },
  );

  test('lets the flag client send, and stops it; said again it changes nothing', async () => {
    const said: boolean[] = [];
    const written: Consent[] = [];
    const { consent, pageFlags } = world();
    const environment = {
      consent: {
        read: consent.read,
        write: (word: Consent) => {
          written.push(word);
          consent.write(word);
        },
      },
      pageFlags: { ...pageFlags, setConsent: (granted: boolean) => void said.push(granted) },
    };
    for (const word of ['granted', 'granted', 'declined', 'declined', 'unknown'] as const)
      await answerConsent(word)(environment)();
    expect(written).toEqual(['granted', 'declined', 'unknown']);
    expect(said).toEqual([true, false, false]);
  });
});

describe('an event', () => {
  test('is not told without consent, nor where tracking is off', async () => {
    const told: unknown[] = [];
    const { consent, pageFlags } = world();
    const environment = {
      consent,
      pageFlags: { ...pageFlags, track: (sent: unknown) => void told.push(sent) },
    };
    await trackFlagEvent(event, true)(environment)();
    consent.write('granted');
    await trackFlagEvent(event, false)(environment)();
    expect(told).toEqual([]);
    await trackFlagEvent(event, true)(environment)();
    expect(told).toEqual([event]);
  });
});
