/** Something that happens once, such as the first touch of the page. */
export type Signal = {
  readonly hasHappened: () => boolean;
  readonly happen: () => void;
  /** Calls back when it happens, at once where it has; an aborted wait is forgotten. */
  readonly wait: (act: () => void, until?: AbortSignal) => void;
};

/** A signal that has not happened. Unlike a promise it lets go of those who no longer wait. */
export const createSignal = (): Signal => {
  let hasHappened = false;
  const waiting = new Set<() => void>();
  return {
    hasHappened: () => hasHappened,
    happen: () => {
      if (hasHappened) return;
      hasHappened = true;
      const called = [...waiting];
      waiting.clear();
      for (const act of called) act();
    },
    wait: (act, until) => {
      if (until?.aborted === true) return;
      if (hasHappened) return act();
      waiting.add(act);
      until?.addEventListener('abort', () => waiting.delete(act), { once: true });
      return undefined;
    },
  };
};
