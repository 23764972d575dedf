import { waitIsOver, type Sleep } from '../shared/sleep.ts';
import { finalError, type AnswerLimits, type FetchDecorator } from '../shared/fetch.ts';
import { readBounded } from './read-bounded.ts';

/** Statuses without a body by definition. */
const bodyless: readonly number[] = [101, 204, 205, 304];

const timeoutError = (milliseconds: number): Error =>
  new Error(`no answer within ${milliseconds} ms`, { cause: { kind: 'timeout' } });

/** `usual`: where the request names no limits of its own. */
type LimitSettings = { readonly usual: AnswerLimits; readonly sleep: Sleep };

/**
 * Rejects, and aborts the request, when the whole answer is late or too large. The body is read
 * within that time: an answer that begins and stops is late, too. Redirects are answers like
 * others.
 */
export const withLimits =
  ({ usual, sleep }: LimitSettings): FetchDecorator =>
  (fetch) =>
  async (request, { bytes, milliseconds } = usual) => {
    const limit = new AbortController();
    const done = new AbortController();
    const expire = async (): Promise<never> => {
      await sleep(milliseconds, done.signal);
      const error = timeoutError(milliseconds);
      limit.abort(error);
      throw error;
    };
    const answer = async (): Promise<Response> => {
      const signal = AbortSignal.any([request.signal, limit.signal]);
      const response = await fetch(new Request(request, { signal, redirect: 'manual' }));
      const body = await readBounded(response, bytes);
      if (body === undefined) throw finalError(`the answer has more than ${bytes} bytes`);
      const { status, statusText, headers } = response;
      return new Response(bodyless.includes(status) ? null : body, { status, statusText, headers });
    };
    try {
      return await Promise.race([answer(), expire()]);
    } finally {
      done.abort(waitIsOver);
    }
  };
