import type { Consent } from '../domain/consent/consent.ts';
import type { ConsentChoice } from '../domain/consent/consent-choice.ts';

/** Consent to statistics; reading never fails. */
export type ConsentWord = {
  /** `unknown` where nothing readable is kept. */
  readonly read: () => Consent;
};

export type HasConsent = { readonly consent: ConsentWord };

/** The choice in this browser; nothing is stored before it. */
export type ConsentStore = ConsentWord & {
  /** Undefined where nothing readable is kept. */
  readonly choice: () => ConsentChoice | undefined;
  /** Keeps the choice for later visits. */
  readonly write: (choice: ConsentChoice) => void;
};

export type HasConsentStore = { readonly consent: ConsentStore };
