import type { ConsentChoice } from '../domain/consent/consent-choice.ts';
import type { TrackingEvent } from '../domain/consent/tracking-event.ts';

/** The shop's statistics. Sending is fire and forget: it never throws and never waits. */
export type Tracking = {
  /** Tells one event; dropped without consent. */
  readonly track: (event: TrackingEvent) => void;
};

/** An environment that tracks. */
export type HasTracking = { readonly tracking: Tracking };

/** Events for tags; it never holds an event from before consent. */
export type DataLayer = Tracking & {
  /** Tells tags what the visitor chose; without statistics, what waits for them is taken back. */
  readonly setConsent: (choice: ConsentChoice) => void;
};

/** An environment with a data layer. */
export type HasDataLayer = { readonly dataLayer: DataLayer };
