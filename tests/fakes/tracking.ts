import type { Tracking, TrackingEvent } from '../../core/ports/tracking.ts';

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
