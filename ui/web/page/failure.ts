import { errorCodes, type ErrorCode } from '../../../core/domain/errors/error-codes.ts';
import { visibleErrorDetails } from '../../../core/domain/errors/error-details.ts';
import { readSwitches } from '../../../core/domain/query/switches.ts';
import type { ErrorDetails } from '../../components/error-page/error-page.tsx';

export const failedStatus = 500;

export type PageFailure = {
  /** As the log names it; such a page is never shared. */
  readonly requestId: string;
  /** With `_debug=1` in the address alone. */
  readonly details: ErrorDetails | undefined;
};

export const failureOf = (code: ErrorCode, requestId: string, search: string): PageFailure => ({
  requestId,
  details: visibleErrorDetails(
    { code, message: errorCodes[code].meaning, requestId },
    { isDebug: readSwitches(search).debug, isProduction: true },
  ),
});
