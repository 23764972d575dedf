/** How a service elsewhere fails: data, and the listener that fails in that way. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';

/** The ways in which a service that speaks HTTP fails. */
export const httpFaultNames = [
  'down',
  'slow',
  'dripping',
  'rubbish',
  'failing',
  'huge',
  'gzip-bomb',
  'redirecting',
] as const;

export type HttpFaultName = (typeof httpFaultNames)[number];

/** The ways in which a database fails that is behind a network. */
export const databaseFaultNames = [
  'down',
  'slow',
  'dripping',
  'rubbish',
  'cut',
  'huge',
  'huge-row',
] as const;

export type DatabaseFaultName = (typeof databaseFaultNames)[number];

/** How long a slow service takes for an answer, in milliseconds. */
export const slowMilliseconds = 10_000;

/** How often a service drips, in milliseconds. */
const dripMilliseconds = 100;

type HttpFault = {
  /** Whether a page's time is over before any answer is whole. */
  readonly hangs: boolean;
  /** Answers instead of the service, whose own answer is `fine`. */
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    fine: RequestListener<typeof IncomingMessage, typeof ServerResponse>,
  ) => void;
};

const json = { 'content-type': 'application/json' } as const;

/** JSON that never ends. */
const endless = (): Readable =>
  Readable.from(
    (function* () {
      yield '["';
      for (;;) yield ' '.repeat(65_536);
    })(),
  );

const answerEndlessly = (response: ServerResponse, isCompressed: boolean): void => {
  const from = endless();
  response.once('close', () => from.destroy());
  response.writeHead(200, { ...json, ...(isCompressed && { 'content-encoding': 'gzip' }) });
  if (isCompressed) from.pipe(createGzip({ level: 1 })).pipe(response);
  else from.pipe(response);
};

/** What each fault does. */
export const httpFaults = {
  down: { hangs: false, answer: ({ socket }) => socket.destroy() },
  slow: {
    hangs: true,
    answer: (request, response, fine) => {
      const later = setTimeout(() => fine(request, response), slowMilliseconds).unref();
      response.once('close', () => clearTimeout(later));
    },
  },
  dripping: {
    hangs: true,
    answer: (_, response) => {
      response.writeHead(200, json).write('{');
      const drip = setInterval(() => response.write(' '), dripMilliseconds).unref();
      response.once('close', () => clearInterval(drip));
    },
  },
  rubbish: {
    hangs: false,
    answer: (_, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  },
  failing: { hangs: false, answer: (_, response) => void response.writeHead(500).end('oops') },
  huge: { hangs: false, answer: (_, response) => answerEndlessly(response, false) },
  'gzip-bomb': { hangs: false, answer: (_, response) => answerEndlessly(response, true) },
  redirecting: {
    hangs: false,
    answer: ({ url }, response) =>
      void response.writeHead(302, { location: `/elsewhere${url ?? ''}` }).end(),
  },
} as const satisfies Readonly<Record<HttpFaultName, HttpFault>>;
