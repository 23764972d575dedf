/** The same in a page and on the server. */
import { E, TE } from '../../core/fp.ts';
import type { Outage } from '../../core/ports/outage.ts';
import { messageOf } from '../../core/domain/errors/thrown.ts';
import { requestTo, type ApiSettings } from './address.ts';
import { ErrorAnswer, type WireError } from './codecs/errors.ts';
import type { Endpoint } from './endpoint.ts';

/**
 * `unreachable`: no answer; `refused`: the API's own status and error; otherwise an answer that is
 * not as declared, with the place that is wrong.
 */
export type CallError =
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'refused'; readonly status: number; readonly error: WireError | undefined }
  | { readonly kind: 'undecodable'; readonly reason: string };

/** Why a call failed, for a log. */
export const reasonOfCall = (error: CallError): string =>
  error.kind === 'refused' ? `the shop API answered ${error.status}` : error.reason;

/** Every failure of a call as an outage of a port. */
export const outageOf =
  <Kind extends string>(kind: Kind) =>
  (error: CallError): Outage<Kind> => ({ kind, reason: reasonOfCall(error) });

/** The API's own, or 0. */
export const statusOfCall = (error: CallError): number =>
  error.kind === 'refused' ? error.status : 0;

/** The API knows no such thing. */
export const isMissing = (error: CallError): boolean => statusOfCall(error) === 404;

/** What the API blames, by the names of fields. */
export const blamedFields = (error: CallError): object =>
  (error.kind === 'refused' && error.error?.payload?.errors) || {};

const readRefusal = async (response: Response): Promise<CallError> => {
  const body: unknown = await response.json().catch(() => undefined);
  const decoded = ErrorAnswer.decode(body);
  const error = E.isRight(decoded) ? decoded.right : undefined;
  return { kind: 'refused', status: response.status, error };
};

/** Calls an endpoint and reads what it answers. */
export const callEndpoint = <Scope, Query, Body, Answer>(
  { baseUrl, fetch }: ApiSettings,
  called: Endpoint<Scope, Query, Body, Answer>,
  input: { readonly scope: Scope; readonly query: Query; readonly body: Body },
): TE.TaskEither<CallError, Answer> => {
  const exchange = async (): Promise<E.Either<CallError, Answer>> => {
    const response = await fetch(
      requestTo(baseUrl, called, {
        headers: called.scope.write(input.scope),
        query: called.query.encode(input.query),
        written: called.body.write(input.body),
      }),
      { bytes: called.largest.answer, milliseconds: called.within },
    );
    if (!response.ok) return E.left(await readRefusal(response));
    return E.mapLeft((reason: string): CallError => ({ kind: 'undecodable', reason }))(
      await called.answer.read(response),
    );
  };
  return async () => {
    const answered = await TE.tryCatch(exchange, (error) => messageOf(error))();
    return E.isLeft(answered)
      ? E.left({ kind: 'unreachable', reason: answered.left })
      : answered.right;
  };
};
