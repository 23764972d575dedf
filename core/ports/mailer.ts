import type { TE } from '../fp.ts';

/** A mail of the shop in plain text; its lines are as long as their paragraphs. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

/** Why a mail was not handed over. */
export type MailError = { readonly kind: 'mail-not-sent'; readonly reason: string };

/** Hands mails over to whoever delivers them. */
export type Mailer = {
  /** Hands a mail over; it is on its way when this succeeds. It never throws. */
  readonly send: (mail: Mail) => TE.TaskEither<MailError, void>;
};
