import { E } from '../../fp.ts';
import { parseEmail } from '../customer/email.ts';
import { fieldOf, fieldsOf, type FieldError } from '../customer/form-errors.ts';
import { textOf } from '../text/text.ts';

/** The bot check fills in its token (storefront §1). */
export type NewsletterForm = {
  readonly email: string;
  /** Without it nothing is sent. */
  readonly hasConsent: boolean;
  readonly recaptchaToken: string;
};

/** Characters. */
export const longestRecaptchaToken = 4_096;

/**
 * The shopper can mend `fields` (in the form's order); `no-bot-check` gave no token, which is
 * logged.
 */
export type NewsletterRefusal =
  | { readonly kind: 'fields'; readonly errors: readonly FieldError<'email' | 'hasConsent'>[] }
  | { readonly kind: 'no-bot-check'; readonly code: 'newsletter-no-recaptcha-token' };

export type NewsletterSubscription = {
  readonly email: string;
  readonly hasConsent: true;
  readonly recaptchaToken: string;
};

const consentOf = (hasConsent: boolean): E.Either<{ readonly kind: 'not-accepted' }, true> =>
  hasConsent ? E.right(true) : E.left({ kind: 'not-accepted' });

/** Printable ASCII, 4,096 characters at most. */
export const isRecaptchaToken = (given: string): boolean => {
  const text = textOf(given);
  return text.length <= longestRecaptchaToken && /^[!-~]+$/u.test(text);
};

/** Checks address and consent first, then the bot check. */
export const checkNewsletterForm = (
  form: NewsletterForm,
): E.Either<NewsletterRefusal, NewsletterSubscription> => {
  const fields = fieldsOf<'email' | 'hasConsent'>()({
    email: fieldOf('email', parseEmail(form.email)),
    hasConsent: fieldOf('hasConsent', consentOf(form.hasConsent)),
  });
  if (E.isLeft(fields)) return E.left({ kind: 'fields', errors: fields.left });
  const { recaptchaToken } = form;
  return isRecaptchaToken(recaptchaToken)
    ? E.right({ ...fields.right, recaptchaToken })
    : E.left({ kind: 'no-bot-check', code: 'newsletter-no-recaptcha-token' });
};
