import type { GiftOrder } from '../../../core/domain/voucher/gift-order.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { withBrokenLinks } from '../../../core/domain/text/broken-links.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { textsOf } from '../../messages/texts-of.ts';
import type { MailScope, WrittenMail } from '../mail-parts.ts';

/** `day`: as in 2026-12-24. */
export const printDay = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** Brings a gift voucher; its sheet is attached. `code` and `until` are printed. */
export const voucherLetter = (
  { locale, host }: MailScope,
  order: GiftOrder,
  { code, until }: { readonly code: string; readonly until: string },
): WrittenMail => {
  const text = textsOf(locale, mailMessages);
  const sender = withBrokenLinks(order.sender);
  const amount = formatMoney(locale, order.amount);
  return {
    subject: text('voucher-mail.subject', { sender }),
    parts: [
      text('mail.greeting'),
      text('voucher-mail.gift', { sender, amount, host }),
      ...(order.words === '' ? [] : [{ quote: withBrokenLinks(order.words) }]),
      { name: text('voucher-mail.code'), code },
      {
        facts: [
          [text('voucher-mail.amount'), amount],
          [text('voucher-mail.until'), until],
        ],
      },
      text('voucher-mail.use'),
      { note: text('voucher-mail.keep') },
    ],
  };
};
