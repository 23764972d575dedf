/** The texts are checked by the core's rules, not by the codec. */
import { t } from '../../../core/fp.ts';

export const NewsletterSubscriptionBody = t.type(
  { email: t.string, hasConsent: t.boolean, recaptchaToken: t.string },
  'NewsletterSubscriptionBody',
);

export const NewsletterTokenBody = t.type({ token: t.string }, 'NewsletterTokenBody');
