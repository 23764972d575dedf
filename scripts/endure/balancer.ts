/**
 * A balancer as small as one can be: it asks every node whether it is ready, takes turns among
 * those that are, and keeps its connections. It sends a request to another node only where the
 * first one refused the connection, so that nothing is done twice; what broke on the way is a 502,
 * and whether that may be asked again is its sender's to know.
 */
import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What became of requests that did not go well at once. */
type BalancerFigures = {
  /** Sent to another node, since the first one took no connection. */
  readonly refused: number;
  /** Broken on the way, or answered in part. */
  readonly broken: number;
};

/** A running balancer. */
export type Balancer = {
  readonly port: number;
  /** Settles as soon as so many nodes are ready. */
  readonly ready: (nodes: number) => Promise<void>;
  readonly figures: () => BalancerFigures;
  readonly close: () => Promise<void>;
};

type Node = { readonly port: number; readonly agent: Agent; isReady: boolean };

type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** How often nodes are asked, in milliseconds. */
const probeInterval = 100;

/** Headers that belong to one connection. */
const hopHeaders: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'keep-alive',
  'transfer-encoding',
]);

const endToEnd = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopHeaders.has(name)));

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) if (Buffer.isBuffer(part)) parts.push(part);
  return Buffer.concat(parts);
};

/**
 * A node that is slow to say so is as ready as it was: what it says counts, and its silence not.
 */
const isReady = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, path: '/readyz', agent: false };
    const asked = send(options, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asked.on('error', () => resolve(false));
    asked.end();
  });

/** Passes a request on and takes the whole answer; rejects without an answer. */
const forward = (
  { port, agent }: Node,
  { method, url, headers, socket }: IncomingMessage,
  body: Buffer,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      agent,
      method,
      path: url,
      headers: {
        ...endToEnd(headers),
        'x-forwarded-for': socket.remoteAddress ?? '',
        ...(body.length > 0 && { 'content-length': body.length }),
      },
    };
    const asked = send(options, (response) => {
      bodyOf(response).then((whole) => {
        const { statusCode: status = 502 } = response;
        resolve({ status, headers: response.headers, body: whole });
      }, reject);
    });
    asked.on('error', reject);
    asked.end(body);
  });

const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';

/** Starts a balancer on a free port, before nodes at these ports. */
export const startBalancer = async (ports: readonly number[]): Promise<Balancer> => {
  const nodes = ports.map((port): Node => ({
    port,
    agent: new Agent({ keepAlive: true }),
    isReady: false,
  }));
  const waiting = new Set<() => void>();
  let turn = 0;
  let refused = 0;
  let broken = 0;
  let isOver = false;

  /** Asks a node again and again, each time after its last answer. */
  const watch = async (node: Node): Promise<void> => {
    while (!isOver) {
      const answer = await isReady(node.port);
      Object.assign(node, { isReady: answer });
      for (const look of waiting) look();
      await wait(probeInterval);
    }
  };

  /** The nodes in the order in which a request tries them. */
  const inTurn = (): readonly Node[] => {
    const able = nodes.filter((node) => node.isReady);
    turn += 1;
    return able
      .map((_, index) => able[(turn + index) % able.length])
      .filter((one) => one !== undefined);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await bodyOf(request);
    for (const node of inTurn()) {
      try {
        const { status, headers, body: bytes } = await forward(node, request, body);
        response.writeHead(status, { ...endToEnd(headers), 'content-length': bytes.length });
        response.end(bytes);
        return;
      } catch (error) {
        node.isReady = false;
        if (!isRefused(error)) {
          broken += 1;
          response.writeHead(502).end();
          return;
        }
        refused += 1;
      }
    }
    response.writeHead(503).end();
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const watching = Promise.all(nodes.map(watch));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The balancer has no port.');
  return {
    port: address.port,
    ready: (count) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (nodes.filter((node) => node.isReady).length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
      }),
    figures: () => ({ refused, broken }),
    close: async () => {
      isOver = true;
      await watching;
      for (const { agent } of nodes) agent.destroy();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
