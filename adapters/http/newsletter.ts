import { readNewsletterAnswer } from '../../core/domain/newsletter/newsletter-answer.ts';
import { TE, pipe } from '../../core/fp.ts';
import type { ConfirmationError, Newsletter } from '../../core/ports/newsletter.ts';
import type { ShopScope } from '../../core/ports/scope.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, outageOf, statusOfCall, type CallError } from './call-endpoint.ts';
import { newsletterEndpoints } from './endpoints/newsletter.ts';

/** A 400 is the shopper's to mend, but for the bot check; everything else has failed. */
const subscriptionError = (error: CallError): ShopRefusal<'newsletter-recaptcha-error'> => {
  const read = readNewsletterAnswer(
    statusOfCall(error),
    'error' in error ? error.error : undefined,
  );
  return read.kind === 'mail-sent'
    ? {
        kind: 'failed',
        code: 'newsletter-recaptcha-error',
        status: 0,
        message: undefined,
        fields: {},
      }
    : read;
};

const confirmationError = (error: CallError): ConfirmationError => {
  if ([400, 404].includes(statusOfCall(error))) return { kind: 'token-unknown' };
  return outageOf('newsletter-unavailable')(error);
};

/** The newsletter over HTTP. */
export const httpNewsletter = (api: ApiSettings): Newsletter => {
  const follow =
    (endpoint: (typeof newsletterEndpoints)['newsletterConfirm' | 'newsletterUnsubscribe']) =>
    (scope: ShopScope, token: string): ReturnType<Newsletter['confirm']> =>
      pipe(
        callEndpoint(api, endpoint, { scope, query: {}, body: { token } }),
        TE.bimap(confirmationError, () => undefined),
      );
  return {
    subscribe: (scope, body) =>
      pipe(
        callEndpoint(api, newsletterEndpoints.newsletterSubscribe, { scope, query: {}, body }),
        TE.bimap(subscriptionError, () => undefined),
      ),
    confirm: follow(newsletterEndpoints.newsletterConfirm),
    unsubscribe: follow(newsletterEndpoints.newsletterUnsubscribe),
  };
};
