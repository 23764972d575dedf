import type { IncomingMessage } from 'node:http';

/** Added by proxies: such a request comes from elsewhere, whatever its peer is. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** Only somebody on this machine asks for these; a proxy asks for a site's. */
const ownMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/iu;

const loopback = /^(?:::ffff:)?127\.|^::1$/u;

/** Whether a server that listens there is heard by this machine alone. */
export const isOwnMachineName = (host: string): boolean => host === '::1' || ownMachine.test(host);

export type MachineRequest = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Whether a process of this machine asks, through no proxy. */
export const isOfOwnMachine = ({ headers, socket }: MachineRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  ownMachine.test(headers.host ?? '') &&
  forwardingHeaders.every((name) => headers[name] === undefined);
