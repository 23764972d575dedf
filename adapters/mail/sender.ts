import { escapeMarkup } from '../../core/domain/text/escape-markup.ts';
import type { Mail } from '../../core/ports/mailer.ts';

export type MailSender = {
  /** Empty where the address stands alone. */
  readonly name: string;
  readonly address: string;
  /** Who runs the shop, where, in which register: a line at the end of every mail. */
  readonly imprint?: string | undefined;
};

/** Both forms of a mail with the sender's details at their end, below the usual mark of a signature. */
const signed = ({ text, html }: Pick<Mail, 'text' | 'html'>, imprint: string | undefined) =>
  imprint === undefined
    ? { text, html }
    : {
        text: `${text}\n\n-- \n${imprint}`,
        html: html?.replace(/<\/body>|$/u, (end) => `<p>${escapeMarkup(imprint)}</p>\n${end}`),
      };

/**
 * A mail as nodemailer takes it. Its `Message-ID` is the same at each attempt; a mail of a series has
 * the headers by which mail programs offer to end it (RFC 2369, RFC 8058).
 */
export const composedMail = (mail: Mail, sender: MailSender) => {
  const { id, to, replyTo, subject, unsubscribeUrl, attachments = [] } = mail;
  const { imprint, ...from } = sender;
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    ...signed(mail, imprint),
    attachments: attachments.map(({ name, contentType, bytes }) => ({
      filename: name,
      contentType,
      content: Buffer.from(bytes),
    })),
    messageId: `<${id}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    headers:
      unsubscribeUrl === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
    // No text names a file or an address whose content would be sent.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
