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
import { accountMail, type AccountMail } from '../../mails/templates/account.ts';
import { mailFrom, siteOfMail, type MailSources } from './mails.ts';

/** A mail about an account; `token` is that of its link, where it has one. */
export const mailOfAccount = (
  { sites, mails }: MailSources,
  scope: ShopScope,
  kind: AccountMail,
  envelope: Pick<Mail, 'id' | 'to'>,
  token = '',
): Mail => {
  const { locale } = scope;
  const site = siteOfMail({ sites }, scope);
  const [word] = specialWords('customerAccount', localeTable[locale].language);
  const route = { kind: 'content', segments: [word] } as const;
  const accountPage = pageUrl(sites, site, { locale, platform: 'web', route });
  const linkOf = (dialog: AccountDialog): string =>
    dialog === 'sign-up-confirm' || dialog === 'password-confirm'
      ? siteUrl(sites, site, `${mailedLinkPaths[dialog]}?${printQuery({ locale, token })}`)
      : `${accountPage}${accountDialogQuery('', dialog)}`;
  const sender = { sites, imprint: mails.imprint };
  return mailFrom(sender, scope, envelope, (asked) => accountMail(asked, kind, linkOf));
};
