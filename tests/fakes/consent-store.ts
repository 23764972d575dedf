import type { Consent } from '../../core/domain/consent/consent.ts';
import type { ConsentStore } from '../../core/ports/consent-store.ts';

/** Consent in memory. */
export const memoryConsent = (start: Consent = 'unknown'): ConsentStore => {
  let kept = start;
  return {
    read: () => kept,
    write: (consent) => {
      kept = consent;
    },
  };
};
