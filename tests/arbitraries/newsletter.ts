import fc from 'fast-check';

import type { NewsletterEvent } from '../../core/domain/newsletter/newsletter-status.ts';
import type { NewsletterForm } from '../../core/domain/newsletter/newsletter.ts';
import { anyEmail, anyFieldText } from './customer.ts';

/** The newsletter's form with any content. */
export const anyNewsletterForm: fc.Arbitrary<NewsletterForm> = fc.record({
  email: fc.oneof(anyEmail, anyFieldText),
  hasConsent: fc.boolean(),
  recaptchaToken: fc.oneof(fc.stringMatching(/^[\w-]{1,40}$/u), anyFieldText),
});

/** What happens to an address, with few tokens and within about two weeks. */
export const anyNewsletterEvent: fc.Arbitrary<NewsletterEvent> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('subscribe' as const, 'confirm' as const),
    token: fc.constantFrom('one', 'two'),
    at: fc.integer({ min: 0, max: 1_209_600_000 }),
  }),
  fc.record({
    kind: fc.constant('unsubscribe' as const),
    at: fc.integer({ min: 0, max: 1_209_600_000 }),
  }),
);
