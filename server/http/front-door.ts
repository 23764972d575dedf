/**
 * It listens before anything is prepared, says how the process is, holds back the slow, and closes
 * within a given time whatever is open.
 */
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

import { resolveHost } from '../../core/domain/routing/hosts.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { busyPage } from './busy-page.ts';
import { clientKey } from './client-address.ts';
import { sendPlain, textAnswer } from './plain-answer.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * `leaving` answers whoever still comes and ends each connection with its answer; `draining`
 * finishes what runs.
 */
type Phase = 'preparing' | 'open' | 'leaving' | 'draining';

type FrontDoorSettings = {
  readonly sites: SiteConfiguration;
  /** At once; one more is closed without a word. */
  readonly connections: number;
  /** Of them, from one client; each may have all when left out, as proxies have. */
  readonly connectionsOfClient?: number | undefined;
  /** Hears of what no answer can tell: a failed accept, a handler that threw. */
  readonly report: (error: unknown) => void;
};

/** `server` is for those who need more than requests (development's socket). */
export type FrontDoor = {
  readonly server: Server;
  /** Rejects with the system's own error where it cannot take the port. */
  readonly listen: (host: string, port: number) => Promise<void>;
  /** Until then requests are asked to come again. */
  readonly open: (handle: RequestListener) => void;
  /**
   * Says that the process is not ready and goes on for `leaving` milliseconds, so that balancers
   * send nobody any more; then finishes what runs, and closes everything `milliseconds` after the
   * call.
   */
  readonly close: (milliseconds: number, leaving?: number) => Promise<void>;
};

/** Milliseconds for slow clients (review 2, finding 25), and how often they are looked at. */
const times = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
} as const;

/** Milliseconds of silence on a connection whose request is answered. */
const stillTimeout = 60_000;

/** Of a request's line and headers; more is 431. */
const headerBytes = 16_384;

/** Milliseconds between looks for idle connections while the door closes. */
const sweepInterval = 50;

/** The next process opens, or another one answers. */
const retrySeconds = { preparing: 3, draining: 1 } as const;

const clientErrors: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** For clients that sent no request; never within another answer. */
const clientErrorText = (code: string | undefined, isSecure: boolean): string => {
  const status = clientErrors[code ?? ''] ?? 400;
  const headers = { ...securityHeaders(isSecure), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
};

/** As Node itself looks at it. */
const isAnswering = (socket: Duplex): boolean =>
  '_httpMessage' in socket && socket._httpMessage !== null && socket._httpMessage !== undefined;

/** Undefined for every address but a health check's. */
const wellness = (url: string | undefined, phase: Phase): boolean | undefined => {
  if (url === '/healthz') return true;
  return url === '/readyz' ? phase === 'open' : undefined;
};

/** Closes the connections of a client that has so many. */
const closeBeyond = (most: number): ((socket: Socket) => void) => {
  const open = new Map<string, number>();
  return (socket) => {
    const client = clientKey(socket.remoteAddress ?? '');
    const before = open.get(client) ?? 0;
    if (before >= most) return void socket.destroy();
    open.set(client, before + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1;
      if (left === 0) open.delete(client);
      else open.set(client, left);
    });
  };
};

/** Creates the door of a process; nobody is let in before `open`. */
export const createFrontDoor = ({
  sites,
  connections,
  connectionsOfClient = connections,
  report,
}: FrontDoorSettings): FrontDoor => {
  let phase: Phase = 'preparing';
  let handle: RequestListener = () => undefined;
  const headers = new Map(Object.entries(securityHeaders(sites.protocol === 'https')));

  const answerItself = (request: IncomingMessage, response: ServerResponse): boolean => {
    const isWell = wellness(request.url, phase);
    // Whoever keeps connections hears that this one ends, and loses no request.
    if (phase === 'leaving') response.setHeader('connection', 'close');
    if (isWell === undefined && (phase === 'open' || phase === 'leaving')) return false;
    response.setHeaders(headers);
    if (isWell !== undefined)
      sendPlain(request, response, textAnswer(isWell ? 200 : 503, isWell ? 'ok' : phase));
    else {
      const seconds = phase === 'draining' ? retrySeconds.draining : retrySeconds.preparing;
      if (phase === 'draining') response.setHeader('connection', 'close');
      sendPlain(
        request,
        response,
        busyPage(sites, resolveHost(sites, request.headers.host), seconds),
      );
    }
    return true;
  };

  const server = createServer({ ...times, maxHeaderSize: headerBytes }, (request, response) => {
    if (answerItself(request, response)) return;
    try {
      handle(request, response);
    } catch (error) {
      report(error);
      if (response.headersSent) response.destroy();
      else sendPlain(request, response, textAnswer(500, 'Internal Server Error'));
    }
  });
  server.maxConnections = connections;
  server.on('connection', closeBeyond(connectionsOfClient));
  server.setTimeout(stillTimeout);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) socket.destroy();
    else socket.end(clientErrorText(error.code, sites.protocol === 'https'));
  });

  return {
    server,
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          // No free descriptor, for example: the process goes on.
          server.on('error', report);
          resolve();
        });
      }),
    open: (handler) => {
      handle = handler;
      phase = 'open';
    },
    close: async (milliseconds, leaving = 0) => {
      if (leaving > 0) {
        phase = 'leaving';
        await new Promise((resolve) => setTimeout(resolve, leaving));
      }
      phase = 'draining';
      const closed = new Promise((resolve) => server.close(resolve));
      const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
      const end = setTimeout(() => server.closeAllConnections(), milliseconds - leaving);
      await closed;
      clearInterval(sweep);
      clearTimeout(end);
    },
  };
};
