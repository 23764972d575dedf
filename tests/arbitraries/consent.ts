import fc from 'fast-check';

import { consents, type Consent } from '../../core/domain/consent/consent.ts';
import type { ConsentChoice } from '../../core/domain/consent/consent-choice.ts';
import type { SendingCommand } from '../../core/domain/consent/sending-queue.ts';

export const anyConsent: fc.Arbitrary<Consent> = fc.constantFrom(...consents);

/** What can happen to a queue of numbers. */
export const anySendingCommand: fc.Arbitrary<SendingCommand<number>> = fc.oneof(
  fc.record({ kind: fc.constant('set-consent' as const), consent: anyConsent }),
  fc.record({ kind: fc.constant('record' as const), item: fc.nat() }),
  fc.record({ kind: fc.constant('record' as const), item: fc.nat() }),
  fc.record({ kind: fc.constant('sent' as const), count: fc.integer({ min: -1, max: 3 }) }),
);

export const anyChoice: fc.Arbitrary<ConsentChoice> = fc.record({
  statistics: fc.boolean(),
  marketing: fc.boolean(),
});
