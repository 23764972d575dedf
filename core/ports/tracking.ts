import type { ConsentChoice } from '../domain/consent/consent-choice.ts';
import type { TrackingEvent } from '../domain/consent/tracking-event.ts';

/** Fire and forget: never throws, never waits. */
export type Tracking = {
  /** Dropped without consent. */
  readonly track: (event: TrackingEvent) => void;
};

export type HasTracking = { readonly tracking: Tracking };

/** Events for tags; holds none from before consent. */
export type DataLayer = Tracking & {
  /** Tells tags the choice; without statistics, events that wait for them are taken back. */
  readonly setConsent: (choice: ConsentChoice) => void;
};

export type HasDataLayer = { readonly dataLayer: DataLayer };
