import { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

import type { Context } from 'hono';

/** The first four groups: what one household or machine is given at least. */
const networkOf = (address: string): string => {
  const [before = '', after] = address.split('::');
  const first = before === '' ? [] : before.split(':');
  if (after === undefined) return first.slice(0, 4).join(':');
  // An address that ends there has an empty one, which is beyond the first four.
  const last = after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, 4).join(':');
};

/** One client: an IPv4 address, or the network of an IPv6 one. */
export const clientKey = (address: string): string => {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/u, '')
    .replace(/%.*/u, '');
  return isIPv6(plain) ? networkOf(plain) : plain;
};

/**
 * Behind `trustedProxies` proxies the address that the farthest of them saw, counted from the right
 * of `X-Forwarded-For`: what stands further left, the client wrote.
 */
export const clientOf = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trustedProxies: number,
): string => {
  const near = socket.remoteAddress ?? '';
  if (trustedProxies === 0) return clientKey(near);
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => address.trim());
  const seen = forwarded.at(-trustedProxies) ?? '';
  return clientKey(isIP(seen) === 0 ? near : seen);
};

/** By it this process tells its own services for whom it asks. */
const forwardedFor = 'X-Forwarded-For';

/** Services, also those elsewhere, make the same key of it. */
export const addressOfClient = (client: string): string =>
  client === '' || isIP(client) !== 0 ? client : `${client}::`;

/** The request over the network; undefined where this process asks itself. */
export const incomingOf = ({ env }: Context): IncomingMessage | undefined => {
  const bindings: unknown = env;
  return typeof bindings === 'object' &&
    bindings !== null &&
    'incoming' in bindings &&
    bindings.incoming instanceof IncomingMessage
    ? bindings.incoming
    : undefined;
};

/**
 * Who asks a service: whom this process names where it asks itself, else nobody; what comes over
 * the network is believed as far as `clientOf` does.
 */
export const clientOfContext = (context: Context, trustedProxies: number): string => {
  const incoming = incomingOf(context);
  return incoming === undefined
    ? clientKey(context.req.header(forwardedFor) ?? '')
    : clientOf(incoming, trustedProxies);
};
