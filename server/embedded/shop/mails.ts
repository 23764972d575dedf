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
