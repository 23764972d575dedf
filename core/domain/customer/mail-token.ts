import { E } from '../../fp.ts';
import { textOf } from '../text/text.ts';

/** In characters. */
export const mailTokenLimits = { minimum: 32, maximum: 128 } as const;

/** Milliseconds that the link of a mail works. */
export const mailedLinkTimes = {
  'password-reset': 3_600_000,
  'sign-up': 7 * 86_400_000,
  'new-address': 7 * 86_400_000,
} as const;

/** Why a token is refused; the text is never repeated. */
export type MailTokenError = { readonly kind: 'missing' | 'malformed' };

/**
 * The token of a mailed link (newsletter confirmation, password reset, verification of a
 * registration): 32 to 128 characters of base64url. Blanks at the ends, which mail programs like to
 * add, are dropped.
 */
export const parseMailToken = (text: string): E.Either<MailTokenError, string> => {
  const token = textOf(text).trim();
  if (token === '') return E.left({ kind: 'missing' });
  const { minimum, maximum } = mailTokenLimits;
  const isToken =
    token.length >= minimum && token.length <= maximum && /^[A-Za-z0-9_-]*$/u.test(token);
  return isToken ? E.right(token) : E.left({ kind: 'malformed' });
};
