import type { StorefrontRequest } from '../requests/storefront-request.ts';

/** Asks once per request, however many parts of the page need the answer. */
export const oncePerRequest = <A>(
  load: (request: StorefrontRequest) => Promise<A>,
): ((request: StorefrontRequest) => Promise<A>) => {
  const known = new WeakMap<StorefrontRequest, Promise<A>>();
  return (request) => {
    const loaded = known.get(request) ?? load(request);
    known.set(request, loaded);
    return loaded;
  };
};
