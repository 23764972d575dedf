/** Storefront §7: `photobook-design-group-set`, `photobook-price`. */
import { jsonAnswer } from '../answers.ts';
import { endpoint, question } from '../endpoint.ts';
import { priceFacts } from '../endpoints/price-facts.ts';
import { shopScope } from '../scope.ts';
import {
  PhotobookDesignGroupSetAnswer,
  PhotobookDesignGroupSetQuery,
  PhotobookPriceAnswer,
  PhotobookPriceQuery,
} from './codecs.ts';

export const photobookEndpoints = {
  photobookDesignGroupSet: endpoint({
    ...question,
    scope: shopScope,
    caching: { kind: 'shared', seconds: 3600, staleSeconds: 86_400 },
    paths: ['/web-api/photobook-design-group-set'],
    summary: 'A look of photo books, with the template of its designer for each format.',
    port: 'PhotobookDesigns.group',
    query: PhotobookDesignGroupSetQuery,
    answer: jsonAnswer(PhotobookDesignGroupSetAnswer),
    refusals: { 404: 'There is no such set.' },
  }),
  photobookPrice: endpoint({
    ...priceFacts,
    paths: ['/web-api/photobook-price'],
    summary: 'What photo books cost as they are chosen, together and each.',
    port: 'ArticlePrices.price',
    query: PhotobookPriceQuery,
    answer: jsonAnswer(PhotobookPriceAnswer),
    refusals: {},
  }),
} as const;
