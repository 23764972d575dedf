/** What forms need that are sent to this process itself: their site, their locale, their fields. */
import type { Context } from 'hono';

import { parseLocale } from '../../core/domain/locale/locale.ts';
import { marketTable, type Locale } from '../../core/domain/locale/locales.ts';
import { resolveHost } from '../../core/domain/routing/hosts.ts';
import { siteOrigin, type Site, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { readSlug } from '../../core/domain/routing/slug-sanity.ts';
import { E } from '../../core/fp.ts';
import { boundedBody } from '../endpoints/bounded-body.ts';

/** The most bytes of a form: an address, a token, some words, or the parameters of a product. */
const largestForm = 8_192;

/** What may not be kept by anybody. */
export const notKept = { 'Cache-Control': 'no-store' } as const;

/** The site of the host that was asked. */
export const siteOfRequest = (sites: SiteConfiguration, context: Context): Site => {
  const resolved = resolveHost(sites, context.req.header('Host'));
  return resolved.kind === 'misdirected' ? sites.defaultSite : resolved.site;
};

/** The locale that a form or a link names, if its site has it; else the site's first one. */
export const localeOnSite = ({ market }: Site, text: string): Locale => {
  const { locales } = marketTable[market];
  const read = parseLocale(text);
  return (
    (E.isRight(read) ? locales.find((locale) => locale === read.right) : undefined) ?? locales[0]
  );
};

/**
 * The fields of a form; undefined where the request brings no form, where it breaks off, or where it
 * has more than `largestForm` bytes, which are not read to their end.
 */
export const readSentForm = async (context: Context): Promise<URLSearchParams | undefined> => {
  const type = context.req.header('Content-Type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return undefined;
  const { sent, isTooLarge } = boundedBody(context.req.raw, largestForm);
  const text = await sent.text().catch(() => undefined);
  return text === undefined || isTooLarge() ? undefined : new URLSearchParams(text);
};

/** The query of the page of this site that a form was sent from; nothing where it does not say. */
export const searchOfSender = (sites: SiteConfiguration, site: Site, context: Context): string => {
  const referrer = URL.parse(context.req.header('Referer') ?? '');
  return referrer?.origin === siteOrigin(sites, site) ? referrer.search : '';
};

/** The page that a form was sent from, as the browser says; the start page where it does not. */
export const pageOfForm = (sites: SiteConfiguration, context: Context, site: Site): URL => {
  const origin = siteOrigin(sites, site);
  const referrer = URL.parse(context.req.header('Referer') ?? '');
  const isOurs = referrer?.origin === origin;
  return isOurs && readSlug(referrer.pathname).kind !== 'refused' ? referrer : new URL('/', origin);
};

/** To another page; kept by nobody. What the shop API has set for the visitor goes along. */
export const seeOther = (location: string, setCookies: readonly string[] = []): Response => {
  const headers = new Headers({ Location: location, ...notKept });
  for (const line of setCookies) headers.append('Set-Cookie', line);
  return new Response(null, { status: 303, headers });
};
