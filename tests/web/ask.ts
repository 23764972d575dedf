/** Asks the shop of the tests over the wire. */
import { inject } from 'vitest';

import { askPort, type Answer, type AskOptions } from './ask-port.ts';

/** Asks one host of the shop; `port` is another shop's than the one that all tests share. */
export const ask = (
  host: string,
  path: string,
  { port = inject('port'), ...options }: AskOptions & { readonly port?: number } = {},
): Promise<Answer> => askPort(port, host, path, options);

/** Where a redirect leads, as a whole address. */
export const locationOf = (host: string, { headers }: Answer): string =>
  new URL(headers.location ?? '', `http://${host}:${inject('port')}`).href;
