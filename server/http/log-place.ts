import type { IncomingMessage } from 'node:http';

import { scopeHeaders } from '../../adapters/http/address.ts';
import type { LogPlace } from '../../core/domain/errors/log-facts.ts';
import { readDestination } from '../../core/domain/routing/destination.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import type { AskedAddress } from './asked-address.ts';

const headerOf = (headers: IncomingMessage['headers'], name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
};

/**
 * For log lines: the page (also for a page's data), and locale and channel by the address, or by
 * the headers of an API call. Never throws: what cannot be read is left out.
 */
export const logPlaceOf = (
  sites: SiteConfiguration,
  { reading: { rawPath: page, host, slug } }: AskedAddress,
  headers: IncomingMessage['headers'],
): LogPlace => {
  if (host.kind === 'misdirected') return { page };
  const segments = slug.kind === 'refused' ? [] : slug.path.segments;
  const { site, locale } = readDestination(sites, host.site, segments);
  return {
    page,
    locale: headerOf(headers, scopeHeaders.locale) ?? locale,
    channel: headerOf(headers, scopeHeaders.channel) ?? site.channel,
  };
};
