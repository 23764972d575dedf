import type { Clock } from '../../core/ports/clock.ts';

/** A clock that stands until a test moves it. */
type ManualClock = Clock & { readonly set: (now: number) => void };

/** A clock that shows an instant. */
export const manualClock = (start: number): ManualClock => {
  let now = start;
  return {
    now: () => now,
    set: (instant) => {
      now = instant;
    },
  };
};
