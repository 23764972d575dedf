import { oneOf } from '../text/one-of.ts';
import { textOf } from '../text/text.ts';

/** All other protocols are refused (decisions, "Links"). */
export const safeProtocols = ['http', 'https', 'mailto', 'tel'] as const;

const isProtocol = oneOf(safeProtocols);

/** In any letter case, with or without its colon. */
export const isSafeProtocol = (protocol: string): boolean => {
  const name = textOf(protocol).toLowerCase().replace(/:$/u, '');
  return isProtocol(name);
};

/** URL parsers drop these before they read a protocol. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what it looks for
const dropped = /[\u0000-\u0020\u007f-\u009f]/gu;

/** False for an address without a protocol. */
export const hasUnsafeProtocol = (url: string): boolean => {
  const [, protocol] = /^([a-z][a-z0-9+.-]*):/iu.exec(textOf(url).replaceAll(dropped, '')) ?? [];
  return protocol !== undefined && !isSafeProtocol(protocol);
};
