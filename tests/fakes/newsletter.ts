import {
  applyNewsletterEvent,
  initialNewsletterStatus,
  type NewsletterStatus,
} from '../../core/domain/newsletter/newsletter-status.ts';
import { E, TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Newsletter } from '../../core/ports/newsletter.ts';

/** The newsletter in memory, and what a test may know of it. */
type MemoryNewsletter = Newsletter & {
  readonly statusOf: (email: string) => NewsletterStatus;
  /** The token that was mailed to an address last. */
  readonly tokenFor: (email: string) => string;
  /** The token of the link that ends the newsletter of an address. */
  readonly endTokenFor: (email: string) => string;
};

/** The bot-check token that the check refuses. */
export const botToken = 'a-bot';

/** The port; each subscription mails another token. */
export const memoryNewsletter = (clock: Clock): MemoryNewsletter => {
  const statuses = new Map<string, NewsletterStatus>();
  const tokens = new Map<string, string>();
  const ends = new Map<string, string>();
  const statusOf = (email: string): NewsletterStatus =>
    statuses.get(email) ?? initialNewsletterStatus;
  return {
    statusOf,
    tokenFor: (email) => tokens.get(email) ?? '',
    subscribe:
      (_, { email, recaptchaToken }) =>
      async () => {
        if (recaptchaToken === botToken)
          return E.left({
            kind: 'failed',
            code: 'newsletter-recaptcha-error',
            status: 400,
            message: 'Please try again.',
            fields: {},
          });
        const token = `token-${String(tokens.size).padStart(32, '0')}-${clock.now()}`;
        tokens.set(email, token);
        statuses.set(
          email,
          applyNewsletterEvent(statusOf(email), { kind: 'subscribe', token, at: clock.now() }),
        );
        return E.right(undefined);
      },
    confirm: (_, token) => async () => {
      const found = [...statuses].find(
        ([, status]) => status.kind !== 'absent' && status.token === token,
      );
      if (found === undefined) return E.left({ kind: 'token-unknown' });
      const [email, before] = found;
      const after = applyNewsletterEvent(before, { kind: 'confirm', token, at: clock.now() });
      statuses.set(email, after);
      if (after.kind !== 'subscribed') return E.left({ kind: 'token-unknown' });
      if (before.kind === 'pending') ends.set(email, `end-${token}`);
      return E.right(undefined);
    },
    endTokenFor: (email) => ends.get(email) ?? '',
    unsubscribe: (_, token) => async () => {
      const found = [...ends].find(([, end]) => end === token);
      if (found === undefined) return E.left({ kind: 'token-unknown' });
      const [email] = found;
      const event = { kind: 'unsubscribe', at: clock.now() } as const;
      statuses.set(email, applyNewsletterEvent(statusOf(email), event));
      return E.right(undefined);
    },
  };
};

/** The port while the shop API does not answer. */
export const failingNewsletter = (): Newsletter => ({
  subscribe: () =>
    TE.left({
      kind: 'failed',
      code: 'newsletter-recaptcha-error',
      status: 0,
      message: undefined,
      fields: {},
    }),
  confirm: () => TE.left({ kind: 'newsletter-unavailable', reason: 'no answer' }),
  unsubscribe: () => TE.left({ kind: 'newsletter-unavailable', reason: 'no answer' }),
});
