/** A service over HTTP whose behaviour is switched. */
import { once } from 'node:events';
import { createServer, request as send, type RequestListener } from 'node:http';

import { httpFaults, type HttpFaultName } from './faults.ts';

/** A service that fails when it is told to. */
export type FaultyUpstream = {
  readonly port: number;
  /** Fails in that way from now on; undefined: it is back. What hangs goes on hanging. */
  readonly fail: (fault: HttpFaultName | undefined) => void;
  /** What it was asked for so far, whether it answered or not. */
  readonly asked: () => readonly string[];
  /** Ends all connections, and with them what hangs. */
  readonly drop: () => void;
  /** Whether somebody waits for an answer that comes: nothing was wrong when it was asked for. */
  readonly isAnswering: () => boolean;
  /** Settles when nobody waits for an answer. */
  readonly idle: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens a service on a free port of this machine; `fine` answers while nothing is wrong. */
export const openFaultyUpstream = async (fine: RequestListener): Promise<FaultyUpstream> => {
  let failing: HttpFaultName | undefined;
  const asked: string[] = [];
  let waiting = 0;
  let answering = 0;
  const told: (() => void)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    // Whoever asks may leave at any time.
    response.on('error', () => undefined);
    const isFine = failing === undefined;
    waiting += 1;
    if (isFine) answering += 1;
    response.once('close', () => {
      waiting -= 1;
      if (isFine) answering -= 1;
      if (waiting > 0) return;
      for (const tell of told.splice(0)) tell();
    });
    if (failing === undefined) fine(request, response);
    else httpFaults[failing].answer(request, response, fine);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    fail: (fault) => {
      failing = fault;
    },
    asked: () => asked,
    isAnswering: () => answering > 0,
    idle: () => new Promise((resolve) => void (waiting === 0 ? resolve() : told.push(resolve))),
    drop: () => server.closeAllConnections(),
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

/** Hands requests on to another port of this machine, under a path of its own. */
export const handOnTo =
  (port: () => number, folder = ''): RequestListener =>
  (request, response) => {
    const { method, headers, url = '' } = request;
    const passed = send(
      { host: '127.0.0.1', port: port(), path: `${folder}${url}`, method, headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    passed.on('error', () => response.destroy());
    response.once('close', () => passed.destroy());
    request.pipe(passed);
  };
