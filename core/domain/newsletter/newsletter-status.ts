/**
 * Where an address stands with the newsletter, by double opt-in: nothing is sent to it, but for the
 * mail that asks, until the link of that mail was followed. `token` is the link's, `at` in
 * milliseconds since 1970.
 */
export type NewsletterStatus =
  | { readonly kind: 'absent' }
  | { readonly kind: 'pending'; readonly token: string; readonly at: number }
  | { readonly kind: 'subscribed'; readonly token: string; readonly at: number };

/** What happens to an address. */
export type NewsletterEvent =
  | { readonly kind: 'subscribe'; readonly token: string; readonly at: number }
  | { readonly kind: 'confirm'; readonly token: string; readonly at: number }
  | { readonly kind: 'unsubscribe' };

/** How long the link of a mail confirms a subscription: 7 days, in milliseconds. */
export const newsletterConfirmTime = 604_800_000;

/** An address that has nothing to do with the newsletter. */
export const initialNewsletterStatus: NewsletterStatus = { kind: 'absent' };

/**
 * Applies an event. A new subscription replaces a pending one and its link; a subscribed address
 * stays so. A link confirms its own subscription within seven days, and once followed it may be
 * followed again; any other one changes nothing. An address that unsubscribes is removed.
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
      return initialNewsletterStatus;
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
