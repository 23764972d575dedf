import type { FetchDecorator, Sleep } from './fetch.ts';

/** How long an answer may take, its body included (decisions, "Calls"). */
export const answerTimeout = 5_000;

/** Statuses that go without a body by their definition. */
const bodyless: readonly number[] = [101, 204, 205, 304];

const timeoutError = (milliseconds: number): Error =>
  new Error(`no answer within ${milliseconds} ms`, { cause: { kind: 'timeout' } });

/**
 * Rejects, and aborts the request, when the whole answer is not there in time. The body is read
 * within that time, so that an answer that begins and stops is late, too.
 */
export const withTimeout =
  ({ milliseconds, sleep }: { milliseconds: number; sleep: Sleep }): FetchDecorator =>
  (fetch) =>
  async (request) => {
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
      const response = await fetch(new Request(request, { signal }));
      const body = await response.arrayBuffer();
      const { status, statusText, headers } = response;
      return new Response(bodyless.includes(status) ? null : body, { status, statusText, headers });
    };
    try {
      return await Promise.race([answer(), expire()]);
    } finally {
      done.abort();
    }
  };
