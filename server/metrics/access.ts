import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What proxies add; a request with one of them comes from elsewhere, whoever the peer is. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Hosts that only somebody on this machine asks for; a proxy asks for a site's. */
const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu;

const loopback = /^(?:::ffff:)?127\.|^::1$/u;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

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
  if (token !== undefined)
    return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
  return (
    loopback.test(socket.remoteAddress ?? '') &&
    ownMachine.test(headers.host ?? '') &&
    forwardingHeaders.every((name) => headers[name] === undefined)
  );
};
