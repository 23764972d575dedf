/**
 * On a durable medium (2011/83/EU, article 11a): what was declared, and when it arrived. No other
 * word stands in it.
 */
import type {
  Withdrawal,
  WithdrawalReceipt,
} from '../../../core/domain/contact/withdrawal-form.ts';
import { localeTable, marketTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { withBrokenLinks } from '../../../core/domain/text/broken-links.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import { printLetter } from '../../mails/letter.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { messageText } from '../../messages/message-text.ts';

/** As the page of the withdrawal prints it, in the market's own time. */
const printTime = (locale: Locale, instant: number): string =>
  new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: marketTable[localeTable[locale].market].timeZone,
  }).format(instant);

/** To the address of the statement, in a locale's language. */
export const withdrawalMail = (
  locale: Locale,
  { id, host }: { readonly id: string; readonly host: string },
  { name, email, orderNumber, goods }: Withdrawal,
  { reference, receivedAt }: WithdrawalReceipt,
): Mail => {
  const { language } = localeTable[locale];
  const word = (key: keyof typeof mailMessages): string =>
    messageText(language, mailMessages[key], { host });
  const facts = [
    [word('withdrawal-mail.reference'), reference],
    [word('withdrawal-mail.received-at'), printTime(locale, receivedAt)],
    [word('withdrawal-mail.name'), withBrokenLinks(name)],
    [word('withdrawal-mail.order-number'), withBrokenLinks(orderNumber)],
    [
      word('withdrawal-mail.goods'),
      goods === undefined ? word('withdrawal-mail.whole-order') : withBrokenLinks(goods),
    ],
    [word('withdrawal-mail.email'), email],
  ] as const;
  return {
    id,
    to: email,
    ...printLetter({
      language,
      subject: `${word('withdrawal-mail.subject')} (${reference})`,
      parts: [
        word('mail.greeting'),
        word('withdrawal-mail.received'),
        { facts },
        word('withdrawal-mail.keep'),
      ],
    }),
  };
};
