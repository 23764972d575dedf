import type { IncomingMessage, ServerResponse } from 'node:http';

/** The process's own answer: a refusal, or a word to a health check. */
export type PlainAnswer = {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** One line of text, which nothing may keep. */
export const textAnswer = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): PlainAnswer => ({
  status,
  body,
  headers: { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', ...headers },
});

/** As the shop's APIs word it (decisions, "Calls"). */
export const messageAnswer = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): PlainAnswer =>
  textAnswer(status, JSON.stringify({ message: { text } }), {
    'content-type': 'application/json',
    ...headers,
  });

/** Whoever refuses a body does not read it. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined ||
  (headers['content-length'] !== undefined && headers['content-length'] !== '0');

/** Sends a short answer; a connection on which an unread body would follow ends with it. */
export const sendPlain = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: PlainAnswer,
): void => {
  if (announcesBody(request)) response.setHeader('connection', 'close');
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  // Node itself sends none to HEAD.
  response.end(body);
};
