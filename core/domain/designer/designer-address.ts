import { E } from '../../fp.ts';
import type { QueryPairs } from '../query/query.ts';
import { textOf } from '../text/text.ts';

/**
 * `unsafe-protocol`: neither http nor https; `unparsable`: empty, with white space, control
 * characters or backslashes, or it does not parse.
 */
export type DesignerAddressError = {
  readonly kind: 'unsafe-protocol' | 'unparsable';
  readonly address: string;
};

export type DesignerAddress = {
  /** Before the query. */
  readonly beginning: string;
  /** Still encoded, without empty ones. */
  readonly rawPairs: readonly string[];
  readonly hash: string;
  /** Without a slash at its end. */
  readonly path: string;
  /** Undefined for a relative address. */
  readonly origin: string | undefined;
  /** Decoded. */
  readonly pairs: QueryPairs;
};

// oxlint-disable-next-line eslint/no-control-regex -- control characters are what it looks for
const deceptive = /[\u0000-\u0020\u007f-\u009f\\]/u;
const schemePattern = /^(?<scheme>[a-z][a-z0-9+.-]*):/iu;
const addressPattern = /^(?<beginning>[^?#]*)(?:\?(?<query>[^#]*))?(?<hash>#.*)?$/su;

/** The host of a relative address; no host has this name. */
const nowhere = 'https://nowhere.invalid';

/** Takes apart an address, absolute with http or https, or relative. */
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
