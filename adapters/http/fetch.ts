/**
 * A fetch of requests: the platform's own, one of an embedded service, or one of them with more
 * patience around it. It rejects where no answer came.
 */
export type Fetch = (request: Request) => Promise<Response>;

/** More around a fetch. */
export type FetchDecorator = (fetch: Fetch) => Fetch;

/** Waits so many milliseconds, or rejects as soon as the signal is aborted. */
export type Sleep = (milliseconds: number, signal?: AbortSignal) => Promise<void>;

/**
 * Whether a method can be repeated without asking twice for what it does (storefront §8). `Request`
 * leaves `patch` in lower case, and a server that compares loosely would do it twice.
 */
export const isRepeatable = ({ method }: Request): boolean =>
  !['PATCH', 'POST', 'PUT', 'DELETE'].includes(method.toUpperCase());
