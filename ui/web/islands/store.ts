/** A value that changes, and who is told of it; nothing of React. */
export type Store<A> = {
  readonly get: () => A;
  readonly set: (value: A) => void;
  /** Calls back after each change; the answer ends that. */
  readonly subscribe: (changed: () => void) => () => void;
};

/** A store that holds a value; setting the same one again tells nobody. */
export const createStore = <A>(initial: A): Store<A> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (next === value) return;
      value = next;
      for (const changed of listeners) changed();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
};
