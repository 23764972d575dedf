import type {
  Withdrawal,
  WithdrawalReceipt,
} from '../../../core/domain/contact/withdrawal-form.ts';
import { localeTable, marketTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { withBrokenLinks } from '../../../core/domain/text/broken-links.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { textsOf } from '../../messages/texts-of.ts';
import type { MailScope, WrittenMail } from '../mail-parts.ts';

/** As the page of the withdrawal prints it, in the market's own time. */
const printTime = (locale: Locale, instant: number): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: marketTable[localeTable[locale].market].timeZone,
  }).format(instant);

/**
 * On a durable medium (2011/83/EU, article 11a): what was declared, and when it arrived. No other
 * word stands in it.
 */
export const withdrawalReceipt = (
  { locale, host }: MailScope,
  { name, email, orderNumber, goods }: Withdrawal,
  { reference, receivedAt }: WithdrawalReceipt,
): WrittenMail => {
  const text = textsOf(locale, mailMessages);
  return {
    subject: text('withdrawal-mail.subject'),
    reference,
    parts: [
      text('mail.greeting'),
      text('withdrawal-mail.received', { host }),
      {
        facts: [
          [text('withdrawal-mail.reference'), reference],
          [text('withdrawal-mail.received-at'), printTime(locale, receivedAt)],
          [text('withdrawal-mail.name'), withBrokenLinks(name)],
          [text('withdrawal-mail.order-number'), withBrokenLinks(orderNumber)],
          [
            text('withdrawal-mail.goods'),
            goods === undefined ? text('withdrawal-mail.whole-order') : withBrokenLinks(goods),
          ],
          [text('withdrawal-mail.email'), email],
        ],
      },
      { note: text('withdrawal-mail.keep') },
    ],
  };
};
