/** One line for an operator, with the variable and a way out. */
import { messageOf } from '../core/domain/errors/thrown.ts';
import { codeOf } from '../adapters/shared/thrown.ts';

/** They would break the line or steer the terminal. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** In one line, whatever was thrown. */
export const describeStartFailure = (error: unknown): string =>
  messageOf(error).replace(controls, ' ').trim();

/** Which variable to change, and to what. */
export const describeListenFailure = (error: unknown, host: string, port: number): string => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is in use: stop the process that has it, or choose another PORT.`;
    case 'EACCES':
      return `Port ${port} may not be taken by this user: choose another PORT, such as 3000.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST="${host}" is not an address of this machine: choose another HOST, such as 127.0.0.1.`;
    default:
      return `HOST="${host}" and PORT="${port}" cannot be listened at: ${describeStartFailure(error)}`;
  }
};
