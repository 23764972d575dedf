/** What owners of accounts are told of changes, which somebody else may have made. */
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import { printLetter } from '../../mails/letter.ts';
import { mailMessages } from '../../messages/mail-messages.ts';
import { messageText } from '../../messages/message-text.ts';

/**
 * `address-asked` goes to the new address and has the link that confirms it; `address-taken` in its
 * place where the address has an account; the others to the address that the account has, or had.
 */
export type AccountChangeMail =
  | 'address-asked'
  | 'address-taken'
  | 'address-changed'
  | 'password-changed'
  | 'account-closed';

/** In a locale's language; `link` stands by itself. */
export const accountChangeMail = (
  locale: Locale,
  addressed: Pick<Mail, 'id' | 'to' | 'replyTo'>,
  kind: AccountChangeMail,
  { host, link }: { readonly host: string; readonly link: string | undefined },
): Mail => {
  const { language } = localeTable[locale];
  const textOf = (key: keyof typeof mailMessages): string =>
    messageText(language, mailMessages[key], { host });
  return {
    ...addressed,
    ...printLetter({
      language,
      subject: textOf(`${kind}.subject`),
      parts: [
        textOf('mail.greeting'),
        textOf(`${kind}.news`),
        ...(link === undefined ? [] : [{ link }]),
        textOf(`${kind}.otherwise`),
      ],
    }),
  };
};
