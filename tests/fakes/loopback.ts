/** A real HTTP server for a test, on a free port of the loopback address. */
import { type ServerType, serve } from '@hono/node-server';

export interface Loopback {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const stopServer = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });

/** Serves an application until `stop`. */
export const serveLoopback = (
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<Loopback> =>
  new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ origin: `http://127.0.0.1:${port}`, stop: () => stopServer(server) }),
    );
  });
