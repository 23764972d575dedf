/**
 * Rejects where no answer came. `limits` are the endpoint's own; only implementations that reach a
 * network apply them.
 */
export type AnswerLimits = { readonly bytes: number; readonly milliseconds: number };

/**
 * Rejects where no answer came. The limits are an endpoint's own; those who reach a network keep to
 * them.
 */
export type Fetch = (request: Request, limits?: AnswerLimits) => Promise<Response>;

export type FetchDecorator = (fetch: Fetch) => Fetch;

/**
 * Whether a repetition is harmless (storefront §8). `Request` leaves `patch` in lower case, and a
 * server that compares loosely would do it twice.
 */
export const isRepeatable = ({ method }: Request): boolean =>
  !['PATCH', 'POST', 'PUT', 'DELETE'].includes(method.toUpperCase());

const final = Symbol('final');

/** An error after which a repetition is pointless. */
export const finalError = (message: string): Error => new Error(message, { cause: final });

/** Whether an error was made by `finalError`. */
export const isFinal = (error: unknown): boolean => error instanceof Error && error.cause === final;
