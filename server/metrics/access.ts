import type { IncomingMessage } from 'node:http';

import { isSameSecret } from '../http/same-secret.ts';

/** What proxies add; a request with one of them comes from elsewhere, whoever the peer is. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Hosts that only somebody on this machine asks for; a proxy asks for a site's. */
const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu;

const loopback = /^(?:::ffff:)?127\.|^::1$/u;

/**
 * Whether a request may read the figures: with a token, whoever brings it (compared in constant
 * time); without one, a process of this machine that no proxy stands before.
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
