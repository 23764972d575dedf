/**
 * A visitor's consent to statistics, and its effect on sending data (supporting §3, §4 "Consent";
 * decisions, "Flags, consent, logs").
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

/** True only for granted consent. */
export const maySend = (consent: Consent): boolean => consent === 'granted';

/** An action on the sending of data. */
export type ConsentEffect = 'start-sending' | 'stop-sending' | 'clear-queue';

/**
 * Effects of a change of consent. Granted: sending starts. Declined, or unknown again: sending
 * stops if it had started, and the queue is cleared. The same word again changes nothing.
 */
export const consentEffects = (before: Consent, after: Consent): readonly ConsentEffect[] => {
  if (before === after) return [];
  if (maySend(after)) return ['start-sending'];
  return maySend(before) ? ['stop-sending', 'clear-queue'] : ['clear-queue'];
};
