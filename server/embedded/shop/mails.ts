import type { Transaction } from '../../../adapters/postgres/in-transaction.ts';
import { queueMail, takeMailTurn } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import type { LimitedMail } from '../../../core/domain/customer/mail-turns.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { localeTable, type Locale } from '../../../core/domain/locale/locales.ts';
import { findSite, type Site, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import type { MailScope, WrittenMail } from '../../mails/mail-parts.ts';
import { printMail } from '../../mails/print-mail.ts';
import type { MailImprint } from '../../mail-settings.ts';
import { imprintLines } from '../content/samples/stories/imprint/lines.ts';
import { shopNames } from '../../../ui/web/shell/shop-names.ts';
import type { PriceSources } from './prices.ts';

/** What a mail says of its sender. */
export type MailSender = {
  readonly sites: SiteConfiguration;
  readonly imprint: MailImprint | undefined;
};

export type MailSources = Pick<PriceSources, 'database' | 'clock'> & {
  readonly mails: Pick<MailSender, 'imprint'> & {
    /** A mail was queued. */
    readonly wake: () => void;
    readonly service: string;
  };
  readonly sites: SiteConfiguration;
};

/** A configured site, never the request's. */
export const siteOfMail = (
  { sites }: Pick<MailSender, 'sites'>,
  { channel, locale }: ShopScope,
): Site => findSite(sites, channel, localeTable[locale].market) ?? sites.defaultSite;

const imprintIn = (imprint: MailImprint | undefined, locale: Locale): readonly string[] => {
  if (imprint === undefined) return [];
  return imprint.kind === 'sample' ? imprintLines(locale) : [imprint.line];
};

/** A mail in the words and the look of a shop, with the details of its sender at its end. */
export const mailFrom = (
  { sites, imprint }: MailSender,
  { channel, locale }: ShopScope,
  envelope: Omit<Mail, 'senderName' | 'subject' | 'text' | 'html'>,
  write: (scope: MailScope) => WrittenMail,
): Mail => {
  const { host } = siteOfMail({ sites }, { channel, locale });
  return {
    ...envelope,
    senderName: shopNames[channel],
    ...printMail(
      { channel, locale, imprint: imprintIn(imprint, locale) },
      write({ channel, locale, host }),
    ),
  };
};

/** Milliseconds that a receipt waits at most where many go to one address. */
const longestWait = 86_400_000;

/**
 * Queues the receipt of what anybody may have sent in the name of an address, at the address's turn;
 * what it tells of counts without it. `now`: milliseconds since 1970.
 */
export const queueReceipt = async (
  transaction: Transaction,
  kind: LimitedMail,
  mail: Mail,
  now: number,
): Promise<void> => {
  const at = await takeMailTurn(transaction, kind, mail.to, { now, latest: now + longestWait });
  if (at !== undefined) await queueMail(transaction, mail, now, at);
};
