/**
 * The mail that asks whether somebody wants the newsletter, in which nothing else may stand by law,
 * and the one that says that it comes from now on.
 */
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import { printLetter } from '../../mails/letter.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { messageText } from '../../messages/message-text.ts';

/** A link of a mail, and the site that it leads to. */
export type MailedLink = { readonly host: string; readonly link: string };

type MailKey = keyof typeof mailMessages;

/** A letter of a subject and paragraphs, each a message; the link stands by itself. */
const lettered = (
  locale: Locale,
  { host, link }: MailedLink,
  subject: MailKey,
  paragraphs: readonly (MailKey | 'link')[],
): Pick<Mail, 'subject' | 'text' | 'html'> => {
  const { language } = localeTable[locale];
  const textOf = (key: MailKey): string => messageText(language, mailMessages[key], { host });
  const parts = paragraphs.map((part) => (part === 'link' ? { link } : textOf(part)));
  return printLetter({ language, subject: textOf(subject), parts });
};

/** Asks in a locale's language; the link confirms. */
export const newsletterConfirmationMail = (
  locale: Locale,
  { id, to }: Pick<Mail, 'id' | 'to'>,
  confirmation: MailedLink,
): Mail => ({
  id,
  to,
  ...lettered(locale, confirmation, 'newsletter-confirmation.subject', [
    'mail.greeting',
    'newsletter-confirmation.question',
    'link',
    'newsletter-confirmation.otherwise',
  ]),
});

/** Says in a locale's language that the newsletter comes; the link ends it, for programs, too. */
export const newsletterWelcomeMail = (
  locale: Locale,
  { id, to }: Pick<Mail, 'id' | 'to'>,
  end: MailedLink,
): Mail => ({
  id,
  to,
  ...lettered(locale, end, 'newsletter-welcome.subject', [
    'mail.greeting',
    'newsletter-welcome.thanks',
    'link',
  ]),
  unsubscribeUrl: end.link,
});
