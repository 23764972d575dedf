/** Storefront §7, "Customer calls". */
import { jsonAnswer } from '../answers.ts';
import { noBody } from '../bodies.ts';
import { CustomerDataAnswer } from '../codecs/customers.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';
import { customerDataAddress } from './customer-data-address.ts';

export const customerEndpoints = {
  customerData: endpoint({
    ...customerDataAddress,
    summary: 'The customer of the session, or a visitor.',
    port: 'Customers.current',
    scope: shopScope,
    query: noQuery,
    body: noBody,
    answer: jsonAnswer(CustomerDataAnswer),
    refusals: {},
    caching: { kind: 'private' },
    largest: jsonSizes,
    within: usualTime,
  }),
} as const;
