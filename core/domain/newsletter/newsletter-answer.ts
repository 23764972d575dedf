import {
  isAcceptedStatus,
  mendableStatus,
  readShopError,
  type ShopAnswer,
} from '../errors/shop-answer.ts';

/**
 * `mail-sent`: a mail confirms it (double opt-in). `refused`: the shopper can mend it; not logged.
 * `failed`: the bot check failed or no answer came; logged, too.
 */
export type NewsletterAnswer =
  | { readonly kind: 'mail-sent' }
  | Exclude<ShopAnswer<never, 'newsletter-recaptcha-error'>, { readonly kind: 'accepted' }>;

/** The shop reports a failed bot check by this field. */
const recaptchaField = 'recaptchaToken';

/** `status` is 0 where no answer came (storefront §8). */
export const readNewsletterAnswer = (status: number, body: unknown): NewsletterAnswer => {
  if (isAcceptedStatus(status)) return { kind: 'mail-sent' };
  const error = readShopError(body);
  const isMendable = status === mendableStatus && !Object.hasOwn(error.fields, recaptchaField);
  return isMendable
    ? { kind: 'refused', ...error }
    : { kind: 'failed', code: 'newsletter-recaptcha-error', status, ...error };
};
