/** The newsletter: subscriptions are checked by the core's rules, kept, and confirmed by mail. */
import { createHash, randomBytes } from 'node:crypto';

import { newsletterEndpoints } from '../../../adapters/http/endpoints/newsletter.ts';
import {
  confirmSubscription,
  keepSubscription,
} from '../../../adapters/postgres/stores/newsletter.ts';
import { parseMailToken } from '../../../core/domain/customer/mail-token.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { checkBot } from '../../../core/domain/newsletter/bot-check.ts';
import { newsletterPaths } from '../../../core/domain/newsletter/newsletter-answers.ts';
import { checkNewsletterForm } from '../../../core/domain/newsletter/newsletter.ts';
import { printQuery } from '../../../core/domain/query/query.ts';
import { findSite, siteUrl, type SiteConfiguration } from '../../../core/domain/routing/sites.ts';
import { E } from '../../../core/fp.ts';
import type { Mailer } from '../../../core/ports/mailer.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { newsletterMail } from './newsletter-mail.ts';
import type { PriceSources } from './prices.ts';
import { refusal, wrongFieldsRefusal, type Refusal } from './refusal.ts';
import { route, type Route } from './route.ts';

/** What the newsletter needs: where it keeps addresses, who mails, and where the sites are. */
export type NewsletterSources = Pick<PriceSources, 'database' | 'clock'> & {
  readonly mailer: Mailer;
  readonly sites: SiteConfiguration;
};

/** Bytes of a link's token: 43 characters that nobody guesses. */
const tokenBytes = 32;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The bot check's fault is named by its field: the page then says that something failed. */
const botRefusal = refusal(400, 'field-invalid', 'recaptchaToken');

/** The address of a link is that of a configured site, never the request's. */
const confirmationUrl = (
  { sites }: NewsletterSources,
  { channel, locale }: ShopScope,
  token: string,
): { readonly host: string; readonly link: string } => {
  const site = findSite(sites, channel, localeTable[locale].market) ?? sites.defaultSite;
  const query = printQuery({ locale, token });
  return { host: site.host, link: siteUrl(sites, site, `${newsletterPaths.confirm}?${query}`) };
};

/** The routes of the newsletter. */
export const newsletterRoutes = (
  sources: NewsletterSources,
): Readonly<Record<keyof typeof newsletterEndpoints, Route>> => {
  const { database, clock, mailer } = sources;
  return {
    newsletterSubscribe: route(
      newsletterEndpoints.newsletterSubscribe,
      async ({ scope, body }): Promise<E.Either<Refusal, undefined>> => {
        const checked = checkNewsletterForm(body);
        if (E.isLeft(checked))
          return E.left(
            checked.left.kind === 'fields'
              ? wrongFieldsRefusal(checked.left.errors.map(({ field }) => field))
              : botRefusal,
          );
        const { email, recaptchaToken } = checked.right;
        if (E.isLeft(checkBot(recaptchaToken))) return E.left(botRefusal);
        const token = randomBytes(tokenBytes).toString('base64url');
        const kept = await keepSubscription(database, scope, email, hashOf(token), clock.now());
        // Whoever is subscribed hears the same answer: it tells nobody whose addresses are known.
        if (kept === 'subscribed') return E.right(undefined);
        const mail = newsletterMail(scope.locale, email, confirmationUrl(sources, scope, token));
        const sent = await mailer.send(mail)();
        return E.isLeft(sent) ? E.left(refusal(503, 'service-unavailable')) : E.right(undefined);
      },
    ),
    newsletterConfirm: route(
      newsletterEndpoints.newsletterConfirm,
      async ({ scope, body }): Promise<E.Either<Refusal, undefined>> => {
        const token = parseMailToken(body.token);
        const isConfirmed =
          E.isRight(token) &&
          (await confirmSubscription(database, scope, hashOf(token.right), clock.now()));
        return isConfirmed ? E.right(undefined) : E.left(refusal(404, 'result-not-found'));
      },
    ),
  };
};
