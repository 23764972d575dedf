import Negotiator from 'negotiator';

/**
 * True unless it is absent or refused with `q=0`. The wildcard does not count: the answer may be
 * plain.
 */
export const acceptsEncoding = (header: string | undefined, encoding: string): boolean =>
  header !== undefined &&
  new Negotiator({ headers: { 'accept-encoding': header.toLowerCase() } })
    .encodings()
    .includes(encoding);

/**
 * Not refused with `q=0`. Wildcards count for nothing: crawlers and mail clients send them without
 * knowing newer types.
 */
export const acceptsType = (header: string | undefined, type: string): boolean =>
  header !== undefined &&
  new Negotiator({ headers: { accept: header.toLowerCase() } }).mediaTypes().includes(type);
