/** Kept together with the mails to the customer service and to who wrote the message. */
import { randomUUID } from 'node:crypto';

import { contactEndpoints } from '../../../adapters/http/endpoints/contact.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { keepContactMessage } from '../../../adapters/postgres/stores/contact-messages.ts';
import { queueMail } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import { checkContactForm } from '../../../core/domain/contact/contact-form.ts';
import { referenceOf } from '../../../core/domain/contact/reference.ts';
import { E } from '../../../core/fp.ts';
import { queueReceipt, siteOfMail, type MailSources } from './mails.ts';
import { wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { contactReceiptMail } from './contact-receipt-mail.ts';
import { contactMail } from './service-mails.ts';

/** The routes of the contact desk. */
export const contactRoutes = (
  sources: MailSources,
): Readonly<Record<keyof typeof contactEndpoints, Route>> => ({
  contactMessage: route(contactEndpoints.contactMessage, async ({ scope, body }) => {
    const { database, clock, mails } = sources;
    const { messageId = randomUUID(), attachments = [], ...texts } = body;
    const files = attachments.map(({ name, content }) => ({ name, bytes: content }));
    const checked = checkContactForm({ orderNumber: '', ...texts, attachments: files });
    if (E.isLeft(checked)) return E.left(wrongFieldsRefusal(checked.left));
    const { attachments: _attachments, ...message } = checked.right;
    const now = clock.now();
    await inTransaction(database, async (transaction) => {
      const isNew = await keepContactMessage(transaction, scope, { ...message, messageId }, now);
      if (!isNew) return;
      const service = { id: `contact-${messageId}`, to: mails.service };
      const receipt = {
        id: `contact-receipt-${messageId}`,
        host: siteOfMail(sources, scope).host,
        reference: referenceOf(messageId),
      };
      await queueMail(transaction, contactMail(scope, service, checked.right, receipt), now);
      const mail = contactReceiptMail(scope.locale, receipt, message);
      await queueReceipt(transaction, 'message', mail, now);
    });
    mails.wake();
    return E.right(undefined);
  }),
});
