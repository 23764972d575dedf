/**
 * Why a question has no answer: whoever was asked gave none, or none that can be read. Every other
 * error of a port is an answer. `reason` is for the log.
 */
export type Outage<Kind extends string = string> = {
  readonly kind: Kind;
  readonly reason: string;
};

/** Whether an error of a port is an outage, and no answer. */
export const isOutage = <Failure extends { readonly kind: string }>(
  error: Failure,
): error is Extract<Failure, Outage> => 'reason' in error;
