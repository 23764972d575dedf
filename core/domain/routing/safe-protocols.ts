import { oneOf } from '../text/one-of.ts';
import { textOf } from '../text/text.ts';

/** The protocols that a link may have; all others are refused (decisions, "Links"). */
export const safeProtocols = ['http', 'https', 'mailto', 'tel'] as const;

const isProtocol = oneOf(safeProtocols);

/** True for a safe protocol, in any letter case, with or without its colon. */
export const isSafeProtocol = (protocol: string): boolean => {
  const name = textOf(protocol).toLowerCase().replace(/:$/u, '');
  return isProtocol(name);
};

/** Characters that URL parsers drop anywhere before they read a protocol. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what it looks for
const dropped = /[\u0000-\u0020\u007f-\u009f]/gu;

/** True for an address with an unsafe protocol; false for one without a protocol. */
export const hasUnsafeProtocol = (url: string): boolean => {
  const [, protocol] = /^([a-z][a-z0-9+.-]*):/iu.exec(textOf(url).replaceAll(dropped, '')) ?? [];
  return protocol !== undefined && !isSafeProtocol(protocol);
};
