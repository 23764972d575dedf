/** Nothing that was typed stands in them: whoever fills in a form may name any address. */
import { mailedLinkPaths } from '../../../core/domain/customer/account-dialogs.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { printQuery } from '../../../core/domain/query/query.ts';
import type { AccountDialog } from '../../../core/domain/routing/account-dialog-names.ts';
import { pageUrl } from '../../../core/domain/routing/pages.ts';
import { siteUrl } from '../../../core/domain/routing/sites.ts';
import { specialWords } from '../../../core/domain/routing/special-prefixes.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { printLetter } from '../../mails/letter.ts';
import { accountMailMessages } from '../../messages/account-mail-messages.ts';
import { messageText } from '../../messages/message-text.ts';
import { siteOfMail, type MailSources } from './mails.ts';

type MailKey = keyof typeof accountMailMessages;

/** Paragraphs, and links by the dialog that they open. */
type Letter = {
  readonly subject: MailKey;
  readonly parts: readonly (MailKey | { readonly opens: AccountDialog })[];
};

const letters = {
  'sign-up-confirm': {
    subject: 'sign-up-mail.subject',
    parts: [
      'account-mail.greeting',
      'sign-up-mail.question',
      { opens: 'sign-up-confirm' },
      'sign-up-mail.otherwise',
    ],
  },
  'sign-up-known': {
    subject: 'sign-up-known-mail.subject',
    parts: [
      'account-mail.greeting',
      'sign-up-known-mail.log-in',
      { opens: 'log-in' },
      'sign-up-known-mail.reset',
      { opens: 'password-reset' },
      'sign-up-known-mail.otherwise',
    ],
  },
  'password-confirm': {
    subject: 'password-reset-mail.subject',
    parts: [
      'account-mail.greeting',
      'password-reset-mail.question',
      { opens: 'password-confirm' },
      'password-reset-mail.otherwise',
    ],
  },
  'password-reset-unknown': {
    subject: 'password-reset-unknown-mail.subject',
    parts: [
      'account-mail.greeting',
      'password-reset-unknown-mail.sign-up',
      { opens: 'sign-up' },
      'password-reset-unknown-mail.otherwise',
    ],
  },
  'password-changed': {
    subject: 'password-changed-mail.subject',
    parts: [
      'account-mail.greeting',
      'password-changed-mail.changed',
      'password-changed-mail.otherwise',
      { opens: 'password-reset' },
    ],
  },
} as const satisfies Record<string, Letter>;

export type AccountMail = keyof typeof letters;

/** In a scope's language; `token` is that of its link, where it has one. */
export const accountMail = (
  sources: MailSources,
  scope: ShopScope,
  kind: AccountMail,
  { id, to }: Pick<Mail, 'id' | 'to'>,
  token = '',
): Mail => {
  const { sites } = sources;
  const { locale } = scope;
  const { language } = localeTable[locale];
  const site = siteOfMail(sources, scope);
  const [word] = specialWords('customerAccount', language);
  const route = { kind: 'content', segments: [word] } as const;
  const linkOf = (dialog: AccountDialog): string =>
    dialog === 'sign-up-confirm' || dialog === 'password-confirm'
      ? siteUrl(sites, site, `${mailedLinkPaths[dialog]}?${printQuery({ locale, token })}`)
      : `${pageUrl(sites, site, { locale, platform: 'web', route })}${accountDialogQuery('', dialog)}`;
  const textOf = (key: MailKey): string =>
    messageText(language, accountMailMessages[key], { host: site.host });
  const { subject, parts }: Letter = letters[kind];
  return {
    id,
    to,
    ...printLetter({
      language,
      subject: textOf(subject),
      parts: parts.map((part) =>
        typeof part === 'string' ? textOf(part) : { link: linkOf(part.opens) },
      ),
    }),
  };
};
