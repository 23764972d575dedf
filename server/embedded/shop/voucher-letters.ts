/** The mail of a gift voucher: its words, and the sheet as it is printed. */
import { vectorPdf } from '../../../adapters/print/vector-pdf.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { formatMoney } from '../../../core/domain/money/format-money.ts';
import { findSite, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { withBrokenLinks } from '../../../core/domain/text/broken-links.ts';
import { printVoucherCode, voucherLastDay } from '../../../core/domain/voucher/voucher-code.ts';
import { voucherWords } from '../../../core/domain/voucher/voucher-words.ts';
import type { VoucherLetters } from '../../../core/ports/voucher-letters.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { messageText } from '../../messages/message-text.ts';
import { drawnVoucher } from '../../voucher-sheet.ts';
import { printLetter } from '../../mails/letter.ts';

const printDay = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );

/** In the order's language, from its market's site. */
export const voucherLetters = (sites: SiteConfiguration): VoucherLetters => ({
  write: (channel, order, { id, code, expiresAt }) => {
    const { locale, email } = order;
    const { language, market } = localeTable[locale];
    const { host } = findSite(sites, channel, market) ?? sites.defaultSite;
    const until = printDay(locale, voucherLastDay(expiresAt));
    const sender = withBrokenLinks(order.sender);
    const amount = formatMoney(locale, order.amount);
    const word = (key: keyof typeof mailMessages): string =>
      messageText(language, mailMessages[key], { host, sender, amount });
    const name = voucherWords[language].title.toLowerCase().replaceAll(' ', '-');
    return {
      id: `voucher-${id}`,
      to: email,
      ...printLetter({
        language,
        subject: word('voucher-mail.subject'),
        parts: [
          word('mail.greeting'),
          word('voucher-mail.gift'),
          ...(order.words === '' ? [] : [withBrokenLinks(order.words)]),
          {
            facts: [
              [word('voucher-mail.code'), printVoucherCode(code)],
              [word('voucher-mail.until'), until],
            ],
          },
          word('voucher-mail.use'),
        ],
      }),
      attachments: [
        {
          name: `${name}.pdf`,
          contentType: 'application/pdf',
          bytes: vectorPdf(drawnVoucher({ ...order, issued: { code, until } }), {
            title: voucherWords[language].title,
            language,
          }),
        },
      ],
    };
  },
});
