/** The specification names no path for the contact form (storefront §1): this one is ours. */
import { attachmentLimits } from '../../../core/domain/contact/contact-attachments.ts';
import { noAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import { ContactMessageBody } from '../codecs/contact.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const contactEndpoints = {
  contactMessage: endpoint({
    method: 'POST',
    paths: ['/web-api/contact-message'],
    credentials: 'none',
    summary: 'Takes a message of the contact form.',
    port: 'ContactDesk.send',
    scope: shopScope,
    query: noQuery,
    body: jsonBody(ContactMessageBody),
    answer: noAnswer,
    refusals: {},
    caching: { kind: 'private' },
    // Files as base64, and the message.
    largest: {
      request: Math.ceil(attachmentLimits.bytes / 3) * 4 + 65_536,
      answer: jsonSizes.answer,
    },
    within: usualTime,
  }),
} as const;
