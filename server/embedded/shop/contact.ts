/** Kept together with the mail to the customer service. */
import { randomUUID } from 'node:crypto';

import { contactEndpoints } from '../../../adapters/http/endpoints/contact.ts';
import { inTransaction } from '../../../adapters/postgres/in-transaction.ts';
import { keepContactMessage } from '../../../adapters/postgres/stores/contact-messages.ts';
import { queueMail } from '../../../adapters/postgres/stores/outgoing-mails.ts';
import { checkContactForm } from '../../../core/domain/contact/contact-form.ts';
import { E } from '../../../core/fp.ts';
import type { MailSources } from './mails.ts';
import { wrongFieldsRefusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { contactMail } from './service-mails.ts';

/** The routes of the contact desk. */
export const contactRoutes = ({
  database,
  clock,
  mails,
}: MailSources): Readonly<Record<keyof typeof contactEndpoints, Route>> => ({
  contactMessage: route(contactEndpoints.contactMessage, async ({ scope, body }) => {
    const checked = checkContactForm({ orderNumber: '', ...body });
    if (E.isLeft(checked))
      return E.left(wrongFieldsRefusal(checked.left.map(({ field }) => field)));
    const { messageId } = body;
    const message = checked.right;
    const now = clock.now();
    await inTransaction(database, async (transaction) => {
      const isNew = await keepContactMessage(transaction, scope, { ...message, messageId }, now);
      const mail = { id: `contact-${messageId ?? randomUUID()}`, to: mails.service };
      if (isNew) await queueMail(transaction, contactMail(scope, mail, message), now);
    });
    mails.wake();
    return E.right(undefined);
  }),
});
