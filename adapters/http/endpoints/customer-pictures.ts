/** Storefront §7, `customer-picture`. */
import { jsonAnswer } from '../answers.ts';
import { CustomerPicturesAnswer, CustomerPicturesQuery } from '../codecs/customer-pictures.ts';
import { endpoint, question } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const customerPictureEndpoints = {
  customerPictures: endpoint({
    ...question,
    paths: ['/web-api/customer-picture'],
    summary: 'Pictures of customers, of one material or of all, the newest first.',
    port: 'CustomerPictures.list',
    scope: shopScope,
    query: CustomerPicturesQuery,
    answer: jsonAnswer(CustomerPicturesAnswer),
    caching: { kind: 'shared', seconds: 300, staleSeconds: 3600 },
  }),
} as const;
