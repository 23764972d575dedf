import type { TE } from '../fp.ts';

export type MailAttachment = {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};

/** Each paragraph of the text is one line. */
export type Mail = {
  /**
   * Letters, digits and dashes. `Message-ID` is made of it, so that a mail sent twice is the same
   * to who gets it.
   */
  readonly id: string;
  readonly to: string;
  /** Before the sender's address, where the sender has no name for all mails. */
  readonly senderName?: string | undefined;
  readonly subject: string;
  readonly text: string;
  /** A whole document; undefined where the text is enough. */
  readonly html?: string | undefined;
  /** By default the sender's address. */
  readonly replyTo?: string | undefined;
  readonly attachments?: readonly MailAttachment[] | undefined;
  /** Ends such mails by one POST (RFC 8058); undefined for a single mail. */
  readonly unsubscribeUrl?: string | undefined;
};

/**
 * The reason holds no address and no server's words. `mail-server-away`: no mail is taken now;
 * `mail-delayed`: not this one now; `mail-refused`: this one never.
 */
export type MailError = {
  readonly kind: 'mail-server-away' | 'mail-delayed' | 'mail-refused';
  readonly reason: string;
};

/** Hands mails to whoever delivers them. */
export type Mailer = {
  /** The mail is on its way when this succeeds, and may be where it does not. Never throws. */
  readonly send: (mail: Mail) => TE.TaskEither<MailError, void>;
};
