import { sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { createHash } from 'node:crypto';

import type { CustomerDataAnswer } from '../../../adapters/http/codecs/customers.ts';
import { customerEndpoints } from '../../../adapters/http/endpoints/customers.ts';
import {
  customerOfSession,
  type StoredCustomer,
} from '../../../adapters/postgres/stores/customers.ts';
import { visitor, type Customer } from '../../../core/domain/customer/customer.ts';
import { E, type t } from '../../../core/fp.ts';
import { withListsOf } from './list-counts.ts';
import type { PriceSources } from './prices.ts';
import { route, type Route } from '../../endpoints/route.ts';

/** Longer values are not ours and are not looked up. */
const longestToken = 200;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A stolen database opens no session. */
export const sessionTokenHash = (token: string): string => sha256(token);

type Answer = t.TypeOf<typeof CustomerDataAnswer>;

/** Without what is in their lists (`withListsOf`). */
const customerOf = (stored: StoredCustomer): Customer => ({
  emailHash: sha256(stored.email.trim().toLowerCase()),
  firstName: stored.firstName,
  lastName: stored.lastName,
  isLoggedIn: true,
  isWhitelabelCustomer: stored.isWhitelabelCustomer,
  number: stored.number,
  type: stored.type,
  ...(stored.order && {
    order: { isWhitelabelOrder: stored.order.isWhitelabelOrder, cartArticlesAmount: 0 },
  }),
});

/** A customer as it is answered. */
export const customerAnswer = ({
  order,
  wishlistArticlesAmount,
  ...customer
}: Customer): Answer => ({
  ...customer,
  ...(order && { order }),
  ...(wishlistArticlesAmount !== undefined && { wishlistArticlesAmount }),
});

/** A visitor without a token, or with an old one. */
export const customerOfToken = async (
  { database, clock }: PriceSources,
  token: string | undefined,
): Promise<Customer> => {
  if (token === undefined || token === '' || token.length > longestToken) return visitor;
  const stored = await customerOfSession(database, sessionTokenHash(token), clock.now());
  return stored === undefined ? visitor : customerOf(stored);
};

export const customerRoutes = (
  sources: PriceSources,
): Readonly<Record<keyof typeof customerEndpoints, Route>> => ({
  customerData: route(customerEndpoints.customerData, async ({ cookie }) => {
    const customer = await customerOfToken(sources, cookie(sessionCookie));
    return E.right(customerAnswer(await withListsOf(sources, customer, cookie)));
  }),
});
