/** The newsletter. The texts are checked by the core's rules, not by the codec. */
import { t } from '../../../core/fp.ts';

/** Asks for the newsletter: an address, that somebody agreed, and the token of the bot check. */
export const NewsletterSubscriptionBody = t.type(
  { email: t.string, hasConsent: t.boolean, recaptchaToken: t.string },
  'NewsletterSubscriptionBody',
);

/** The token of a link that was mailed. */
export const NewsletterTokenBody = t.type({ token: t.string }, 'NewsletterTokenBody');
