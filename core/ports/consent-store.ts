import type { Consent } from '../domain/consent/consent.ts';

/** What the visitor said about being measured, as the consent script keeps it. It never fails. */
export type ConsentStore = {
  /** `unknown` where nothing, or nothing readable, is kept. */
  readonly read: () => Consent;
  /** Keeps the answer for later visits. */
  readonly write: (consent: Consent) => void;
};

/** An environment that knows the visitor's consent. */
export type HasConsent = { readonly consent: ConsentStore };
