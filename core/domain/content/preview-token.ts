/**
 * The visual editor's token, as its vendor documents it: the SHA-1 of `{space id}:{preview
 * token}:{timestamp}`. Only the space and its own servers know the preview token, so nobody else
 * sees drafts and releases.
 */
import { E, pipe } from '../../fp.ts';
import { readPairs } from '../query/query.ts';

/** Seconds that a token is valid, and seconds by which another clock may be ahead. */
export const previewTokenLife = { seconds: 3_600, skew: 60 } as const;

/** Not proven yet. */
export type PreviewClaim = {
  readonly space: string;
  /** Seconds since 1970, as they were written. */
  readonly timestamp: string;
  readonly token: string;
};

/**
 * Why no preview is shown: no token; a part missing, twice or otherwise than the vendor writes it;
 * not of this preview token; older than an hour; or further in the future than a clock's error
 * explains.
 */
export type PreviewRefusal = {
  readonly kind:
    | 'preview-token-missing'
    | 'preview-token-malformed'
    | 'preview-token-wrong'
    | 'preview-token-expired'
    | 'preview-token-early';
};

const refused = (kind: PreviewRefusal['kind']): E.Either<PreviewRefusal, never> => E.left({ kind });

const partPatterns = {
  space_id: /^\d{1,20}$/u,
  timestamp: /^\d{1,12}$/u,
  token: /^[\da-f]{40}$/u,
} as const;

/** Whether the address has a token under this name, valid or not. */
export const hasPreviewClaim = (search: string, name: string): boolean =>
  readPairs(search).some(([found]) => found.startsWith(`${name}[`));

/** Reads `_storyblok_tk[space_id]=…&_storyblok_tk[timestamp]=…&…[token]=…`. */
export const readPreviewClaim = (
  search: string,
  name: string,
): E.Either<PreviewRefusal, PreviewClaim> => {
  if (!hasPreviewClaim(search, name)) return refused('preview-token-missing');
  const pairs = readPairs(search);
  const partOf = (part: keyof typeof partPatterns): string | undefined => {
    const [value, ...others] = pairs.flatMap(([found, text]) =>
      found === `${name}[${part}]` ? [text] : [],
    );
    const isWritten = value !== undefined && partPatterns[part].test(value);
    return isWritten && others.length === 0 ? value : undefined;
  };
  const [space, timestamp, token] = [partOf('space_id'), partOf('timestamp'), partOf('token')];
  return space === undefined || timestamp === undefined || token === undefined
    ? refused('preview-token-malformed')
    : E.right({ space, timestamp, token });
};

export type PreviewProof = {
  readonly previewToken: string;
  /** Of UTF-8, in lower-case hexadecimal. */
  readonly sha1: (text: string) => string;
  /** Milliseconds since 1970. */
  readonly now: number;
};

/** The token of a space at a time. */
export const previewTokenOf = (
  { previewToken: secret, sha1 }: Pick<PreviewProof, 'previewToken' | 'sha1'>,
  { space, timestamp }: Pick<PreviewClaim, 'space' | 'timestamp'>,
): string => sha1(`${space}:${secret}:${timestamp}`);

/** In constant time: always all characters. */
const isSameText = (given: string, expected: string): boolean =>
  given.length === expected.length &&
  Array.from(expected, (character, index) => character === given.charAt(index)).filter(
    (isSame) => !isSame,
  ).length === 0;

/** In seconds; negative for the future. */
const ageOf = ({ now }: PreviewProof, { timestamp }: PreviewClaim): number =>
  Math.floor(now / 1_000) - Number(timestamp);

/** The claim, if it is proven and still valid. */
export const checkPreviewClaim = (
  proof: PreviewProof,
  claim: PreviewClaim,
): E.Either<PreviewRefusal, PreviewClaim> =>
  pipe(
    isSameText(claim.token, previewTokenOf(proof, claim))
      ? E.right(claim)
      : refused('preview-token-wrong'),
    E.filterOrElse(
      () => ageOf(proof, claim) < previewTokenLife.seconds,
      (): PreviewRefusal => ({ kind: 'preview-token-expired' }),
    ),
    E.filterOrElse(
      () => ageOf(proof, claim) >= -previewTokenLife.skew,
      (): PreviewRefusal => ({ kind: 'preview-token-early' }),
    ),
  );
