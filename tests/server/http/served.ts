/** A real server around a handler, and requests whose path nothing normalises on the way. */
import {
  createServer,
  request as send,
  type IncomingHttpHeaders,
  type RequestListener,
} from 'node:http';

/** What came back. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

/** What is asked for, besides the path. */
export type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** A server on a free port, until it is closed. */
export type Served = {
  readonly port: number;
  readonly ask: (path: string, asked?: Asked) => Promise<Answer>;
  readonly close: () => Promise<void>;
};

/** Asks a server at a port of this machine. */
export const askAt = (
  port: number,
  path: string,
  { method, headers, body }: Asked = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = send(
      { host: '127.0.0.1', port, path, method, headers, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });

/** Serves a handler. */
export const serve = async (handle: RequestListener): Promise<Served> => {
  const server = createServer(handle);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    ask: (path, asked = {}) => askAt(port, path, asked),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
