import type { ErrorCode } from '../domain/errors/error-codes.ts';
import type { LogFacts } from '../domain/errors/log-facts.ts';
import { TE } from '../fp.ts';
import type { Log } from '../ports/log.ts';
import { isOutage, type Outage } from '../ports/outage.ts';
import type { PriceError } from '../ports/prices.ts';
import type { ShopRefusal } from '../ports/shop-refusal.ts';

/** Reports; a log that throws takes nothing down. */
export const reportSafely = (log: Log, code: ErrorCode, facts: LogFacts = {}): void => {
  try {
    log.report(code, facts);
  } catch {
    // A failure of the log itself cannot be reported.
  }
};

/** Reports once what a shopper cannot mend, with the answer's status. */
export const reportFailed = <C extends ErrorCode>(log: Log, refusal: ShopRefusal<C>): void => {
  if (refusal.kind === 'failed') reportSafely(log, refusal.code, { status: refusal.status });
};

/** Reports an outage as the `request-failed` of a part; any other error is an answer. */
export const reportOutage = (
  log: Log,
  part: string,
  error: Outage | { readonly kind: string },
): void => {
  if (isOutage(error)) reportSafely(log, 'request-failed', { part, reason: error.reason });
};

/** Reports an outage of the price service; what is not sold is not logged. */
export const reportPriceError = (log: Log, error: PriceError): void => {
  if (error.kind === 'prices-unavailable' || error.kind === 'price-answer-refused')
    reportSafely(log, error.kind, { reason: error.reason });
};

/** `reportOutage` for the error of a call. */
export const outageReported = <Error extends { readonly kind: string }, A>(
  log: Log,
  part: string,
  call: TE.TaskEither<Error, A>,
): TE.TaskEither<Error, A> => tapLeft(call, (error) => reportOutage(log, part, error));

/** Does something with a call's error, and leaves it as it is. */
export const tapLeft = <Error, A>(
  call: TE.TaskEither<Error, A>,
  tap: (error: Error) => void,
): TE.TaskEither<Error, A> => TE.tapError((error: Error) => TE.fromIO(() => tap(error)))(call);
