/**
 * Answers to the form and to the links of its mails. Each is a place on the page
 * (`newsletterAnswerId`), which the address's fragment shows: the page stays the same for everybody
 * and needs no script. `failed`: the shop did not answer who followed a link; `token-unknown`: the
 * link is too old or was not made by the shop; `unsubscribe-unknown`: this shop did not make the
 * link.
 */
export const newsletterPageAnswers = [
  'mail-sent',
  'failed',
  'confirmed',
  'token-unknown',
  'unsubscribed',
  'unsubscribe-unknown',
] as const;

export type NewsletterPageAnswer = (typeof newsletterPageAnswers)[number];

/** Id of an answer's place on the page. */
export const newsletterAnswerId = (answer: NewsletterPageAnswer): `newsletter-${string}` =>
  `newsletter-${answer}`;

/** The answer that an address's fragment names (`#newsletter-mail-sent`). */
export const newsletterAnswerAt = (hash: string): NewsletterPageAnswer | undefined =>
  newsletterPageAnswers.find((answer) => hash === `#${newsletterAnswerId(answer)}`);

/** Fields of the form, which is sent to its own page: `form` tells it from the page's own. */
export const newsletterFields = {
  form: 'form',
  email: 'email',
  consent: 'consent',
  token: 'recaptchaToken',
  /** Hidden: only machines fill it in. */
  trap: 'website',
} as const;

/** Value of the field `form`. */
export const newsletterForm = 'newsletter';

/** Where links of the mails lead, on every site. */
export const newsletterPaths = {
  confirm: '/forms/newsletter-confirm',
  unsubscribe: '/forms/newsletter-unsubscribe',
} as const;
