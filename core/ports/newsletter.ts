import type { NewsletterSubscription } from '../domain/newsletter/newsletter.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';
import type { ShopScope } from './scope.ts';
import type { ShopRefusal } from './shop-refusal.ts';

/** `token-unknown`: no subscription has the link, or its seven days are over. */
export type ConfirmationError =
  | { readonly kind: 'token-unknown' }
  | Outage<'newsletter-unavailable'>;

/** Double opt-in (storefront §7: `newsletter-subscribe`, `newsletter-confirm`). */
export type Newsletter = {
  /** Mails the link that confirms; a failed bot check is `failed`, an address to mend `refused`. */
  readonly subscribe: (
    scope: ShopScope,
    subscription: NewsletterSubscription,
  ) => TE.TaskEither<ShopRefusal<'newsletter-recaptcha-error'>, void>;
  /** By the token of that link. */
  readonly confirm: (scope: ShopScope, token: string) => TE.TaskEither<ConfirmationError, void>;
  /** By the token of the link in every later mail; it may be followed again. */
  readonly unsubscribe: (scope: ShopScope, token: string) => TE.TaskEither<ConfirmationError, void>;
};

export type HasNewsletter = { readonly newsletter: Newsletter };
