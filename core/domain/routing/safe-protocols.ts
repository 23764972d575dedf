import { textOf } from '../text/text.ts';

/** The protocols that a link may have; all others are refused (decisions, "Links"). */
export const safeProtocols = ['http', 'https', 'mailto', 'tel'] as const;

/** A protocol that a link may have, without its colon. */
export type SafeProtocol = (typeof safeProtocols)[number];

/** Whether a protocol is safe, in whatever letter case, with or without its colon. */
export const isSafeProtocol = (protocol: string): boolean => {
  const name = textOf(protocol).toLowerCase().replace(/:$/u, '');
  return safeProtocols.some((safe) => safe === name);
};
