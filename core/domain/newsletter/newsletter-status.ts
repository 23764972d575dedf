/**
 * State of an address by double opt-in: until the link of the first mail was followed, no other
 * mail is sent to it. `token` is the link's, `at` in milliseconds since 1970.
 */
export type NewsletterStatus =
  | { readonly kind: 'absent' }
  | { readonly kind: 'pending'; readonly token: string; readonly at: number }
  | { readonly kind: 'subscribed'; readonly token: string; readonly at: number }
  | { readonly kind: 'unsubscribed'; readonly token: string; readonly at: number };

/** Events of an address. */
export type NewsletterEvent =
  | { readonly kind: 'subscribe'; readonly token: string; readonly at: number }
  | { readonly kind: 'confirm'; readonly token: string; readonly at: number }
  | { readonly kind: 'unsubscribe'; readonly at: number };

/**
 * Milliseconds for which the proof of a subscription is kept after its end: 3 years, in which
 * somebody may ask for it.
 */
export const newsletterProofTime = 94_694_400_000;

/** Milliseconds for which the link of a mail confirms a subscription: 7 days. */
export const newsletterConfirmTime = 604_800_000;

/** An address that has nothing to do with the newsletter. */
export const initialNewsletterStatus: NewsletterStatus = { kind: 'absent' };

/**
 * Applies an event. A new subscription replaces a pending one and its link; a subscribed address
 * stays so. A link confirms its own subscription within seven days, and once followed it may be
 * followed again; any other one changes nothing. A subscribed address that unsubscribes gets nothing
 * more, until it is subscribed and confirmed anew; any other one stays as it is.
 */
export const applyNewsletterEvent = (
  status: NewsletterStatus,
  event: NewsletterEvent,
): NewsletterStatus => {
  switch (event.kind) {
    case 'subscribe':
      return status.kind === 'subscribed'
        ? status
        : { kind: 'pending', token: event.token, at: event.at };
    case 'confirm':
      return confirms(status, event)
        ? { kind: 'subscribed', token: event.token, at: event.at }
        : status;
    case 'unsubscribe':
      return status.kind === 'subscribed'
        ? { kind: 'unsubscribed', token: status.token, at: event.at }
        : status;
    default:
      event satisfies never;
      return status;
  }
};

const confirms = (
  status: NewsletterStatus,
  { token, at }: Extract<NewsletterEvent, { readonly kind: 'confirm' }>,
): boolean =>
  status.kind === 'pending' && status.token === token && at - status.at <= newsletterConfirmTime;
