/**
 * The newsletter's form as a page without scripts sends it, and the links of its mails. They run the
 * use cases over the shop API, whichever that is, and lead back to a page that says what came of it
 * by its address alone (`newsletterAnswerId`), so that pages stay the same for everybody.
 */
import { Hono, type Context } from 'hono';

import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { tokenOfForm } from '../../core/domain/newsletter/bot-check.ts';
import {
  newsletterAnswerId,
  newsletterFields,
  newsletterPaths,
  type NewsletterPageAnswer,
} from '../../core/domain/newsletter/newsletter-answers.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import { siteOrigin, type Site, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { readSlug } from '../../core/domain/routing/slug-sanity.ts';
import { specialWords } from '../../core/domain/routing/special-prefixes.ts';
import { E } from '../../core/fp.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasNewsletter } from '../../core/ports/newsletter.ts';
import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '../../core/usecases/subscribe-newsletter.ts';

import { localeOnSite, notKept, readSentForm, siteOfRequest } from './site-forms.ts';
import { maySendForms } from '../http/sender.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

type FormSettings = HasNewsletter & HasLog & { readonly sites: SiteConfiguration };

/** The shop's own page on the newsletter. */
const newsletterPage = ({ sites }: FormSettings, { channel }: Site, locale: Locale): string => {
  const [word] = specialWords('newsletter', localeTable[locale].language);
  const route = { kind: 'content', segments: [word] } as const;
  return pathFor(sites, channel, { locale, platform: 'web', route });
};

/** The page that a form was sent from, as the browser says; the newsletter's own where it does not. */
const pageOf = (settings: FormSettings, context: Context, site: Site, locale: Locale): string => {
  const referrer = URL.parse(context.req.header('Referer') ?? '');
  const isOurs = referrer?.origin === siteOrigin(settings.sites, site);
  return isOurs && readSlug(referrer.pathname).kind !== 'refused'
    ? `${referrer.pathname}${referrer.search}`
    : newsletterPage(settings, site, locale);
};

/** To the answer on a page; seen with another method, and kept by nobody. */
const answered = (page: string, answer: NewsletterPageAnswer): Response =>
  new Response(null, {
    status: 303,
    headers: { Location: `${page}#${newsletterAnswerId(answer)}`, ...notKept },
  });

/** What mail programs send to end the newsletter with one click (RFC 8058). */
const isOneClick = (form: URLSearchParams | undefined): boolean =>
  form?.get('List-Unsubscribe') === 'One-Click';

/** The addresses as an application to be mounted at the root. */
export const newsletterForms = (settings: FormSettings): Hono => {
  const app = new Hono();
  app.post(newsletterPaths.subscribe, async (context) => {
    const site = siteOfRequest(settings.sites, context);
    const form = await readSentForm(context);
    const field = (name: keyof typeof newsletterFields): string =>
      form?.get(newsletterFields[name]) ?? '';
    const locale = localeOnSite(site, field('locale'));
    const page = pageOf(settings, context, site, locale);
    if (form === undefined || !maySendForms(settings.sites, (name) => context.req.header(name)))
      return answered(page, 'failed');
    const subscribed = await subscribeToNewsletter(
      { channel: site.channel, locale },
      {
        email: field('email'),
        hasConsent: field('consent') !== '',
        recaptchaToken: tokenOfForm(field('token'), field('trap')),
      },
    )(settings)();
    if (E.isRight(subscribed)) return answered(page, 'mail-sent');
    const isMendable = subscribed.left.kind === 'fields' || subscribed.left.kind === 'refused';
    return answered(page, isMendable ? 'refused' : 'failed');
  });
  app.get(newsletterPaths.confirm, async (context) => {
    // Whoever only looks at a link, as mail filters do, has not followed it.
    if (context.req.method === 'HEAD') return new Response(null, { status: 204 });
    const site = siteOfRequest(settings.sites, context);
    const locale = localeOnSite(site, context.req.query('locale') ?? '');
    const page = newsletterPage(settings, site, locale);
    const confirmed = await confirmNewsletter(
      { channel: site.channel, locale },
      context.req.query('token') ?? '',
    )(settings)();
    if (E.isRight(confirmed)) return answered(page, 'confirmed');
    return answered(
      page,
      confirmed.left.kind === 'newsletter-unavailable' ? 'failed' : 'token-unknown',
    );
  });
  app.get(newsletterPaths.unsubscribe, (context) => {
    const site = siteOfRequest(settings.sites, context);
    const locale = localeOnSite(site, context.req.query('locale') ?? '');
    return unsubscribePage(locale);
  });
  app.post(newsletterPaths.unsubscribe, async (context) => {
    const site = siteOfRequest(settings.sites, context);
    const locale = localeOnSite(site, context.req.query('locale') ?? '');
    const page = newsletterPage(settings, site, locale);
    const form = await readSentForm(context);
    const ended = await unsubscribeFromNewsletter(
      { channel: site.channel, locale },
      context.req.query('token') ?? '',
    )(settings)();
    const isAway = E.isLeft(ended) && ended.left.kind === 'newsletter-unavailable';
    if (isOneClick(form)) {
      // A mail program follows no redirect, and reads the status alone.
      const status = isAway ? 503 : 404;
      return new Response(null, { status: E.isRight(ended) ? 200 : status, headers: notKept });
    }
    if (E.isRight(ended)) return answered(page, 'unsubscribed');
    return answered(page, isAway ? 'failed' : 'unsubscribe-unknown');
  });
  return app;
};
