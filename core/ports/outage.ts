/** No readable answer; every other error of a port is an answer. `reason` is for the log. */
export type Outage<Kind extends string = string> = {
  readonly kind: Kind;
  readonly reason: string;
};

/** Whether a port's error is an outage, not an answer. */
export const isOutage = <Failure extends { readonly kind: string }>(
  error: Failure,
): error is Extract<Failure, Outage> => 'reason' in error;
