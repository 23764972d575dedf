/** The worst first. */
export const errorLevels = ['error', 'warning', 'info'] as const;

/** `error` needs a repair, `info` does not. */
export type ErrorLevel = (typeof errorLevels)[number];

export type ErrorRow = {
  readonly level: ErrorLevel;
  /** The page cannot be shown. */
  readonly isFatal: boolean;
  readonly meaning: string;
};

const error = (meaning: string): ErrorRow => ({ level: 'error', isFatal: false, meaning });
const warning = (meaning: string): ErrorRow => ({ level: 'warning', isFatal: false, meaning });
const info = (meaning: string): ErrorRow => ({ level: 'info', isFatal: false, meaning });
const fatal = (meaning: string): ErrorRow => ({ level: 'error', isFatal: true, meaning });

/** Storefront §8, supporting §8; a new code is a new row. */
export const errorCodes = {
  'storyblok-page-not-found': fatal('the content service has no page at this path'),
  'content-unavailable': fatal('the content service did not answer'),
  'content-block-refused': warning('a block of a page could not be decoded; a fallback is shown'),
  'material-pages-circular': error('pages name each other for a material that none of them sells'),
  'content-answer-refused': fatal('the content service sent something that is not a story'),
  'prices-unavailable': error('the price service did not answer; the page shows no prices'),
  'price-answer-refused': error('the price service sent something that is not a price list'),
  'countdown-date-in-past': warning('every cut-off of the delivery countdown has passed'),
  'countdown-date-malformed': warning('a cut-off of the delivery countdown is not an instant'),
  'shipping-information-unavailable': warning('no last order dates could be fetched'),
  'nuxt-error-page-encountered': error('a shopper was shown the error page'),
  'img-path-redirected': warning(
    'a path with /img/ was asked for, and sent on to the media service if it names a picture',
  ),
  'translation-missing': warning('a message is missing; the last part of its key is shown'),
  'image-metadata-failed': warning('a picture could not be measured; its sizes are 0'),
  'asset-load-on-slug': warning('an asset was asked for at a page path'),
  'flag-client-failed': warning('the flag client could not start; every flag is off'),
  'shop-api-unavailable': error('the shop API elsewhere could not be reached for a visitor'),
  'service-away': error('a service failed several times in a row; it is left alone for seconds'),
  'service-back': info('a service that was left alone answers again'),
  'flag-relay-failed': warning('the flags vendor could not be reached for a visitor'),
  'flag-report-refused': warning('a flag client reported something unreadable'),
  'content-token-refused': warning('somebody asked the content service with a wrong token'),
  'teaser-prices-unavailable': warning('the experiment has no prices; the page keeps its own'),
  'richtext-render-error': error('a rich text could not be rendered'),
  'csp-violation': warning('a browser refused something by the content security policy'),
  'database-unavailable': error('the database of the shop API did not answer'),
  'mail-server-away': error('the mail server takes no mails; all of them wait and are tried again'),
  'mail-not-delivered': error('nobody took a mail; it is kept aside and not tried again'),
  'payment-event-refused': warning(
    'a message about a payment is not signed, is old, or is of no payment of this shop',
  ),
  'payment-event-not-kept': error(
    'a message about a payment could not be kept; the provider sends it again',
  ),
  'picture-not-kept': warning('a picture could not be kept on disk; shoppers get it all the same'),
  'page-not-kept': warning('a prerendered page could not be written; it is rendered all the same'),
  'picture-not-made': warning('a picture could not be made in AVIF; WebP stands in for it'),
  'asset-not-loaded': warning('a picture of the content space could not be fetched or read'),
  'pictures-busy': warning('more pictures were asked for than may wait to be made'),
  'traces-not-sent': warning('the collector did not take traces of requests; they are dropped'),
  'request-failed': error('a request ended in an unexpected error'),
  'log-in-refused': warning('a log-in with an unknown address or a wrong password'),
  'log-in-locked': warning('a log-in has to wait: too many wrong ones at its address'),
  'passwords-busy': warning('more passwords were sent at once than may wait to be checked'),
  'session-begun': info('a customer has logged in or opened an account'),
  'session-ended': info('a customer has logged out'),
  'account-changed': info('a customer has changed or deleted their account, or has its data'),
  'account-error': error('an account could not be shown or changed for its customer'),
  'password-changed': info('a customer has set a new password; all sessions before have ended'),
  'login-error': error('a log-in failed for a reason that the customer cannot mend'),
  'password-reset-error': error('a password could not be reset'),
  'sign-up-error': error('a sign-up failed for a reason that the customer cannot mend'),
  'google-script-not-loaded': warning('the script of the social sign-in could not be loaded'),
  'google-button-not-found': warning(
    'the social sign-in has no place on the page to draw its button',
  ),
  'google-callback-failed': error('a social sign-in was not accepted'),
  'overview-container-load-failed': error('the designs of an overview page could not be loaded'),
  'contact-form-person-not-found': warning(
    'the contact form names a person that the content lacks',
  ),
  'nuxt-bootstrap': fatal('the storefront could not start in the browser'),
  'browser-error': error('a script failed in a browser'),
  'browser-rejection': error('a promise failed in a browser and nothing handled it'),
  'messenger-unavailable': warning(
    'the support messenger could not be loaded; the contact page stands in for it',
  ),
  'cms-page-not-found': fatal('a page of the shop’s other applications is not there'),
  'hybrid-parse-error': error('a layout of another application cannot be read; our own is used'),
  'translator-parse-error': error(
    'messages of another application cannot be read; our own are used',
  ),
  'empty-hybrid-layout': error('a layout of another application is empty; our own is used'),
  'hybrid-ssr-error': error('a page shared with another application could not be rendered'),
  'error-add-voucher': error('a voucher could not be put into the cart'),
  'error-add-accessory': error('an accessory could not be put into the cart'),
  'error-no-materials-for-frame-type': error(
    'no material fits a frame; there is nothing to choose',
  ),
  'error-no-default-option-for-material-type': error(
    'a material has no default option; an empty one stands in',
  ),
  'newsletter-no-recaptcha-token': warning(
    'a newsletter subscription came without a bot-check token',
  ),
  'newsletter-recaptcha-error': error('the bot check of the newsletter failed, or gave no answer'),
  'teaser-hero-image-load-failed': warning('the picture of a teaser could not be loaded'),
  'teaser-hero-video-load-failed': warning('the video of a teaser could not be loaded'),
  'video-load-failed': warning('a video that a shopper started could not be played'),
  'locale-missing': warning('the shop has no locale of this code'),
  'request-timeout': error('a request was aborted because its answer did not come in time'),
  'external-navigation-refused': warning('code wanted to leave the shop without permission'),
  'unsafe-protocol-refused': warning('a link has a protocol that the shop does not follow'),
  'chunk-load-failed': warning('a part of the storefront’s code could not be loaded; it reloads'),
  'app-updated': info('a newer storefront was published while this one was open; it reloads'),
  'route-guard-unknown': error('a route names a guard that there is not'),
  'route-missing': warning('no route matches the address'),
  'page-route-invalid': fatal('a route was refused by its validation'),
  'flag-no-treatment': warning('the flag client was ready and had no treatment for a flag'),
  'flag-changed-in-session': warning('a flag had another treatment before in this page view'),
  'flag-changed-for-user': warning('a flag had another treatment on an earlier page of this user'),
  'flag-user-key-changed': warning('the recorded flags were another user key’s; they were reset'),
  'flag-user-key-empty': warning('the flag client has no user key; every flag is off'),
  'flag-user-key-refused': warning('the user key cannot be used; every flag is off'),
  'flag-authorization-key-empty': warning(
    'the flag client has no authorization key; flags are off',
  ),
  'flag-client-already-initialised': warning('a second flag client was asked for'),
  'flag-client-timed-out': warning('the flag client was not ready in time; its flags are control'),
  'flag-track-failed': warning('the flag client did not take an event'),
  'flag-override-refused': warning('the flags forced for this tab could not be read'),
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorCodes;
