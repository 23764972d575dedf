import { mailMessages } from '../../messages/mail-messages.ts';
import { textsOf } from '../../messages/texts-of.ts';
import type { MailScope, WrittenMail } from '../mail-parts.ts';

type Linked = { readonly link: string };

/** Asks; by law nothing else stands in it. */
export const newsletterConfirmation = (
  { locale, host }: MailScope,
  { link }: Linked,
): WrittenMail => {
  const text = textsOf(locale, mailMessages);
  return {
    subject: text('newsletter-confirmation.subject'),
    parts: [
      text('mail.greeting'),
      text('newsletter-confirmation.question', { host }),
      { action: text('newsletter-confirmation.confirm'), link },
      { smallPrint: text('newsletter-confirmation.otherwise') },
    ],
  };
};

/** Says that the newsletter comes, and how it ends. */
export const newsletterWelcome = ({ locale, host }: MailScope, { link }: Linked): WrittenMail => {
  const text = textsOf(locale, mailMessages);
  return {
    subject: text('newsletter-welcome.subject'),
    parts: [
      text('mail.greeting'),
      text('newsletter-welcome.thanks', { host }),
      text('newsletter-welcome.end'),
      { action: text('newsletter-welcome.unsubscribe'), link, isQuiet: true },
    ],
  };
};
