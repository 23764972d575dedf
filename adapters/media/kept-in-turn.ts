/** Same name: one after the other; other names: side by side. */
export const keptInTurn = (): (<A>(name: string, act: () => Promise<A>) => Promise<A>) => {
  const last = new Map<string, Promise<unknown>>();
  return async (name, act) => {
    const before = last.get(name) ?? Promise.resolve();
    const acting = before.then(act, act);
    last.set(name, acting);
    try {
      return await acting;
    } finally {
      if (last.get(name) === acting) last.delete(name);
    }
  };
};
