import {
  isAcceptedStatus,
  mendableStatus,
  readShopError,
  type ShopAnswer,
} from '../errors/shop-answer.ts';

/**
 * Answer to a subscription.
 *
 * - `mail-sent`: a mail with the link that confirms it is on its way (double opt-in).
 * - `refused`: the shopper can mend it; it is shown, not logged.
 * - `failed`: the bot check failed or no answer could be had; it is shown and logged.
 */
export type NewsletterAnswer =
  | { readonly kind: 'mail-sent' }
  | Exclude<ShopAnswer<never, 'newsletter-recaptcha-error'>, { readonly kind: 'accepted' }>;

/** The field by whose error the shop says that the bot check failed. */
const recaptchaField = 'recaptchaToken';

/** Reads the answer to a subscription; `status` is 0 where no answer came (storefront §8). */
export const readNewsletterAnswer = (status: number, body: unknown): NewsletterAnswer => {
  if (isAcceptedStatus(status)) return { kind: 'mail-sent' };
  const error = readShopError(body);
  const isMendable = status === mendableStatus && !Object.hasOwn(error.fields, recaptchaField);
  return isMendable
    ? { kind: 'refused', ...error }
    : { kind: 'failed', code: 'newsletter-recaptcha-error', status, ...error };
};
