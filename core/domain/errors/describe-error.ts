import { E } from '../../fp.ts';
import { errorCodes, type ErrorCode, type ErrorRow } from './error-codes.ts';
import { textOf } from '../text/text.ts';

/** Guards a code of the catalogue. */
export const isErrorCode = (text: string): text is ErrorCode =>
  Object.hasOwn(errorCodes, textOf(text));

/** A new code is a new row of `errorCodes`. */
export type ErrorCodeError = { readonly kind: 'unknown-error-code'; readonly text: string };

export type ErrorDescription = ErrorRow & { readonly code: ErrorCode };

/** In the catalogue's order. */
export const errorCodeList: readonly ErrorCode[] = Object.keys(errorCodes).filter(isErrorCode);

/** Looks a code up (storefront §8). */
export const describeError = (text: string): E.Either<ErrorCodeError, ErrorDescription> =>
  isErrorCode(text)
    ? E.right({ code: text, ...errorCodes[text] })
    : E.left({ kind: 'unknown-error-code', text });

/** 400 to 599 (storefront §8). */
export const isErrorStatus = (status: number): boolean => status >= 400 && status <= 599;
