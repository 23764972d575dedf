import type { Context } from 'hono';

import { requestUrlRefusal } from '../../core/domain/cookie/request-url.ts';
import { marketTable, type Locale } from '../../core/domain/locale/locales.ts';
import { resolveHost } from '../../core/domain/routing/hosts.ts';
import type { Site, SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { readSlug } from '../../core/domain/routing/slug-sanity.ts';
import { readFormBody, type ArrivingForm, type FormBody } from '../http/form-body.ts';
import { clientOfContext } from '../http/client-address.ts';
import { maySendForms, originAsked } from '../http/sender.ts';
import type { DirectAnswer, Form, FormSender, UnreadForm } from './form.ts';

/** May not be kept by anybody. */
const notKept = { 'Cache-Control': 'no-store' } as const;

/** The site of the host that was asked. */
export const siteOfRequest = (sites: SiteConfiguration, context: Context): Site => {
  const resolved = resolveHost(sites, context.req.header('Host'));
  return resolved.kind === 'misdirected' ? sites.defaultSite : resolved.site;
};

/** The named locale, if the site has it; else the site's first one. */
export const localeOnSite = ({ market }: Site, named?: string | null): Locale => {
  const { locales } = marketTable[market];
  return locales.find((locale) => locale === named) ?? locales[0];
};

/** As the browser says. */
const pageOfSender = (sites: SiteConfiguration, context: Context): URL | undefined => {
  const referrer = URL.parse(context.req.header('Referer') ?? '');
  const isOwn = referrer?.origin === originAsked(sites, context.req.header('Host'));
  return isOwn && readSlug(referrer.pathname).kind !== 'refused' ? referrer : undefined;
};

/** `trustedProxies`: see `clientOf`. */
export type FormRouteSettings = {
  readonly sites: SiteConfiguration;
  readonly trustedProxies: number;
};

/** Who sends a form to an address of its own. */
const senderOfContext = (
  { sites, trustedProxies }: FormRouteSettings,
  context: Context,
): FormSender => ({
  site: siteOfRequest(sites, context),
  page: pageOfSender(sites, context),
  cookies: context.req.header('Cookie') ?? '',
  client: clientOfContext(context, trustedProxies),
  signal: context.req.raw.signal,
});

/** Reads a form; a body that another site sends is not looked at, unless it may come from anywhere. */
export const receiveForm = async (
  sites: SiteConfiguration,
  header: (name: string) => string | undefined,
  chunks: ArrivingForm['chunks'],
  { limits, isFromAnywhere }: Pick<Form, 'limits' | 'isFromAnywhere'>,
): Promise<FormBody | UnreadForm> =>
  isFromAnywhere || maySendForms(sites, header)
    ? readFormBody(
        {
          contentType: header('content-type'),
          contentLength: header('content-length'),
          chunks,
        },
        limits,
      )
    : { kind: 'elsewhere' };

/** What would be read as another host leads to the start page. */
export const locationOf = ({
  kind,
  location,
}: Extract<DirectAnswer, { readonly location: string }>): string =>
  kind === 'hand-off' || requestUrlRefusal(location) === undefined ? location : '/';

/**
 * Nobody keeps the answer; another page is seen with another method. A browser tells a script of no
 * redirect: one that asks for JSON gets the location as the body.
 */
export const responseTo = (answer: DirectAnswer, accept?: string): Response => {
  const headers = new Headers(notKept);
  if (answer.kind === 'plain') return new Response(answer.text, { status: answer.status, headers });
  for (const line of answer.setCookies ?? []) headers.append('Set-Cookie', line);
  const location = locationOf(answer);
  if (accept === 'application/json') return Response.json({ location }, { headers });
  headers.set('Location', location);
  return new Response(null, { status: 303, headers });
};

/** Answers a form at an address of its own. */
export const formRoute =
  (settings: FormRouteSettings, form: Form) =>
  async (context: Context): Promise<Response> => {
    const header = (name: string): string | undefined => context.req.header(name);
    const sent = await receiveForm(settings.sites, header, context.req.raw.body, form);
    const answer = await form.answer(senderOfContext(settings, context), sent);
    return responseTo(answer, header('accept'));
  };
