import { t } from '../../../core/fp.ts';
import { Count } from './wire.ts';

/**
 * The customer of the session, or a visitor (storefront §7, "Customer calls"). Browsers read it
 * with `decodeCustomer` of the core, which weighs less; a test holds both to the same answers.
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
      wishlistArticlesAmount: Count,
    }),
  ],
  'CustomerDataAnswer',
);
