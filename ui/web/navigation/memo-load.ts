/** A server asks for the same modules with every page. */
export const memoLoad = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let loaded: Promise<A> | undefined;
  return () => (loaded ??= load());
};
