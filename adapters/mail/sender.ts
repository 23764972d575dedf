import type { Mail } from '../../core/ports/mailer.ts';

export type MailSender = {
  /** Of all mails; empty where each has its own. */
  readonly name: string;
  readonly address: string;
};

/**
 * A mail as nodemailer takes it. Its `Message-ID` is the same at each attempt; a mail of a series has
 * the headers by which mail programs offer to end it (RFC 2369, RFC 8058).
 */
export const composedMail = (mail: Mail, sender: MailSender) => {
  const {
    id,
    to,
    senderName = '',
    replyTo,
    subject,
    text,
    html,
    unsubscribeUrl,
    attachments = [],
  } = mail;
  return {
    from: { name: sender.name || senderName, address: sender.address },
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
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
