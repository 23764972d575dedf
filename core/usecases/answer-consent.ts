/** What follows from a visitor's word on being measured (supporting §4, "Consent"). */
import {
  consentEffects,
  maySend,
  type Consent,
  type ConsentEffect,
} from '../domain/consent/consent.ts';
import { TE, type RTE } from '../fp.ts';
import type { HasConsent } from '../ports/consent-store.ts';
import type { FlagEvent, HasPageFlags } from '../ports/flags.ts';

/**
 * Keeps what the visitor said, and lets the flag client send or not. Gives what else is to be done
 * with data that waits; the same word again changes nothing.
 */
export const answerConsent =
  (
    answer: Consent,
  ): RTE.ReaderTaskEither<HasConsent & HasPageFlags, never, readonly ConsentEffect[]> =>
  ({ consent, pageFlags }) =>
    TE.fromIO(() => {
      const effects = consentEffects(consent.read(), answer);
      if (effects.length > 0) {
        consent.write(answer);
        pageFlags.setConsent(maySend(answer));
      }
      return effects;
    });

/**
 * Tells the experiments of an event, such as an article put into the cart; not where tracking is
 * off by `_tracking=0`, or without consent.
 */
export const trackFlagEvent =
  (
    event: FlagEvent,
    isTracking: boolean,
  ): RTE.ReaderTaskEither<HasConsent & HasPageFlags, never, void> =>
  ({ consent, pageFlags }) =>
    TE.fromIO(() => {
      if (isTracking && maySend(consent.read())) pageFlags.track(event);
    });
