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
import { specialWords } from '../../core/domain/routing/special-prefixes.ts';
import { E } from '../../core/fp.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasNewsletter } from '../../core/ports/newsletter.ts';
import {
  confirmNewsletter,
  unsubscribeFromNewsletter,
} from '../../core/usecases/subscribe-newsletter.ts';
import {
  formRoute,
  localeOnSite,
  responseTo,
  siteOfRequest,
  type FormRouteSettings,
} from './form-route.ts';
import { formOf, type DirectAnswer } from './form.ts';
import { buttonPage } from './button-page.ts';

type LinkSettings = HasNewsletter & HasLog & FormRouteSettings;

/** A mail program follows no redirect and reads the status alone. */
const statusAlone = (status: number): DirectAnswer => ({ kind: 'plain', status, text: '' });

/** The addresses as an application to be mounted at the root. */
export const newsletterLinks = (settings: LinkSettings): Hono => {
  const { sites } = settings;
  const scopeOf = (context: Context) => {
    const site = siteOfRequest(sites, context);
    const locale = localeOnSite(site, context.req.query('locale'));
    return { channel: site.channel, locale };
  };
  const tokenOf = (context: Context): string => context.req.query('token') ?? '';
  /** On the shop's own page on the newsletter. */
  const answerOn = (context: Context, answer: NewsletterPageAnswer): DirectAnswer => {
    const { channel, locale } = scopeOf(context);
    const [word] = specialWords('newsletter', localeTable[locale].language);
    const route = { kind: 'content', segments: [word] } as const;
    const page = pathFor(sites, channel, { locale, platform: 'web', route });
    return { kind: 'see-other', location: `${page}#${newsletterAnswerId(answer)}` };
  };
  const answered = (context: Context, answer: NewsletterPageAnswer): Response =>
    responseTo(answerOn(context, answer));
  const app = new Hono();
  app.get(newsletterPaths.confirm, async (context) => {
    // Mail filters only look at a link, and have not followed it.
    if (context.req.method === 'HEAD') return new Response(null, { status: 204 });
    const confirmed = await confirmNewsletter(scopeOf(context), tokenOf(context))(settings)();
    if (E.isRight(confirmed)) return answered(context, 'confirmed');
    const isAway = confirmed.left.kind === 'newsletter-unavailable';
    return answered(context, isAway ? 'failed' : 'token-unknown');
  });
  app.get(newsletterPaths.unsubscribe, (context) =>
    buttonPage(scopeOf(context).locale, 'unsubscribe'),
  );
  app.post(newsletterPaths.unsubscribe, (context) =>
    formRoute(
      settings,
      formOf({
        isFromAnywhere: true,
        // Sent by mail programs (RFC 8058).
        read: ({ fields }) => ({ isOneClick: fields.get('List-Unsubscribe') === 'One-Click' }),
        perform: () => unsubscribeFromNewsletter(scopeOf(context), tokenOf(context))(settings),
        done: (_, { isOneClick }) =>
          isOneClick ? statusAlone(200) : answerOn(context, 'unsubscribed'),
        refused: ({ kind }, { isOneClick }) => {
          const isAway = kind === 'newsletter-unavailable';
          if (isOneClick) return statusAlone(isAway ? 503 : 404);
          return answerOn(context, isAway ? 'failed' : 'unsubscribe-unknown');
        },
      }),
    )(context),
  );
  return app;
};
