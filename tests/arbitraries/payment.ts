import { fc } from '@fast-check/vitest';

import type { PaymentChange } from '../../core/domain/payment/payment.ts';

const anyMinorUnits = fc.integer({ min: 0, max: 5_000 });

/** In euros. */
export const anyPaymentChange: fc.Arbitrary<PaymentChange> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pending' as const, 'failed' as const, 'cancelled' as const) }),
  fc.record({
    kind: fc.constantFrom('authorised' as const, 'captured' as const, 'refunded' as const),
    total: anyMinorUnits.map((minorUnits) => ({ minorUnits, currency: 'eur' as const })),
  }),
);
