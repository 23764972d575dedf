/** By law nothing else stands in the mail that asks for confirmation. */
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import { printLetter } from '../../mails/letter.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { messageText } from '../../messages/message-text.ts';

export type MailedLink = { readonly host: string; readonly link: string };

type MailKey = keyof typeof mailMessages;

/** The link stands by itself. */
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

/** Says that the newsletter comes; the link ends it, for programs, too. */
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
