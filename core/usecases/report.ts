import type { ErrorCode } from '../domain/errors/error-codes.ts';
import type { LogFacts } from '../domain/errors/log-facts.ts';
import { TE } from '../fp.ts';
import type { Log } from '../ports/log.ts';
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

/** Reports an outage of the price service; what is not sold is not logged. */
export const reportPriceError = (log: Log, error: PriceError): void => {
  if (error.kind === 'prices-unavailable' || error.kind === 'price-answer-refused')
    reportSafely(log, error.kind, { reason: error.reason });
};

/** Does something with a call's error, and leaves it as it is. */
export const tapLeft = <Error, A>(
  call: TE.TaskEither<Error, A>,
  tap: (error: Error) => void,
): TE.TaskEither<Error, A> => TE.tapError((error: Error) => TE.fromIO(() => tap(error)))(call);
