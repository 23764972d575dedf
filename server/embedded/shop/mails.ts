import type { Transaction } from '../../../adapters/postgres/in-transaction.ts';
import { queueMail, takeMailTurn } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import type { LimitedMail } from '../../../core/domain/customer/mail-turns.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { findSite, type Site, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import type { PriceSources } from './prices.ts';

export type MailSources = Pick<PriceSources, 'database' | 'clock'> & {
  readonly mails: {
    /** A mail was queued. */
    readonly wake: () => void;
    readonly service: string;
  };
  readonly sites: SiteConfiguration;
};

/** A configured site, never the request's. */
export const siteOfMail = ({ sites }: MailSources, { channel, locale }: ShopScope): Site =>
  findSite(sites, channel, localeTable[locale].market) ?? sites.defaultSite;

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
