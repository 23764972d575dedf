import { E } from '../../fp.ts';
import { parseEmail } from '../customer/email.ts';
import { fieldErrorsOf, type FieldError } from '../customer/form-errors.ts';
import { textOf } from '../text/text.ts';

/** The fields of the newsletter's form; the bot check fills in its token (storefront §1). */
export type NewsletterForm = {
  readonly email: string;
  /** The shopper agreed to get the newsletter; nothing is sent without that. */
  readonly hasConsent: boolean;
  readonly recaptchaToken: string;
};

/** The most characters that the token of the bot check has. */
export const longestRecaptchaToken = 4_096;

/**
 * Why a form is not sent.
 *
 * - `fields`: the shopper can mend it; `errors` has at least one, in the form's order.
 * - `no-bot-check`: the form is right, but the bot check gave no token, which is logged.
 */
export type NewsletterRefusal =
  | { readonly kind: 'fields'; readonly errors: readonly FieldError<'email' | 'hasConsent'>[] }
  | { readonly kind: 'no-bot-check'; readonly code: 'newsletter-no-recaptcha-token' };

/** A subscription that can be sent: with consent and a token, always. */
export type NewsletterSubscription = {
  readonly email: string;
  readonly hasConsent: true;
  readonly recaptchaToken: string;
};

const consentOf = (hasConsent: boolean): E.Either<{ readonly kind: 'not-accepted' }, true> =>
  hasConsent ? E.right(true) : E.left({ kind: 'not-accepted' });

/** True for a possible token of the bot check: printable ASCII, 4,096 characters at most. */
export const isRecaptchaToken = (given: string): boolean => {
  const text = textOf(given);
  return text.length <= longestRecaptchaToken && /^[!-~]+$/u.test(text);
};

/** Checks a newsletter subscription: the address and the consent first, then the bot check. */
export const checkNewsletterForm = (
  form: NewsletterForm,
): E.Either<NewsletterRefusal, NewsletterSubscription> => {
  const email = parseEmail(form.email);
  const consent = consentOf(form.hasConsent);
  if (E.isLeft(email) || E.isLeft(consent)) {
    const errors = fieldErrorsOf<'email' | 'hasConsent'>([
      ['email', email],
      ['hasConsent', consent],
    ]);
    return E.left({ kind: 'fields', errors });
  }
  const { recaptchaToken } = form;
  return isRecaptchaToken(recaptchaToken)
    ? E.right({ email: email.right, hasConsent: consent.right, recaptchaToken })
    : E.left({ kind: 'no-bot-check', code: 'newsletter-no-recaptcha-token' });
};
