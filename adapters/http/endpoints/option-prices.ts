/** Storefront §7, "Price paths". */
import { jsonAnswer } from '../answers.ts';
import { FramePriceAnswer, OptionPricesAnswer } from '../codecs/option-prices.ts';
import { FrameQuery, PictureQuery } from '../codecs/prices.ts';
import { endpoint } from '../endpoint.ts';
import { priceFacts, unknownArticle } from './price-facts.ts';

export const optionPriceEndpoints = {
  optionPrices: endpoint({
    ...priceFacts,
    paths: ['/price-api/photo-options-groups'],
    summary: 'What the options and the parts of the frame of an article cost above it.',
    port: 'OptionPrices.surcharges',
    query: PictureQuery,
    answer: jsonAnswer(OptionPricesAnswer),
    refusals: { 404: unknownArticle },
  }),
  framePrice: endpoint({
    ...priceFacts,
    paths: ['/price-api/frame'],
    summary: 'The price of a frame without a picture.',
    port: 'FramePrices.price',
    query: FrameQuery,
    answer: jsonAnswer(FramePriceAnswer),
    refusals: { 404: 'The shop does not sell the frame here.' },
  }),
} as const;
