import type { Consent } from '../domain/consent/consent.ts';
import type { ConsentChoice } from '../domain/consent/consent-choice.ts';

/** The visitor's consent to statistics. It never fails. */
export type ConsentWord = {
  /** `unknown` where nothing, or nothing readable, is kept. */
  readonly read: () => Consent;
};

/** An environment that knows whether the visitor may be measured. */
export type HasConsent = { readonly consent: ConsentWord };

/** The visitor's choice in this browser. Nothing is stored before a choice. */
export type ConsentStore = ConsentWord & {
  /** Undefined where nothing, or nothing readable, is kept. */
  readonly choice: () => ConsentChoice | undefined;
  /** Keeps the choice for later visits. */
  readonly write: (choice: ConsentChoice) => void;
};

/** An environment that keeps the visitor's choice. */
export type HasConsentStore = { readonly consent: ConsentStore };
