import type { TE } from '../fp.ts';

/** A mail of the shop; lines of its text are as long as their paragraphs. */
export type Mail = {
  /**
   * Names the mail for good: letters, digits and dashes. `Message-ID` is made of it, so that one
   * which is sent twice is the same mail to those who get it.
   */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in HTML, a whole document; undefined where the text is enough. */
  readonly html?: string | undefined;
  /** Address for answers; by default the sender's. */
  readonly replyTo?: string | undefined;
  /** The address that ends such mails with one POST (RFC 8058); undefined where there is no series. */
  readonly unsubscribeUrl?: string | undefined;
};

/**
 * Why a mail was not taken. The reason holds no address and no words of a server.
 *
 * - `mail-server-away`: nobody takes mails now, this one or another.
 * - `mail-delayed`: this one is not taken now.
 * - `mail-refused`: this one is never taken.
 */
export type MailError = {
  readonly kind: 'mail-server-away' | 'mail-delayed' | 'mail-refused';
  readonly reason: string;
};

/** Hands mails over to whoever delivers them. */
export type Mailer = {
  /**
   * Hands a mail over; it is on its way when this succeeds, and may be even where it does not. It
   * never throws.
   */
  readonly send: (mail: Mail) => TE.TaskEither<MailError, void>;
};
