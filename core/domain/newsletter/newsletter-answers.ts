/**
 * Answers of a page to the newsletter's form and to the links of its mails. Each is a place on the
 * page (`newsletterAnswerId`), which the fragment of the address shows: the page stays the same for
 * everybody and needs no script.
 *
 * - `mail-sent`: a mail with the link that confirms is on its way.
 * - `failed`: nobody answered who follows the link of a mail.
 * - `confirmed`: the newsletter comes from now on.
 * - `token-unknown`: the link is too old, or none of ours.
 * - `unsubscribed`: the newsletter comes no more.
 * - `unsubscribe-unknown`: this shop did not make the link that ends it.
 */
export const newsletterPageAnswers = [
  'mail-sent',
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

/**
 * The fields of the newsletter's form, which is sent to the page that it stands on: the field `form`
 * tells it from the page's own.
 */
export const newsletterFields = {
  form: 'form',
  email: 'email',
  consent: 'consent',
  token: 'recaptchaToken',
  /** Nobody sees it: who fills it in is a machine. */
  trap: 'website',
} as const;

/** What the field `form` says. */
export const newsletterForm = 'newsletter';

/** Where the links of the newsletter's mails lead, on every site. */
export const newsletterPaths = {
  confirm: '/forms/newsletter-confirm',
  unsubscribe: '/forms/newsletter-unsubscribe',
} as const;
