/** What owners of accounts are told of changes, which somebody else may have made. */
import { mailMessages } from '../../messages/mail-messages.ts';
import { textsOf } from '../../messages/texts-of.ts';
import type { MailScope, WrittenMail } from '../mail-parts.ts';

/** To a new address: the link makes it the account's. */
export const addressConfirmation = (
  { locale, host }: MailScope,
  { link }: { readonly link: string },
): WrittenMail => {
  const text = textsOf(locale, mailMessages);
  return {
    subject: text('address-asked.subject'),
    parts: [
      text('mail.greeting'),
      text('address-asked.news', { host }),
      { action: text('address-asked.confirm'), link },
      { smallPrint: text('address-asked.otherwise') },
    ],
  };
};

/** In its place, to an address that has another account. */
export const addressTaken = ({ locale, host }: MailScope): WrittenMail => {
  const text = textsOf(locale, mailMessages);
  return {
    subject: text('address-taken.subject'),
    parts: [
      text('mail.greeting'),
      text('address-taken.news', { host }),
      text('address-taken.otherwise'),
    ],
  };
};

/** To the address that the account has, or had. */
const changed =
  (change: 'account-closed' | 'address-changed') =>
  ({ locale, host }: MailScope): WrittenMail => {
    const text = textsOf(locale, mailMessages);
    return {
      subject: text(`${change}.subject`),
      parts: [
        text('mail.greeting'),
        text(`${change}.news`, { host }),
        { note: text('account-changed.otherwise') },
      ],
    };
  };

export const accountClosed = changed('account-closed');

export const addressChanged = changed('address-changed');
