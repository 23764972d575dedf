import { E } from '../../fp.ts';
import type { QueryPairs } from '../query/query.ts';
import { textOf } from '../text/text.ts';

/**
 * Why a shopper cannot be sent to an address: `unsafe-protocol` where it names another
 * protocol than http and https, `unparsable` where it is empty, holds white space, control
 * characters or backslashes, or does not parse.
 */
export type DesignerAddressError = {
  readonly kind: 'unsafe-protocol' | 'unparsable';
  readonly address: string;
};

/** A designer's address taken apart, as it was written. */
export type DesignerAddress = {
  /** What stands before the query. */
  readonly beginning: string;
  /** The pairs of its query, still encoded, without empty ones. */
  readonly rawPairs: readonly string[];
  /** With its `#`, or empty. */
  readonly hash: string;
  /** The path without a slash at its end. */
  readonly path: string;
  /** Protocol, host and port; undefined where the address is relative. */
  readonly origin: string | undefined;
  /** The pairs of its query, decoded. */
  readonly pairs: QueryPairs;
};

// oxlint-disable-next-line eslint/no-control-regex -- control characters are what it looks for
const deceptive = /[\u0000-\u0020\u007f-\u009f\\]/u;
const schemePattern = /^(?<scheme>[a-z][a-z0-9+.-]*):/iu;
const addressPattern = /^(?<beginning>[^?#]*)(?:\?(?<query>[^#]*))?(?<hash>#.*)?$/su;

/** Stands in for the host of a relative address; no host has this name. */
const nowhere = 'https://nowhere.invalid';

/**
 * Takes the address of a designer apart: absolute with http or https, or relative, with or without
 * a query and a hash.
 */
export const readDesignerAddress = (
  given: string,
): E.Either<DesignerAddressError, DesignerAddress> => {
  const address = textOf(given);
  const scheme = schemePattern.exec(address)?.groups?.['scheme']?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https')
    return E.left({ kind: 'unsafe-protocol', address });
  if (address === '' || deceptive.test(address) || !URL.canParse(address, nowhere))
    return E.left({ kind: 'unparsable', address });
  const url = new URL(address, nowhere);
  const { beginning = '', query = '', hash = '' } = addressPattern.exec(address)?.groups ?? {};
  return E.right({
    beginning,
    rawPairs: query.split('&').filter((pair) => pair !== ''),
    hash,
    path: url.pathname.replace(/\/$/u, ''),
    origin: url.origin === nowhere ? undefined : url.origin,
    pairs: [...url.searchParams],
  });
};
