/** Storefront §7, `shipping-information`. */
import { jsonAnswer } from '../answers.ts';
import { noBody } from '../bodies.ts';
import { ShippingInformationAnswer } from '../codecs/shipping.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const shippingEndpoints = {
  shippingInformation: endpoint({
    method: 'GET',
    paths: ['/web-api/shipping-information'],
    credentials: 'none',
    summary: 'Last order dates, arrival and the lowest shipping cost of a market.',
    port: 'Shipping.information',
    scope: shopScope,
    query: noQuery,
    body: noBody,
    answer: jsonAnswer(ShippingInformationAnswer),
    refusals: { 404: 'The shop does not deliver to the market.' },
    caching: { kind: 'shared', seconds: 60 },
    largest: jsonSizes,
    within: usualTime,
  }),
} as const;
