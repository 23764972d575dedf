import { maySend } from '../../core/domain/consent/consent.ts';
import { consentOfChoice, type ConsentChoice } from '../../core/domain/consent/consent-choice.ts';
import type { TrackingEvent } from '../../core/domain/consent/tracking-event.ts';
import type { DataLayer, Tracking } from '../../core/ports/tracking.ts';

/** Statistics that keep what they are told. */
export const recordingTracking = (): Tracking & { readonly events: readonly TrackingEvent[] } => {
  const events: TrackingEvent[] = [];
  return {
    events,
    track: (event) => {
      events.push(event);
    },
  };
};

/** A data layer in memory: the events that wait in it, and the choices that it was told. */
export const memoryDataLayer = (): DataLayer & {
  readonly events: readonly TrackingEvent[];
  readonly choices: readonly ConsentChoice[];
} => {
  const events: TrackingEvent[] = [];
  const choices: ConsentChoice[] = [];
  const isGranted = (): boolean => maySend(consentOfChoice(choices.at(-1)));
  return {
    events,
    choices,
    track: (event) => {
      if (isGranted()) events.push(event);
    },
    setConsent: (choice) => {
      choices.push(choice);
      if (!isGranted()) events.splice(0);
    },
  };
};
