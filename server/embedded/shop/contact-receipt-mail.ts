/**
 * Says that a message has arrived. Anybody can name any address in the form: the mail repeats
 * nothing that was typed but the order number, so that nobody is written to through it.
 */
import type { ContactMessage } from '../../../core/domain/contact/contact-form.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { withBrokenLinks } from '../../../core/domain/text/broken-links.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import { supportMessages } from '../../../ui/components/support-messenger/messages.ts';
import { printLetter } from '../../mails/letter.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { messageText } from '../../messages/message-text.ts';

/** To the address of the message, in a locale's language. */
export const contactReceiptMail = (
  locale: Locale,
  {
    id,
    host,
    reference,
  }: { readonly id: string; readonly host: string; readonly reference: string },
  { email, topic, orderNumber }: Pick<ContactMessage, 'email' | 'topic' | 'orderNumber'>,
): Mail => {
  const { language } = localeTable[locale];
  const word = (key: keyof typeof mailMessages): string =>
    messageText(language, mailMessages[key], { host });
  const formWord = (key: keyof typeof supportMessages): string =>
    messageText(language, supportMessages[key], {});
  return {
    id,
    to: email,
    ...printLetter({
      language,
      subject: `${word('contact-receipt.subject')} (${reference})`,
      parts: [
        word('mail.greeting'),
        word('contact-receipt.received'),
        {
          facts: [
            [word('contact-receipt.reference'), reference],
            [formWord('support.topic'), formWord(`support.topic.${topic}`)],
            ...(orderNumber === undefined
              ? []
              : [[word('withdrawal-mail.order-number'), withBrokenLinks(orderNumber)] as const]),
          ],
        },
        formWord('support.lead'),
        word('contact-receipt.otherwise'),
      ],
    }),
  };
};
