/**
 * Answers of a page to the newsletter's form and to the links of its mails. Each is a place on the
 * page (`newsletterAnswerId`), which the fragment of the address shows: the page stays the same for
 * everybody and needs no script.
 *
 * - `mail-sent`: a mail with the link that confirms is on its way.
 * - `refused`: the address or the consent has to be mended.
 * - `failed`: the bot check failed, or nobody answered.
 * - `confirmed`: the newsletter comes from now on.
 * - `token-unknown`: the link is too old, or none of ours.
 * - `unsubscribed`: the newsletter comes no more.
 * - `unsubscribe-unknown`: this shop did not make the link that ends it.
 */
export const newsletterPageAnswers = [
  'mail-sent',
  'refused',
  'failed',
  'confirmed',
  'token-unknown',
  'unsubscribed',
  'unsubscribe-unknown',
] as const;

/** One of the newsletter's answers. */
export type NewsletterPageAnswer = (typeof newsletterPageAnswers)[number];

/** The place on a page where an answer stands, as its address names it behind `#`. */
export const newsletterAnswerId = (answer: NewsletterPageAnswer): `newsletter-${string}` =>
  `newsletter-${answer}`;

/** The answer that the fragment of an address names (`#newsletter-mail-sent`); undefined for any other. */
export const newsletterAnswerAt = (hash: string): NewsletterPageAnswer | undefined =>
  newsletterPageAnswers.find((answer) => hash === `#${newsletterAnswerId(answer)}`);

/** The fields of the newsletter's form, as a page without scripts sends them. */
export const newsletterFields = {
  email: 'email',
  consent: 'consent',
  locale: 'locale',
  token: 'recaptchaToken',
  /** Nobody sees it: who fills it in is a machine. */
  trap: 'website',
} as const;

/** Addresses of the newsletter's form and of the links in its mails, on every site. */
export const newsletterPaths = {
  subscribe: '/forms/newsletter-subscribe',
  confirm: '/forms/newsletter-confirm',
  unsubscribe: '/forms/newsletter-unsubscribe',
} as const;
