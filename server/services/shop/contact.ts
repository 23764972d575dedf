/** The contact desk: messages are checked by the core's rules and kept in the database. */
import { contactEndpoints } from '../../../adapters/http/endpoints/contact.ts';
import { keepContactMessage } from '../../../adapters/postgres/stores/contact-messages.ts';
import { checkContactForm } from '../../../core/domain/contact/contact-form.ts';
import { E } from '../../../core/fp.ts';
import type { PriceSources } from './prices.ts';
import { wrongFieldsRefusal } from './refusal.ts';
import { route, type Route } from './route.ts';

/** The routes of the contact desk. */
export const contactRoutes = ({
  database,
  clock,
}: PriceSources): Readonly<Record<keyof typeof contactEndpoints, Route>> => ({
  contactMessage: route(contactEndpoints.contactMessage, async ({ scope, body }) => {
    const checked = checkContactForm({ orderNumber: '', ...body });
    if (E.isLeft(checked))
      return E.left(wrongFieldsRefusal(checked.left.map(({ field }) => field)));
    const { messageId } = body;
    await keepContactMessage(database, scope, { ...checked.right, messageId }, clock.now());
    return E.right(undefined);
  }),
});
