/** The mail of a gift voucher: its words, and the sheet as it is printed. */
import { vectorPdf } from '../../../adapters/print/vector-pdf.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { printVoucherCode, voucherLastDay } from '../../../core/domain/voucher/voucher-code.ts';
import { voucherWords } from '../../../core/domain/voucher/voucher-words.ts';
import type { VoucherLetters } from '../../../core/ports/voucher-letters.ts';
import { printDay, voucherLetter } from '../../mails/templates/voucher.ts';
import { drawnVoucher } from '../../voucher-sheet.ts';
import { mailFrom, type MailSender } from './mails.ts';

/** In the order's language, from its market's site. */
export const voucherLetters = (sender: MailSender): VoucherLetters => ({
  write: (channel, order, { id, code, expiresAt }) => {
    const { locale, email } = order;
    const { language } = localeTable[locale];
    const { title } = voucherWords[language];
    const until = printDay(locale, voucherLastDay(expiresAt));
    const sheet = {
      name: `${title.toLowerCase().replaceAll(' ', '-')}.pdf`,
      contentType: 'application/pdf',
      bytes: vectorPdf(drawnVoucher({ ...order, issued: { code, until } }), { title, language }),
    };
    return mailFrom(
      sender,
      { channel, locale },
      { id: `voucher-${id}`, to: email, attachments: [sheet] },
      (scope) => voucherLetter(scope, order, { code: printVoucherCode(code), until }),
    );
  },
});
