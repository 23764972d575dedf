import { parseMailToken, type MailTokenError } from '../domain/customer/mail-token.ts';
import {
  checkNewsletterForm,
  type NewsletterForm,
  type NewsletterRefusal,
} from '../domain/newsletter/newsletter.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { ConfirmationError, HasNewsletter } from '../ports/newsletter.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { ShopRefusal } from '../ports/shop-refusal.ts';
import { outagesReported, reportFailed, reportSafely, tapLeft } from './report.ts';

/** Why nobody was subscribed. */
export type SubscriptionRefusal = NewsletterRefusal | ShopRefusal<'newsletter-recaptcha-error'>;

/**
 * No token of the bot check is logged as `newsletter-no-recaptcha-token`, a failed check as
 * `newsletter-recaptcha-error` (storefront §8); wrong fields are not.
 */
export const subscribeToNewsletter =
  (
    scope: ShopScope,
    form: NewsletterForm,
  ): RTE.ReaderTaskEither<HasNewsletter & HasLog, SubscriptionRefusal, void> =>
  ({ newsletter, log }) =>
    pipe(
      tapLeft(TE.fromEither(checkNewsletterForm(form)), (refusal) => {
        if (refusal.kind === 'no-bot-check') reportSafely(log, refusal.code);
      }),
      TE.flatMap((subscription) =>
        tapLeft(newsletter.subscribe(scope, subscription), (refusal) => reportFailed(log, refusal)),
      ),
    );

/** The link's address holds no token; the shop was not asked. */
export type NoConfirmationToken = {
  readonly kind: 'no-token';
  readonly error: MailTokenError;
};

const followLink =
  (
    link: 'confirm' | 'unsubscribe',
    scope: ShopScope,
    token: string,
  ): RTE.ReaderTaskEither<HasNewsletter & HasLog, NoConfirmationToken | ConfirmationError, void> =>
  ({ newsletter, log }) =>
    pipe(
      TE.fromEither(parseMailToken(token)),
      TE.mapLeft((error): NoConfirmationToken => ({ kind: 'no-token', error })),
      TE.flatMap((read) => outagesReported({ log }, 'newsletter', newsletter[link](scope, read))),
    );

/** Confirms by a link's token; an outage is logged. */
export const confirmNewsletter = (
  scope: ShopScope,
  token: string,
): RTE.ReaderTaskEither<HasNewsletter & HasLog, NoConfirmationToken | ConfirmationError, void> =>
  followLink('confirm', scope, token);

/** Unsubscribes by a link's token; an outage is logged. */
export const unsubscribeFromNewsletter = (
  scope: ShopScope,
  token: string,
): RTE.ReaderTaskEither<HasNewsletter & HasLog, NoConfirmationToken | ConfirmationError, void> =>
  followLink('unsubscribe', scope, token);
