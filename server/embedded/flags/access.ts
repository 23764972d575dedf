import { isOfOwnMachine, type MachineRequest } from '../../http/own-machine.ts';
import { isSameSecret } from '../../http/same-secret.ts';

/** Browsers ask for a name, which does not matter, and a password. */
const passwordOf = (authorization: string): string => {
  const [scheme = '', encoded = ''] = authorization.split(' ');
  if (scheme.toLowerCase() !== 'basic') return '';
  const given = Buffer.from(encoded, 'base64').toString();
  return given.slice(given.indexOf(':') + 1);
};

/**
 * Who may change flags. With a token: whoever gives it as the password (compared in constant time);
 * without: a process of this machine that comes through no proxy.
 */
export const mayChangeFlags = (request: MachineRequest, token: string | undefined): boolean =>
  token === undefined
    ? isOfOwnMachine(request)
    : isSameSecret(passwordOf(request.headers.authorization ?? ''), token);
