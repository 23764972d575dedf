import { isOfOwnMachine, type MachineRequest } from '../http/own-machine.ts';
import { isSameSecret } from '../http/same-secret.ts';

/**
 * With a token: whoever sends it (compared in constant time); without: a process of this machine
 * that comes through no proxy.
 */
export const mayReadMetrics = (request: MachineRequest, token: string | undefined): boolean =>
  token === undefined
    ? isOfOwnMachine(request)
    : isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`);
