/** Requests of several clients of one machine: each has an address of its own (Linux). */
import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export type Answered = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** From the request to the end of the answer. */
  readonly milliseconds: number;
};

type Asked = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Leaves when it is aborted; the answer is then undefined. */
  readonly signal?: AbortSignal;
};

export type Client = {
  /** Undefined where no whole answer came. */
  readonly ask: (path: string, asked?: Asked) => Promise<Answered | undefined>;
  readonly close: () => void;
};

/** A client of a shop on this machine, at an address such as `127.0.0.2`. */
export const clientAt = (port: number, localAddress: string): Client => {
  const agent = new Agent({ keepAlive: true, localAddress });
  return {
    ask: (path, { method = 'GET', headers = {}, body, signal } = {}) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const sent = request(
          {
            host: '127.0.0.1',
            port,
            path,
            method,
            headers: { host: `localhost:${port}`, ...headers },
            agent,
            ...(signal !== undefined && { signal }),
          },
          (response) => {
            const parts: Buffer[] = [];
            response.on('data', (part: Buffer) => parts.push(part));
            response.on('error', () => resolve(undefined));
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                headers: response.headers,
                body: Buffer.concat(parts),
                milliseconds: performance.now() - begun,
              }),
            );
          },
        );
        sent.on('error', () => resolve(undefined));
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
};
