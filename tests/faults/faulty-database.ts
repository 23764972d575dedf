/** A way to a Postgres server that is switched: a TCP proxy that refuses, waits, drips, lies, cuts. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Readable } from 'node:stream';

import { slowMilliseconds, type DatabaseFaultName } from './faults.ts';
import { beforeRows, forEver, row, rowOfGigabyte } from './postgres-messages.ts';

/** A database that fails when it is told to. */
export type FaultyDatabase = {
  /** The server's address by way of the proxy. */
  readonly databaseUrl: string;
  /** Fails in that way from now on; undefined: it is back. What hangs goes on hanging. */
  readonly fail: (fault: DatabaseFaultName | undefined) => void;
  /** How often something was asked. */
  readonly asked: () => number;
  readonly close: () => Promise<void>;
};

/** Milliseconds between two bytes of a server that drips. */
const dripMilliseconds = 100;

/** Bytes of no message: its length would be more than a gigabyte, and never comes. */
const rubbish = Buffer.alloc(4_096, 'rubbish');

type Pair = { readonly near: Socket; readonly far: Socket };

/** The letter of the message that lets a client in. */
const authentication = 'R'.charCodeAt(0);

/**
 * Answers a query as the server begins to, and then with what never ends; who connects is let in as
 * by the server.
 */
const answerEndlessly = (
  { near, far }: Pair,
  answer: Buffer,
  first: Buffer,
  rest: Buffer,
): void => {
  if (answer[0] === authentication) {
    near.write(answer);
    return;
  }
  // What else the server says is left out.
  far.pause();
  near.write(Buffer.concat([beforeRows(answer), first]));
  const from = Readable.from(forEver(rest));
  near.once('close', () => from.destroy());
  from.pipe(near);
};

/** What becomes of bytes of the server; a connection that failed once is never whole again. */
const answers: Readonly<Record<DatabaseFaultName, (pair: Pair, bytes: Buffer) => void>> = {
  down: ({ near }) => near.destroy(),
  slow: ({ near }, bytes) => {
    setTimeout(() => near.write(bytes), slowMilliseconds).unref();
  },
  dripping: ({ near }, bytes) => {
    let sent = 0;
    const drip = setInterval(() => {
      near.write(bytes.subarray(sent, (sent += 1)));
      if (sent >= bytes.length) clearInterval(drip);
    }, dripMilliseconds).unref();
    near.once('close', () => clearInterval(drip));
  },
  rubbish: ({ near }) => near.write(rubbish),
  cut: ({ near }, bytes) => near.end(bytes.subarray(0, Math.ceil(bytes.length / 2))),
  huge: (pair, bytes) => answerEndlessly(pair, bytes, Buffer.alloc(0), row('1')),
  'huge-row': (pair, bytes) =>
    answerEndlessly(pair, bytes, rowOfGigabyte(), Buffer.from('a long word ')),
};

/** Opens the way to a server. */
export const openFaultyDatabase = async (databaseUrl: string): Promise<FaultyDatabase> => {
  const { hostname, port } = new URL(databaseUrl);
  let failing: DatabaseFaultName | undefined;
  let asked = 0;
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (failing === 'down') {
      asked += 1;
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.on('data', (bytes) => {
      asked += 1;
      if (failing === 'down') near.destroy();
      else far.write(bytes);
    });
    // What a fault has touched stays in disorder: bytes must not overtake each other.
    let fault: DatabaseFaultName | undefined;
    far.on('data', (bytes) => {
      fault ??= failing;
      if (fault === undefined) near.write(bytes);
      else answers[fault]({ near, far }, bytes);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const proxied = new URL(databaseUrl);
  proxied.port = String(typeof address === 'object' && address !== null ? address.port : 0);
  return {
    databaseUrl: proxied.href,
    fail: (fault) => {
      failing = fault;
    },
    asked: () => asked,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
};
