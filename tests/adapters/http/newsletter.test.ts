import { httpNewsletter } from '../../../adapters/http/newsletter.ts';
import { failed, none, scope, testQuestions, unavailable } from './api-questions.ts';

const subscription = { email: 'a@b.example', hasConsent: true, recaptchaToken: 'x' } as const;
const tokenUnknown = { kind: 'token-unknown' };

testQuestions([
  {
    ask: (api) => httpNewsletter(api).subscribe(scope, subscription)(),
    line: 'POST /web-api/newsletter-subscribe',
    body: subscription,
    answer: none,
    means: undefined,
    away: failed('newsletter-recaptcha-error', 0),
    missing: failed('newsletter-recaptcha-error', 404),
    mend: { kind: 'refused', message: 'No.', fields: {} },
  },
  {
    ask: (api) => httpNewsletter(api).confirm(scope, 'token')(),
    line: 'POST /web-api/newsletter-confirm',
    body: { token: 'token' },
    answer: none,
    means: undefined,
    away: unavailable('newsletter-unavailable'),
    missing: tokenUnknown,
    mend: tokenUnknown,
    broken: unavailable('newsletter-unavailable', 'the shop API answered 500'),
  },
  {
    ask: (api) => httpNewsletter(api).unsubscribe(scope, 'token')(),
    line: 'POST /web-api/newsletter-unsubscribe',
    body: { token: 'token' },
    answer: none,
    means: undefined,
    away: unavailable('newsletter-unavailable'),
    missing: tokenUnknown,
  },
]);
