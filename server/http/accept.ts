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

/** What files and pages are compressed with: the smaller form first. */
export const encodings = ['br', 'gzip'] as const;

export type Encoding = (typeof encodings)[number];

/** The smallest form that a client takes; undefined where it takes none of them. */
export const acceptedEncoding = (
  header: string | undefined,
  offered: readonly Encoding[] = encodings,
): Encoding | undefined => offered.find((encoding) => acceptsEncoding(header, encoding));

/**
 * Not refused with `q=0`. Wildcards count for nothing: crawlers and mail clients send them without
 * knowing newer types.
 */
export const acceptsType = (header: string | undefined, type: string): boolean =>
  header !== undefined &&
  new Negotiator({ headers: { accept: header.toLowerCase() } }).mediaTypes().includes(type);
