/** Effects of a visitor's answer about consent (supporting §4, "Consent"). */
import { consentEffects, maySend, type ConsentEffect } from '../domain/consent/consent.ts';
import {
  consentOfChoice,
  equalChoices,
  type ConsentChoice,
} from '../domain/consent/consent-choice.ts';
import { TE, type RTE } from '../fp.ts';
import type { HasConsent, HasConsentStore } from '../ports/consent-store.ts';
import type { FlagEvent, HasPageFlags, PageFlags } from '../ports/flags.ts';
import type { HasDataLayer } from '../ports/tracking.ts';

/** The flag client needs the consent to statistics only. */
type Told = HasConsentStore & HasDataLayer & { readonly pageFlags: Pick<PageFlags, 'setConsent'> };

/**
 * Keeps a choice, tells tags, and lets the flag client send or not; gives what follows for data
 * that is sent. The same choice again changes nothing.
 */
export const answerConsent =
  (choice: ConsentChoice): RTE.ReaderTaskEither<Told, never, readonly ConsentEffect[]> =>
  ({ consent, dataLayer, pageFlags }) =>
    TE.fromIO(() => {
      const kept = consent.choice();
      if (kept !== undefined && equalChoices(kept, choice)) return [];
      const [before, after] = [consent.read(), consentOfChoice(choice)];
      consent.write(choice);
      dataLayer.setConsent(choice);
      if (before !== after) pageFlags.setConsent(maySend(after));
      return consentEffects(before, after);
    });

/** Tells the experiments of an event; not with `_tracking=0` or without consent. */
export const trackFlagEvent =
  (
    event: FlagEvent,
    isTracking: boolean,
  ): RTE.ReaderTaskEither<HasConsent & HasPageFlags, never, void> =>
  ({ consent, pageFlags }) =>
    TE.fromIO(() => {
      if (isTracking && maySend(consent.read())) pageFlags.track(event);
    });
