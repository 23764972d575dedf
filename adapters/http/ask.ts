import { withQuery, type QueryValues } from '../../core/domain/query/query.ts';
import { E, TE, type t } from '../../core/fp.ts';
import type { PriceScope } from '../../core/ports/prices.ts';
import { ErrorAnswer, scopeHeaders, type WireError } from './codecs/errors.ts';
import type { Fetch } from './fetch.ts';
import { reasonOf } from './reason.ts';

/** Where an API is, and how it is reached. */
export type ApiSettings = {
  /** Scheme, host and path before the API's own, without a slash at the end. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
};

/** What is asked of an API. */
export type Question<Answer> = {
  readonly path: string;
  readonly query?: QueryValues | undefined;
  readonly scope: PriceScope;
  readonly codec: t.Type<Answer, unknown, unknown>;
};

/**
 * Why a question has no answer: nobody answered (`unreachable`), the API refused it with a status
 * and its own error, or what it sent is not what the codec says, with the place that is wrong.
 */
export type AskError =
  | { readonly kind: 'unreachable'; readonly reason: string }
  | { readonly kind: 'refused'; readonly status: number; readonly error: WireError | undefined }
  | { readonly kind: 'undecodable'; readonly reason: string };

const requestOf = (
  baseUrl: string,
  { path, query = {}, scope }: Omit<Question<unknown>, 'codec'>,
): Request =>
  new Request(withQuery(`${baseUrl}${path}`, query), {
    headers: {
      Accept: 'application/json',
      [scopeHeaders.channel]: scope.channel,
      [scopeHeaders.locale]: scope.locale,
    },
  });

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What an answer means: the status first, then the codec. */
const readAnswer = <Answer>(
  codec: Question<Answer>['codec'],
  { status, ok }: Response,
  text: string,
): E.Either<AskError, Answer> => {
  const body = parseJson(text);
  if (!ok) return E.left({ kind: 'refused', status, error: E.toUnion(readError(body)) });
  if (body === undefined) return E.left({ kind: 'undecodable', reason: 'the answer is no JSON' });
  const decoded = codec.decode(body);
  return E.isRight(decoded)
    ? decoded
    : E.left({ kind: 'undecodable', reason: reasonOf(decoded.left) });
};

const readError = (body: unknown): E.Either<undefined, WireError> => {
  const decoded = ErrorAnswer.decode(body);
  return E.isRight(decoded) ? decoded : E.left(undefined);
};

/** Asks an API and decodes what it answers. */
export const ask = <Answer>(
  { baseUrl, fetch }: ApiSettings,
  question: Question<Answer>,
): TE.TaskEither<AskError, Answer> => {
  const exchange = async (): Promise<readonly [Response, string]> => {
    const response = await fetch(requestOf(baseUrl, question));
    return [response, await response.text()];
  };
  return async () => {
    const answered = await TE.tryCatch(exchange, messageOf)();
    return E.isLeft(answered)
      ? E.left({ kind: 'unreachable', reason: answered.left })
      : readAnswer(question.codec, ...answered.right);
  };
};
