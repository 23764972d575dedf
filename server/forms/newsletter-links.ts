/**
 * They lead to a page that says by its address alone what came of it (`newsletterAnswerId`), so
 * that pages stay the same for everybody.
 */
import { Hono, type Context } from 'hono';

import { localeTable } from '../../core/domain/locale/locales.ts';
import {
  newsletterAnswerId,
  newsletterPaths,
  type NewsletterPageAnswer,
} from '../../core/domain/newsletter/newsletter-answers.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { specialWords } from '../../core/domain/routing/special-prefixes.ts';
import { E } from '../../core/fp.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasNewsletter } from '../../core/ports/newsletter.ts';
import {
  confirmNewsletter,
  unsubscribeFromNewsletter,
} from '../../core/usecases/subscribe-newsletter.ts';
import { readFormBody } from '../http/form-body.ts';
import { localeOnSite, notKept, responseTo, siteOfRequest } from './form-route.ts';
import { unsubscribePage } from './unsubscribe-page.ts';

type LinkSettings = HasNewsletter & HasLog & { readonly sites: SiteConfiguration };

/** Sent by mail programs (RFC 8058). */
const isOneClick = async ({ req }: Context): Promise<boolean> => {
  const sent = await readFormBody({
    contentType: req.header('Content-Type'),
    contentLength: req.header('Content-Length'),
    chunks: req.raw.body,
  });
  return sent.kind === 'form' && sent.fields.get('List-Unsubscribe') === 'One-Click';
};

/** The addresses as an application to be mounted at the root. */
export const newsletterLinks = (settings: LinkSettings): Hono => {
  const { sites } = settings;
  const scopeOf = (context: Context) => {
    const site = siteOfRequest(sites, context);
    const locale = localeOnSite(site, context.req.query('locale') ?? '');
    return { channel: site.channel, locale };
  };
  const tokenOf = (context: Context): string => context.req.query('token') ?? '';
  /** On the shop's own page on the newsletter. */
  const answered = (context: Context, answer: NewsletterPageAnswer): Response => {
    const { channel, locale } = scopeOf(context);
    const [word] = specialWords('newsletter', localeTable[locale].language);
    const route = { kind: 'content', segments: [word] } as const;
    const page = pathFor(sites, channel, { locale, platform: 'web', route });
    return responseTo({ kind: 'see-other', location: `${page}#${newsletterAnswerId(answer)}` });
  };
  const app = new Hono();
  app.get(newsletterPaths.confirm, async (context) => {
    // Mail filters only look at a link, and have not followed it.
    if (context.req.method === 'HEAD') return new Response(null, { status: 204 });
    const confirmed = await confirmNewsletter(scopeOf(context), tokenOf(context))(settings)();
    if (E.isRight(confirmed)) return answered(context, 'confirmed');
    const isAway = confirmed.left.kind === 'newsletter-unavailable';
    return answered(context, isAway ? 'failed' : 'token-unknown');
  });
  app.get(newsletterPaths.unsubscribe, (context) => unsubscribePage(scopeOf(context).locale));
  // The link is the secret: mail programs send it from nowhere, so no Origin is asked for.
  app.post(newsletterPaths.unsubscribe, async (context) => {
    const isOfProgram = await isOneClick(context);
    const ended = await unsubscribeFromNewsletter(scopeOf(context), tokenOf(context))(settings)();
    const isAway = E.isLeft(ended) && ended.left.kind === 'newsletter-unavailable';
    if (isOfProgram) {
      // A mail program follows no redirect and reads the status alone.
      const status = isAway ? 503 : 404;
      return new Response(null, { status: E.isRight(ended) ? 200 : status, headers: notKept });
    }
    if (E.isRight(ended)) return answered(context, 'unsubscribed');
    return answered(context, isAway ? 'failed' : 'unsubscribe-unknown');
  });
  return app;
};
