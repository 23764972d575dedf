import { sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { whitelabelEndpoints } from '../../../adapters/http/endpoints/whitelabel.ts';
import { markWhitelabelOrder } from '../../../adapters/postgres/stores/customers.ts';
import {
  switchedWhitelabelOrder,
  type WhitelabelRefusal,
} from '../../../core/domain/customer/whitelabel-switch.ts';
import { E } from '../../../core/fp.ts';
import { withListsOf } from './list-counts.ts';
import { customerAnswer, customerOfToken } from './customer-data.ts';
import type { ShopMessage } from '../../messages/shop-messages.ts';
import type { PriceSources } from './prices.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';

const messages = {
  'not-logged-in': 'log-in-first',
  'no-whitelabel-customer': 'no-whitelabel-customer',
} as const satisfies Record<WhitelabelRefusal['kind'], ShopMessage>;

export const whitelabelRoutes = (
  sources: PriceSources,
): Readonly<Record<keyof typeof whitelabelEndpoints, Route>> => ({
  whitelabelSwitch: route(whitelabelEndpoints.whitelabelSwitch, async ({ body, cookie }) => {
    const customer = await customerOfToken(sources, cookie(sessionCookie));
    // Who may switch is the core's to say. Said twice, it does the same.
    const allowed = switchedWhitelabelOrder(customer);
    if (E.isLeft(allowed)) return E.left(refusal(400, messages[allowed.left.kind]));
    const { isWhitelabelOrder } = body;
    await markWhitelabelOrder(sources.database, customer.number, isWhitelabelOrder);
    const order = { isWhitelabelOrder, cartArticlesAmount: 0 };
    return E.right(customerAnswer(await withListsOf(sources, { ...customer, order }, cookie)));
  }),
});
