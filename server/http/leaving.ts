import type { ServerResponse } from 'node:http';

/** Aborted when the connection ends before the answer was sent. */
export const leaving = (response: ServerResponse): AbortSignal => {
  const left = new AbortController();
  const leave = (): void => left.abort(new DOMException('the client left', 'AbortError'));
  response.once('close', () => {
    if (!response.writableFinished) leave();
  });
  if (response.destroyed) leave();
  return left.signal;
};
