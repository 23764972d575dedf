/** What the newsletter's form shows: what was typed, and what is wrong with it. */
import type { FieldError } from '../customer/form-errors.ts';
import type { NewsletterForm } from './newsletter.ts';

export type NewsletterField = 'email' | 'hasConsent';

/** `failed` where nobody can say whether the form was taken. */
export type NewsletterStep = {
  readonly typed: Pick<NewsletterForm, NewsletterField>;
  readonly problem?:
    | { readonly kind: 'refused'; readonly errors: readonly FieldError<NewsletterField>[] }
    | { readonly kind: 'failed' }
    | undefined;
};

export const emptyNewsletterStep: NewsletterStep = { typed: { email: '', hasConsent: false } };
