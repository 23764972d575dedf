import type { ExposureEvent } from '../domain/flags/evaluation.ts';
import type { DesignerProduct } from '../domain/designer/designers.ts';

/** What is told to the shop's statistics; it names no person. */
export type TrackingEvent =
  | ExposureEvent
  | { readonly event: 'designer_hand_off'; readonly designer: DesignerProduct };

/** The shop's statistics. Sending is fire and forget: it never throws and never waits. */
export type Tracking = {
  /** Tells one event; dropped without consent. */
  readonly track: (event: TrackingEvent) => void;
};

/** An environment that tracks. */
export type HasTracking = { readonly tracking: Tracking };
