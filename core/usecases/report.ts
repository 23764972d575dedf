import type { ErrorCode } from '../domain/errors/error-codes.ts';
import type { LogFacts } from '../domain/errors/log-facts.ts';
import { TE } from '../fp.ts';
import type { HasLog, Log } from '../ports/log.ts';
import { isOutage } from '../ports/outage.ts';
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

/** Reports an outage of a port as that of a part; every other error is an answer. */
export const reportOutage = <Failure extends { readonly kind: string }>(
  log: Log,
  part: string,
  failure: Failure,
  code: ErrorCode = 'request-failed',
): void => {
  if (isOutage(failure)) reportSafely(log, code, { part, reason: failure.reason });
};

/** Reports an outage of the price service; what is not sold is not logged. */
export const reportPriceError = (log: Log, error: PriceError): void => {
  if (isOutage(error)) reportSafely(log, error.kind, { reason: error.reason });
};

/** Does something with a call's error, and leaves it as it is. */
export const tapLeft = <Error, A>(
  call: TE.TaskEither<Error, A>,
  tap: (error: Error) => void,
): TE.TaskEither<Error, A> => TE.tapError((error: Error) => TE.fromIO(() => tap(error)))(call);

/** A call whose outages are reported (`reportOutage`). */
export const outagesReported = <Failure extends { readonly kind: string }, A>(
  { log }: HasLog,
  part: string,
  call: TE.TaskEither<Failure, A>,
  code?: ErrorCode,
): TE.TaskEither<Failure, A> => tapLeft(call, (failure) => reportOutage(log, part, failure, code));
