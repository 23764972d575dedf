/** Storefront §7, "Frame selection", "Price paths". */
import { jsonAnswer } from '../answers.ts';
import {
  CalculatorReferenceAnswer,
  FormatGroupsAnswer,
  FrameTypesAnswer,
  FrameTypesQuery,
  PicturedFormatGroupsAnswer,
  SelectionAnswer,
  SelectionQuery,
} from '../codecs/assortment.ts';
import { ArticleQuery, ArticlesQuery } from '../codecs/prices.ts';
import { endpoint } from '../endpoint.ts';
import { priceFacts, unknownArticle } from './price-facts.ts';

export const assortmentEndpoints = {
  formatGroupPrices: endpoint({
    ...priceFacts,
    paths: [
      '/price-api/prices/format-group',
      '/web-api/product-selection-photo-frame/prices-format-group',
    ],
    summary: 'The formats of an article by their group, each group with its lowest price.',
    port: 'Prices.formats',
    query: ArticleQuery,
    answer: jsonAnswer(FormatGroupsAnswer),
    refusals: { 404: unknownArticle },
  }),
  formatGroupPricesImages: endpoint({
    ...priceFacts,
    paths: ['/price-api/prices/format-group-prices-images'],
    summary: 'The same, with a picture of the article in the first format of each group.',
    port: 'Prices.formats',
    query: ArticleQuery,
    answer: jsonAnswer(PicturedFormatGroupsAnswer),
    refusals: { 404: unknownArticle },
  }),
  calculatorReference: endpoint({
    ...priceFacts,
    paths: ['/web-api/calculator/reference'],
    summary: 'The articles of a configurator that are sold here, each with its formats.',
    port: 'Prices.formats',
    query: ArticlesQuery,
    answer: jsonAnswer(CalculatorReferenceAnswer),
    refusals: {},
  }),
  frameTypeVariants: endpoint({
    ...priceFacts,
    paths: ['/web-api/variants-for-frame-types'],
    summary: 'The materials and colours that are sold in each frame.',
    port: 'FrameMaterials.soldIn',
    query: FrameTypesQuery,
    answer: jsonAnswer(FrameTypesAnswer),
    refusals: {},
  }),
  photoFrameSelection: endpoint({
    ...priceFacts,
    paths: ['/web-api/product-selection-photo-frame/data'],
    summary: 'What can be selected of each material: options, frames, mats and glasses.',
    port: 'FrameMaterials.soldIn',
    query: SelectionQuery,
    answer: jsonAnswer(SelectionAnswer),
    refusals: {},
  }),
} as const;
