/** Asks over the wire: paths go out as they are written, and no redirect is followed. */
import { request, type Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** What the shop answered. */
export type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

/** What is asked beside the path. */
export type AskOptions = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** Keeps connections for the next request. */
  readonly agent?: Agent;
};

/** Asks one host of the shop at a port of this machine; `host` is a name without its port. */
export const askPort = (
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: AskOptions = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, ...(agent && { agent }) };
    const asked = request(
      { ...options, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const whole = Buffer.concat(parts);
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: whole,
            text: whole.toString(),
          });
        });
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
