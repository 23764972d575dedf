/** Kept together with the mails to the customer service and to who wrote the message. */
import { randomUUID } from 'node:crypto';

import { contactEndpoints } from '../../../adapters/http/endpoints/contact.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { keepContactMessage } from '../../../adapters/postgres/stores/contact-messages.ts';
import { queueMail } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import { checkContactForm } from '../../../core/domain/contact/contact-form.ts';
import { referenceOf } from '../../../core/domain/contact/reference.ts';
import { E } from '../../../core/fp.ts';
import { toolboxMediaTypes } from '../../../core/domain/toolbox/toolbox-table.ts';
import { contactReceipt } from '../../mails/templates/receipt-of-message.ts';
import { contactNotice } from '../../mails/templates/service-notices.ts';
import { mailFrom, senderOf, queueReceipt, type MailSources } from './mails.ts';
import { wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

/** The routes of the contact desk. */
export const contactRoutes = (
  sources: MailSources,
): Readonly<Record<keyof typeof contactEndpoints, Route>> => ({
  contactMessage: route(contactEndpoints.contactMessage, async ({ scope, body }) => {
    const { database, clock, mails } = sources;
    const { messageId = randomUUID(), attachments = [], ...texts } = body;
    const files = attachments.map(({ name, content }) => ({ name, bytes: content }));
    const checked = checkContactForm({
      company: '',
      orderNumber: '',
      ...texts,
      attachments: files,
    });
    if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left));
    const { attachments: sent, ...message } = checked.right;
    const reference = referenceOf(messageId);
    const sender = senderOf(sources);
    const notice = mailFrom(
      sender,
      scope,
      {
        id: `contact-${messageId}`,
        to: mails.service,
        // An answer goes to who wrote the message.
        replyTo: message.email,
        attachments: sent.map(({ type, ...file }) => ({
          ...file,
          contentType: toolboxMediaTypes[type],
        })),
      },
      (mailScope) => contactNotice(mailScope, message, reference),
    );
    const receipt = mailFrom(
      sender,
      scope,
      { id: `contact-receipt-${messageId}`, to: message.email },
      (mailScope) => contactReceipt(mailScope, message, reference),
    );
    const now = clock.now();
    await inTransaction(database, async (transaction) => {
      const isNew = await keepContactMessage(transaction, scope, { ...message, messageId }, now);
      if (!isNew) return;
      await queueMail(transaction, notice, now);
      await queueReceipt(transaction, 'message', receipt, now);
    });
    mails.wake();
    return E.right(undefined);
  }),
});
