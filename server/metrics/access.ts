import type { IncomingMessage } from 'node:http';

import { isSameSecret } from '../http/same-secret.ts';

/** Added by proxies: such a request comes from elsewhere, whatever its peer is. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Only somebody on this machine asks for these; a proxy asks for a site's. */
const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu;

const loopback = /^(?:::ffff:)?127\.|^::1$/u;

/**
 * With a token: whoever sends it (compared in constant time); without: a process of this machine
 * that comes through no proxy.
 */
export const mayReadMetrics = (
  {
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  token: string | undefined,
): boolean => {
  if (token !== undefined) return isSameSecret(headers.authorization ?? '', `Bearer ${token}`);
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    ownMachine.test(headers.host ?? '') &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  );
};
