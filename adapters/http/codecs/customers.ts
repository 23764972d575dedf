/** Customer data (storefront §7, "Customer calls"): the answer is the customer itself. */
import { t } from '../../../core/fp.ts';
import { Count } from './wire.ts';

/**
 * The customer of the request's session, or a visitor. Browsers read it with `decodeCustomer`
 * of the core, which weighs less; a test holds both to the same answers.
 */
export const CustomerDataAnswer = t.intersection(
  [
    t.type({
      emailHash: t.string,
      firstName: t.string,
      lastName: t.string,
      isLoggedIn: t.boolean,
      isWhitelabelCustomer: t.boolean,
      number: t.string,
    }),
    t.partial({
      type: Count,
      order: t.type({ isWhitelabelOrder: t.boolean, cartArticlesAmount: Count }),
    }),
  ],
  'CustomerDataAnswer',
);
