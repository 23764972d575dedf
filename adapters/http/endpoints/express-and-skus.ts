/** Storefront §7, `express-shop`, `sku/container`, `aspect-ratio`. */
import { jsonAnswer } from '../answers.ts';
import {
  AspectRatioAnswer,
  ExpressShopAnswer,
  PictureSourceQuery,
  SkuContainerAnswer,
  SkuQuery,
} from '../codecs/express-and-skus.ts';
import { endpoint, noQuery, question } from '../endpoint.ts';
import { noScope, shopScope } from '../scope.ts';

const shared = {
  ...question,
} as const;

export const serviceEndpoints = {
  expressShop: endpoint({
    ...shared,
    scope: shopScope,
    paths: ['/web-api/express-shop'],
    summary: 'What goes by express in a market, until when, and for how much more.',
    port: 'ExpressShop.offer',
    query: noQuery,
    answer: jsonAnswer(ExpressShopAnswer),
    refusals: { 404: 'Nothing goes by express here.' },
    caching: { kind: 'shared', seconds: 60 },
  }),
  skuContainer: endpoint({
    ...shared,
    scope: shopScope,
    paths: ['/web-api/sku/container'],
    summary: 'The article of a stock-keeping unit, as configuration parameters.',
    port: 'SkuContainers.container',
    query: SkuQuery,
    answer: jsonAnswer(SkuContainerAnswer),
    refusals: { 404: 'The shop has no such unit here.' },
    caching: { kind: 'shared', seconds: 300 },
  }),
  aspectRatio: endpoint({
    ...shared,
    scope: noScope,
    paths: ['/web-api/aspect-ratio'],
    summary: 'The size and the ratio of a picture of the media library.',
    port: 'ImageMetadata.size',
    query: PictureSourceQuery,
    answer: jsonAnswer(AspectRatioAnswer),
    refusals: { 404: 'The library has no such picture.' },
    caching: { kind: 'shared', seconds: 3600 },
  }),
} as const;
