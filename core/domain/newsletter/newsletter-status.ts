/**
 * State of an address by double opt-in: it gets no other mail until the first one's link was
 * followed. `at` in milliseconds since 1970.
 */
export type NewsletterStatus =
  | { readonly kind: 'absent' }
  | { readonly kind: 'pending'; readonly token: string; readonly at: number }
  | { readonly kind: 'subscribed'; readonly token: string; readonly at: number }
  | { readonly kind: 'unsubscribed'; readonly token: string; readonly at: number };

export type NewsletterEvent =
  | { readonly kind: 'subscribe'; readonly token: string; readonly at: number }
  | { readonly kind: 'confirm'; readonly token: string; readonly at: number }
  | { readonly kind: 'unsubscribe'; readonly at: number };

/**
 * Milliseconds for which the proof of a subscription is kept after its end: 3 years, in which
 * somebody may ask for it.
 */
export const newsletterProofTime = 94_694_400_000;

/** Milliseconds for which a link confirms: 7 days. */
export const newsletterConfirmTime = 604_800_000;

export const initialNewsletterStatus: NewsletterStatus = { kind: 'absent' };

/**
 * A new subscription replaces a pending one and its link. A link confirms its own subscription
 * within seven days, also a second time; any other link changes nothing. Unsubscribing holds until
 * a new subscription is confirmed.
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
