import { jsonAnswer } from '../answers.ts';
import { jsonBody } from '../bodies.ts';
import { endpoint, jsonSizes, noQuery, question, usualTime } from '../endpoint.ts';
import { priceFacts } from '../endpoints/price-facts.ts';
import { shopScope } from '../scope.ts';
import { CardThemesAnswer, CardThemesQuery } from './codecs.ts';
import {
  AccessoriesAnswer,
  AccessoriesQuery,
  AccessoryOrderAnswer,
  AccessoryOrderBody,
  AccessoryPriceAnswer,
  AccessoryPriceQuery,
  CardPriceAnswer,
  CardPriceQuery,
} from './price-codecs.ts';

export const cardEndpoints = {
  cardThemes: endpoint({
    ...question,
    caching: { kind: 'shared', seconds: 60, staleSeconds: 600 },
    scope: shopScope,
    paths: ['/web-api/themes'],
    summary:
      'A page of the themes of cards that fit filters and a search, with counts; or one theme.',
    port: 'CardThemes.overview, CardThemes.theme',
    query: CardThemesQuery,
    answer: jsonAnswer(CardThemesAnswer),
    refusals: { 404: 'There is no such theme.' },
  }),
  cardPrice: endpoint({
    ...priceFacts,
    paths: ['/web-api/card-price'],
    summary: 'What a card costs as it is chosen, and what each rung of the quantity ladder does.',
    port: 'ArticlePrices.price',
    query: CardPriceQuery,
    answer: jsonAnswer(CardPriceAnswer),
    refusals: { 404: 'There is no such theme.' },
  }),
  cardAccessories: endpoint({
    ...priceFacts,
    paths: ['/web-api/card-accessories'],
    summary: 'What is sold beside cards, by the piece.',
    port: 'ArticlePrices.listed',
    query: AccessoriesQuery,
    answer: jsonAnswer(AccessoriesAnswer),
    refusals: {},
  }),
  cardAccessoryPrice: endpoint({
    ...priceFacts,
    paths: ['/web-api/card-accessory-price', '/price-api/accessory'],
    summary: 'What so many pieces of an accessory cost.',
    port: 'ArticlePrices.price',
    query: AccessoryPriceQuery,
    answer: jsonAnswer(AccessoryPriceAnswer),
    refusals: { 404: 'The shop does not sell the accessory here.' },
  }),
  cardAccessoryOrder: endpoint({
    method: 'POST',
    paths: ['/web-api/card-accessory-order'],
    credentials: 'session',
    summary: 'Puts pieces of an accessory into the cart, once for each order id.',
    port: 'Carts.change',
    scope: shopScope,
    query: noQuery,
    // JSON alone: a form of another site cannot send it.
    body: jsonBody(AccessoryOrderBody),
    answer: jsonAnswer(AccessoryOrderAnswer),
    refusals: {
      400: 'The accessory is not sold here, or not so many pieces; or the cart is full.',
    },
    caching: { kind: 'private' },
    largest: { request: 1_000, answer: jsonSizes.answer },
    within: usualTime,
  }),
} as const;
