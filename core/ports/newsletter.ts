import type { NewsletterSubscription } from '../domain/newsletter/newsletter.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/**
 * Why a subscription is not confirmed, or not ended: `token-unknown` where none has that link, or the
 * seven days of the one that confirms are over; `newsletter-unavailable` where the shop did not answer.
 */
export type ConfirmationError =
  | { readonly kind: 'token-unknown' }
  | Outage<'newsletter-unavailable'>;

/** The newsletter, by double opt-in (storefront §7: `newsletter-subscribe`, `newsletter-confirm`). */
export type Newsletter = {
  /** Mails the link that confirms; a failed bot check is `failed`, an address to mend `refused`. */
  readonly subscribe: (
    scope: ShopScope,
    subscription: NewsletterSubscription,
  ) => TE.TaskEither<ShopRefusal<'newsletter-recaptcha-error'>, void>;
  /** Confirms by the token of that link. */
  readonly confirm: (scope: ShopScope, token: string) => TE.TaskEither<ConfirmationError, void>;
  /**
   * Ends a subscription by the token of the link that stands in every mail after the confirmation;
   * once followed it may be followed again.
   */
  readonly unsubscribe: (scope: ShopScope, token: string) => TE.TaskEither<ConfirmationError, void>;
};

/** An environment that has the newsletter. */
export type HasNewsletter = { readonly newsletter: Newsletter };
