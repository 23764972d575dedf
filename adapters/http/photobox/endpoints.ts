/** Storefront §7: `photobox-data`, `/price-api/photoboxes`. */
import { t } from '../../../core/fp.ts';
import { jsonAnswer } from '../answers.ts';
import { endpoint } from '../endpoint.ts';
import { priceFacts } from '../endpoints/price-facts.ts';
import { PhotoboxDataAnswer, PhotoboxPriceAnswer, PhotoboxPriceQuery } from './codecs.ts';

export const photoboxEndpoints = {
  photoboxData: endpoint({
    ...priceFacts,
    paths: ['/web-api/photobox-data'],
    summary: 'The photo boxes and prints that are sold, each as it is without a choice.',
    port: 'ArticlePrices.price',
    query: t.type({}),
    answer: jsonAnswer(PhotoboxDataAnswer),
    refusals: {},
  }),
  photoboxPrice: endpoint({
    ...priceFacts,
    paths: ['/price-api/photoboxes'],
    summary: 'What a photo box or prints cost as they are chosen, together and each.',
    port: 'ArticlePrices.price',
    query: PhotoboxPriceQuery,
    answer: jsonAnswer(PhotoboxPriceAnswer),
    refusals: {},
  }),
} as const;
