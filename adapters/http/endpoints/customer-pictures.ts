/** Storefront §7, `customer-picture`. */
import { jsonAnswer } from '../answers.ts';
import { noBody } from '../bodies.ts';
import { CustomerPicturesAnswer, CustomerPicturesQuery } from '../codecs/customer-pictures.ts';
import { endpoint, jsonSizes, usualTime } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const customerPictureEndpoints = {
  customerPictures: endpoint({
    method: 'GET',
    paths: ['/web-api/customer-picture'],
    credentials: 'none',
    summary: 'Pictures of customers, of one material or of all, the newest first.',
    port: 'CustomerPictures.list',
    scope: shopScope,
    query: CustomerPicturesQuery,
    body: noBody,
    answer: jsonAnswer(CustomerPicturesAnswer),
    refusals: {},
    caching: { kind: 'shared', seconds: 300, staleSeconds: 3600 },
    largest: jsonSizes,
    within: usualTime,
  }),
} as const;
