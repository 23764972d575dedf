/** What an answer may take: bytes once decompressed, and milliseconds with its body. */
export type AnswerLimits = { readonly bytes: number; readonly milliseconds: number };

/**
 * A fetch of requests: the platform's own, one of an embedded service, or one of them with more
 * patience around it. It rejects where no answer came. The limits are an endpoint's own; those who
 * reach a network keep to them.
 */
export type Fetch = (request: Request, limits?: AnswerLimits) => Promise<Response>;

/** More around a fetch. */
export type FetchDecorator = (fetch: Fetch) => Fetch;

/**
 * Whether a method can be repeated without asking twice for what it does (storefront §8). `Request`
 * leaves `patch` in lower case, and a server that compares loosely would do it twice.
 */
export const isRepeatable = ({ method }: Request): boolean =>
  !['PATCH', 'POST', 'PUT', 'DELETE'].includes(method.toUpperCase());

const final = Symbol('final');

/** An error after which the same request cannot do better at once: it is not repeated. */
export const finalError = (message: string): Error => new Error(message, { cause: final });

/** Whether an error was made by `finalError`. */
export const isFinal = (error: unknown): boolean => error instanceof Error && error.cause === final;
