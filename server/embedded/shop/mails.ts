import type { ShopScope } from '../../../core/ports/scope.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { findSite, type Site, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import type { PriceSources } from './prices.ts';

/** What routes need that have mails sent: where they wait, who is told, and where the sites are. */
export type MailSources = Pick<PriceSources, 'database' | 'clock'> & {
  readonly mails: {
    /** Says that a mail was queued. */
    readonly wake: () => void;
    /** The customer service. */
    readonly service: string;
  };
  readonly sites: SiteConfiguration;
};

/** The site that a mail speaks of: a configured one, never the request's. */
export const siteOfMail = ({ sites }: MailSources, { channel, locale }: ShopScope): Site =>
  findSite(sites, channel, localeTable[locale].market) ?? sites.defaultSite;
