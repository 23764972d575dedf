import type { Mail } from '../../core/ports/mailer.ts';

/** Sender of the shop's mails. */
export type MailSender = {
  /** Empty where the address stands alone. */
  readonly name: string;
  readonly address: string;
};

/** The `Message-ID` of a mail: the same at each attempt, and nobody else's. */
export const messageIdOf = ({ id }: Mail, { address }: MailSender): string =>
  `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`;

/** The headers of a mail of a series, by which mail programs offer to end it (RFC 2369, RFC 8058). */
export const unsubscribeHeaders = ({ unsubscribeUrl }: Mail): Readonly<Record<string, string>> =>
  unsubscribeUrl === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      };
