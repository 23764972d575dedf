import { oneOf } from '../text/one-of.ts';
import { textOf } from '../text/text.ts';

/** The protocols that a link may have; all others are refused (decisions, "Links"). */
export const safeProtocols = ['http', 'https', 'mailto', 'tel'] as const;

const isProtocol = oneOf(safeProtocols);

/** Whether a protocol is safe, in whatever letter case, with or without its colon. */
export const isSafeProtocol = (protocol: string): boolean => {
  const name = textOf(protocol).toLowerCase().replace(/:$/u, '');
  return isProtocol(name);
};
