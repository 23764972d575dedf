/**
 * Consent to statistics, and its effect on sending (supporting §3, §4 "Consent"; decisions, "Flags,
 * consent, logs").
 */
import { oneOf } from '../text/one-of.ts';

export const consents = ['granted', 'declined', 'unknown'] as const;

/** Unknown until asked for, which counts as declined. */
export type Consent = (typeof consents)[number];

export const isConsent = oneOf(consents);

/** Absent or other words are unknown. */
export const readConsent = (text: string | undefined): Consent =>
  text !== undefined && isConsent(text) ? text : 'unknown';

/** Only with granted consent. */
export const maySend = (consent: Consent): boolean => consent === 'granted';

export type ConsentEffect = 'start-sending' | 'stop-sending' | 'clear-queue';

/**
 * Granted: sending starts. Else it stops if it had started, and the queue is cleared. The same word
 * again changes nothing.
 */
export const consentEffects = (before: Consent, after: Consent): readonly ConsentEffect[] => {
  if (before === after) return [];
  if (maySend(after)) return ['start-sending'];
  return maySend(before) ? ['stop-sending', 'clear-queue'] : ['clear-queue'];
};
