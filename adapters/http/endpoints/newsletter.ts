/** Double opt-in (storefront §7). */
import { noAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import { NewsletterSubscriptionBody, NewsletterTokenBody } from '../codecs/newsletter.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

const newsletter = {
  method: 'POST',
  credentials: 'none',
  scope: shopScope,
  query: noQuery,
  answer: noAnswer,
  caching: { kind: 'private' },
  largest: { request: 8_192, answer: jsonSizes.answer },
  within: usualTime,
} as const;

export const newsletterEndpoints = {
  newsletterSubscribe: endpoint({
    ...newsletter,
    paths: ['/web-api/newsletter-subscribe'],
    summary: 'Mails a link that confirms a subscription to the newsletter.',
    port: 'Newsletter.subscribe',
    body: jsonBody(NewsletterSubscriptionBody),
    refusals: {},
  }),
  newsletterConfirm: endpoint({
    ...newsletter,
    paths: ['/web-api/newsletter-confirm'],
    summary: 'Confirms a subscription by the token of the link that was mailed.',
    port: 'Newsletter.confirm',
    body: jsonBody(NewsletterTokenBody),
    refusals: { 404: 'No subscription waits for this token, or its seven days are over.' },
  }),
  newsletterUnsubscribe: endpoint({
    ...newsletter,
    paths: ['/web-api/newsletter-unsubscribe'],
    summary: 'Ends a subscription by the token of the link in each mail of the newsletter.',
    port: 'Newsletter.unsubscribe',
    body: jsonBody(NewsletterTokenBody),
    refusals: { 404: 'No subscription has this token.' },
  }),
} as const;
