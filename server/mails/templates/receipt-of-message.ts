import type { ContactMessage } from '../../../core/domain/contact/contact-form.ts';
import { withBrokenLinks } from '../../../core/domain/text/broken-links.ts';
import { supportMessages } from '../../../ui/components/support-messenger/messages.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { textsOf } from '../../messages/texts-of.ts';
import type { MailScope, WrittenMail } from '../mail-parts.ts';

/**
 * Says that a message has arrived. Anybody can name any address in the form: the mail repeats
 * nothing that was typed but the order number, so that nobody is written to through it.
 */
export const contactReceipt = (
  { locale, host }: MailScope,
  { topic, orderNumber }: Pick<ContactMessage, 'topic' | 'orderNumber'>,
  reference: string,
): WrittenMail => {
  const text = textsOf(locale, mailMessages);
  const formText = textsOf(locale, supportMessages);
  return {
    subject: text('contact-receipt.subject'),
    reference,
    parts: [
      text('mail.greeting'),
      text('contact-receipt.received', { host }),
      {
        facts: [
          [text('contact-receipt.reference'), reference],
          [formText('support.topic'), formText(`support.topic.${topic}`)],
          ...(orderNumber === undefined
            ? []
            : [[text('withdrawal-mail.order-number'), withBrokenLinks(orderNumber)] as const]),
        ],
      },
      formText('support.lead'),
      { smallPrint: text('contact-receipt.otherwise') },
    ],
  };
};
