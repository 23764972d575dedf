/** Who an ID token of Google is about, and which account that person enters. */
import { E, t } from '../../fp.ts';
import { localPartOf, parseEmail } from './email.ts';
import { parsePersonName } from './person-name.ts';

/** What the shop's page hands over: the token, and the secret whose hash is the token's `nonce`. */
export type GoogleCredential = { readonly credential: string; readonly nonce: string };

/** What a page needs to ask Google. */
export type GoogleButton = {
  /** Names the shop at Google. */
  readonly clientId: string;
  /** The address of Google's script. */
  readonly script: string;
};

/** Of a token whose signature, issuer, audience and time are right. */
export type GoogleIdentity = {
  /** `sub`: the same for ever, whatever happens to the address. */
  readonly subject: string;
  readonly email: string;
  /** Whether Google runs the mailbox itself, so that its word for the owner is as good as a mail. */
  readonly isGooglesOwn: boolean;
  /** Names may be empty: at Google one is enough, and it need not pass the checks of this shop. */
  readonly firstName: string;
  readonly lastName: string;
};

/** `unverified`: Google has not confirmed the address; `malformed`: a claim is missing or unreadable. */
export type GoogleIdentityError = { readonly kind: 'unverified' | 'malformed' };

const Claims = t.intersection([
  t.type({ sub: t.string, email: t.string, email_verified: t.boolean }),
  t.partial({ hd: t.string, given_name: t.string, family_name: t.string, name: t.string }),
]);

/** Characters; Google promises at most 255. */
const longestSubject = 255;

const nameOf = (texts: readonly (string | undefined)[]): string => {
  for (const text of texts) {
    const name = parsePersonName(text ?? '');
    if (E.isRight(name)) return name.right;
  }
  return '';
};

/**
 * Reads the claims of a verified ID token. Names that a sign-up would refuse are left out; what is
 * before the @ of the address then stands for the first one.
 */
export const readGoogleIdentity = (
  claims: unknown,
): E.Either<GoogleIdentityError, GoogleIdentity> => {
  const decoded = Claims.decode(claims);
  if (E.isLeft(decoded)) return E.left({ kind: 'malformed' });
  const { sub, email: given, email_verified, hd, given_name, family_name, name } = decoded.right;
  const email = parseEmail(given);
  if (E.isLeft(email) || sub === '' || sub.length > longestSubject)
    return E.left({ kind: 'malformed' });
  if (!email_verified) return E.left({ kind: 'unverified' });
  return E.right({
    subject: sub,
    email: email.right,
    isGooglesOwn: (hd ?? '') !== '' || /@(?:gmail|googlemail)\.com$/u.test(email.right),
    firstName: nameOf([given_name, name, localPartOf(email.right)]),
    lastName: nameOf([family_name]),
  });
};

/** The accounts that have to do with an identity, by their customer numbers. */
export type GoogleAccounts = {
  /** Has been entered with this subject before. */
  readonly linked?: string | undefined;
  /** Has the address. */
  readonly owner?:
    | {
        readonly number: string;
        /** Whether a mail to the address was answered. */
        readonly isConfirmed: boolean;
        /** Whether who signs in is logged in to it at the moment. */
        readonly isOwnSession: boolean;
      }
    | undefined;
};

/** `link`: from now on the subject enters the account; `log-in-first`: by the account's password. */
export type GoogleEntry =
  | { readonly kind: 'enter' | 'link'; readonly number: string }
  | { readonly kind: 'open' | 'log-in-first' };

/**
 * An account that was linked is entered, whatever its address is by now. One that only has the same
 * address is linked by who is logged in to it, or where both sides know the address's owner: Google
 * runs the mailbox, and the shop has had an answer to a mail. Otherwise whoever opened the account
 * and whoever has the address at Google may be two people.
 */
export const decideGoogleEntry = (
  { isGooglesOwn }: Pick<GoogleIdentity, 'isGooglesOwn'>,
  { linked, owner }: GoogleAccounts,
): GoogleEntry => {
  if (linked !== undefined) return { kind: 'enter', number: linked };
  if (owner === undefined) return { kind: 'open' };
  return owner.isOwnSession || (owner.isConfirmed && isGooglesOwn)
    ? { kind: 'link', number: owner.number }
    : { kind: 'log-in-first' };
};
