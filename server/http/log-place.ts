import type { IncomingMessage } from 'node:http';

import { scopeHeaders } from '../../adapters/http/address.ts';
import type { LogPlace } from '../../core/domain/errors/log-facts.ts';
import { readDestination } from '../../core/domain/routing/destination.ts';
import { resolveHost } from '../../core/domain/routing/hosts.ts';
import { pageOfData } from '../../core/domain/routing/payload-path.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { readSlug } from '../../core/domain/routing/slug-sanity.ts';

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
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
): LogPlace => {
  const [rawPath = ''] = url.split('?', 1);
  const page = pageOfData(rawPath)?.page ?? rawPath;
  const host = resolveHost(sites, headers.host);
  if (host.kind === 'misdirected') return { page };
  const slug = readSlug(page);
  const segments = slug.kind === 'refused' ? [] : slug.path.segments;
  const { site, locale } = readDestination(sites, host.site, segments);
  return {
    page,
    locale: headerOf(headers, scopeHeaders.locale) ?? locale,
    channel: headerOf(headers, scopeHeaders.channel) ?? site.channel,
  };
};
