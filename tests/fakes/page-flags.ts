import {
  treatmentEntries,
  type FlagName,
  type Treatment,
  type Treatments,
} from '../../core/domain/flags/flags.ts';
import type { FlagEvent, PageFlags } from '../../core/ports/flags.ts';

/** The flags of one visitor in memory, and what a test may know of them. */
type MemoryPageFlags = PageFlags & {
  /** Each flag that was asked for, as often as it was. */
  readonly asked: readonly FlagName[];
  /** The events that were sent. */
  readonly events: readonly FlagEvent[];
  /** Gives other treatments from now on. */
  readonly change: (given: Treatments) => void;
};

/** The port over treatments; a flag without one is `control`. Consent is unknown at first. */
export const memoryPageFlags = (given: Treatments): MemoryPageFlags => {
  const asked: FlagName[] = [];
  const events: FlagEvent[] = [];
  const listeners: (() => void)[] = [];
  let answered = new Map<FlagName, Treatment>();
  let current = given;
  let isGranted = false;
  let isDestroyed = false;

  const now = (name: FlagName): Treatment => (isDestroyed ? 'off' : (current[name] ?? 'control'));
  const answer = (name: FlagName): Treatment => {
    const treatment = answered.get(name) ?? now(name);
    answered.set(name, treatment);
    return treatment;
  };

  return {
    asked,
    events,
    change: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    treatment: async (name) => {
      asked.push(name);
      return answer(name);
    },
    treatmentAtOnce: answer,
    nextTreatment: async (name) => now(name),
    beginView: (known) => {
      answered = new Map(treatmentEntries(known));
    },
    onChange: (listener) => {
      listeners.push(listener);
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
