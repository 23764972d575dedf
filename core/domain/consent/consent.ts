/**
 * What a visitor has said about being measured, and what follows for data that is sent (supporting
 * §3, §4 "Consent"; decisions, "Flags, consent, logs").
 */
import { oneOf } from '../text/one-of.ts';

/** The words of consent. */
export const consents = ['granted', 'declined', 'unknown'] as const;

/** A visitor's consent; unknown until asked for, and unknown counts as declined. */
export type Consent = (typeof consents)[number];

/** Narrows a text to a word of consent. */
export const isConsent = oneOf(consents);

/** Reads a kept consent; what is absent or no word of consent is unknown. */
export const readConsent = (text: string | undefined): Consent =>
  text !== undefined && isConsent(text) ? text : 'unknown';

/** Whether data may be sent: only where consent was granted. */
export const maySend = (consent: Consent): boolean => consent === 'granted';

/** What is to be done with the sending of data. */
export type ConsentEffect = 'start-sending' | 'stop-sending' | 'clear-queue';

/**
 * What follows when consent changes. Granted: sending starts. Declined, or unknown again: sending
 * stops if it had started, and what is queued is cleared. The same word again changes nothing.
 */
export const consentEffects = (before: Consent, after: Consent): readonly ConsentEffect[] => {
  if (before === after) return [];
  if (maySend(after)) return ['start-sending'];
  return maySend(before) ? ['stop-sending', 'clear-queue'] : ['clear-queue'];
};
