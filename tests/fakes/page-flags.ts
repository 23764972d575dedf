import type { FlagName, Treatment, Treatments } from '../../core/domain/flags/flags.ts';
import type { FlagEvent, PageFlags } from '../../core/ports/flags.ts';

/** The flags of one visitor in memory, and what a test may know of them. */
type MemoryPageFlags = PageFlags & {
  /** Each flag that was asked for, as often as it was. */
  readonly asked: readonly FlagName[];
  /** The events that were sent. */
  readonly events: readonly FlagEvent[];
};

/** The port over treatments; a flag without one is `control`. Consent is unknown at first. */
export const memoryPageFlags = (given: Treatments): MemoryPageFlags => {
  const asked: FlagName[] = [];
  const events: FlagEvent[] = [];
  const answered = new Map<FlagName, Treatment>();
  let isGranted = false;
  let isDestroyed = false;
  return {
    asked,
    events,
    treatment: async (name) => {
      asked.push(name);
      const known = answered.get(name);
      if (known !== undefined) return known;
      const treatment = isDestroyed ? 'off' : (given[name] ?? 'control');
      answered.set(name, treatment);
      return treatment;
    },
    track: (event) => {
      if (isGranted && !isDestroyed) events.push(event);
    },
    setConsent: (granted) => {
      isGranted = granted;
    },
    destroy: async () => {
      isDestroyed = true;
    },
  };
};
