import type { Consent } from '../../core/domain/consent/consent.ts';
import {
  allowAll,
  allowNothing,
  consentOfChoice,
  type ConsentChoice,
} from '../../core/domain/consent/consent-choice.ts';
import type { ConsentStore } from '../../core/ports/consent-store.ts';

const choices = { granted: allowAll, declined: allowNothing, unknown: undefined } as const;

/** Consent in memory; a word that was given before stands for all categories. */
export const memoryConsent = (start: Consent = 'unknown'): ConsentStore => {
  let kept: ConsentChoice | undefined = choices[start];
  return {
    choice: () => kept,
    read: () => consentOfChoice(kept),
    write: (choice) => {
      kept = choice;
    },
  };
};
