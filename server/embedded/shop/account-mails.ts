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
import { newDeviceMail, type LogInPlace } from '../../mails/templates/new-device.ts';
import { mailFrom, senderOf, siteOfMail, type MailSources } from './mails.ts';

const siteAndPage = ({ sites }: Pick<MailSources, 'sites'>, scope: ShopScope) => {
  const { locale } = scope;
  const site = siteOfMail({ sites }, scope);
  const [word] = specialWords('customerAccount', localeTable[locale].language);
  const route = { kind: 'content', segments: [word] } as const;
  return { site, accountPage: pageUrl(sites, site, { locale, platform: 'web', route }) };
};

/** A mail about an account; `token` is that of its link, where it has one. */
export const mailOfAccount = (
  sources: MailSources,
  scope: ShopScope,
  kind: AccountMail,
  envelope: Pick<Mail, 'id' | 'to'>,
  token = '',
): Mail => {
  const { locale } = scope;
  const { site, accountPage } = siteAndPage(sources, scope);
  const linkOf = (dialog: AccountDialog): string =>
    dialog === 'sign-up-confirm' || dialog === 'password-confirm'
      ? siteUrl(sources.sites, site, `${mailedLinkPaths[dialog]}?${printQuery({ locale, token })}`)
      : `${accountPage}${accountDialogQuery('', dialog)}`;
  return mailFrom(senderOf(sources), scope, envelope, (asked) => accountMail(asked, kind, linkOf));
};

/** To the owner of an account that somebody has entered from a new place. */
export const mailOfNewPlace = (
  sources: MailSources,
  scope: ShopScope,
  envelope: Pick<Mail, 'id' | 'to'>,
  place: LogInPlace,
): Mail => {
  const { accountPage } = siteAndPage(sources, scope);
  const resetLink = `${accountPage}${accountDialogQuery('', 'password-reset')}`;
  return mailFrom(senderOf(sources), scope, envelope, (asked) =>
    newDeviceMail(asked, place, { accountPage, resetLink }),
  );
};
