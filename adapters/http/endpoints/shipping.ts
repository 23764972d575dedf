/** Storefront §7, `shipping-information`. */
import { jsonAnswer } from '../answers.ts';
import { ShippingInformationAnswer } from '../codecs/shipping.ts';
import { endpoint, noQuery, question } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const shippingEndpoints = {
  shippingInformation: endpoint({
    ...question,
    paths: ['/web-api/shipping-information'],
    summary: 'Last order dates, arrival and the lowest shipping cost of a market.',
    port: 'Shipping.information',
    scope: shopScope,
    query: noQuery,
    answer: jsonAnswer(ShippingInformationAnswer),
    refusals: { 404: 'The shop does not deliver to the market.' },
    caching: { kind: 'shared', seconds: 60 },
  }),
} as const;
