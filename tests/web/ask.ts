/** Asks the shop over the wire: paths go out as they are written, and no redirect is followed. */
import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { inject } from 'vitest';

/** What the shop answered. */
type Answer = {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
};

type AskOptions = {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
  /** The port of another shop than the one that all tests share. */
  readonly port?: number;
};

/** Asks one host of the shop; `host` is a name without its port. */
export const ask = (host: string, path: string, options: AskOptions = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { method = 'GET', headers = {}, body, port = inject('port') } = options;
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } },
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

/** Where a redirect leads, as a whole address. */
export const locationOf = (host: string, { headers }: Answer): string =>
  new URL(headers.location ?? '', `http://${host}:${inject('port')}`).href;
