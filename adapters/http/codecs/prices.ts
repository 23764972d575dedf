/** The price API: requests and answers (storefront §7, "Price paths", "Prices for formats"). */
import { t } from '../../../core/fp.ts';
import {
  Millimetres,
  WireArticles,
  WireFormat,
  WireFrame,
  WireInstant,
  WireMaterial,
  WirePrice,
} from './wire.ts';

/** Asks for an article type; without `frameType` it is unframed. */
export const ArticleQuery = t.intersection(
  [t.type({ materialType: WireMaterial }), t.partial({ frameType: WireFrame })],
  'ArticleQuery',
);

/** Asks for an article type in one format. */
const ArticleFormatQuery = t.intersection(
  [ArticleQuery, t.type({ formatType: WireFormat })],
  'ArticleFormatQuery',
);

/**
 * Asks for a picture as it is configured: what is absent is a default. What the texts may say is the
 * core's to judge, which says what is wrong with each.
 */
export const PictureQuery = t.intersection(
  [
    ArticleFormatQuery,
    t.partial({
      frameVariant: t.string,
      matSize: t.string,
      matType: t.string,
      glassType: t.string,
      optionTypes: t.readonlyArray(t.string),
    }),
  ],
  'PictureQuery',
);

/** Asks for a frame without a picture, for pictures of a format. */
export const FrameQuery = t.intersection(
  [
    t.type({ frameType: WireFrame, formatType: WireFormat }),
    t.partial({
      frameVariant: t.string,
      matSize: t.string,
      matType: t.string,
      glassType: t.string,
    }),
  ],
  'FrameQuery',
);

/** A format of an article; an available one has both prices. */
export const FormatPrice = t.intersection(
  [
    t.type({ formatType: WireFormat, isAvailable: t.boolean, isFeatured: t.boolean }),
    t.partial({ priceCurrent: WirePrice, priceOriginal: WirePrice }),
  ],
  'FormatPrice',
);

/** A format of an article with its prices, on the wire. */
export type WireFormatPrice = t.TypeOf<typeof FormatPrice>;

/**
 * The formats of an article: the featured ones first, in the configurator's order; and when the first
 * price of a featured one ends, where that is known.
 */
export const FormatPricesAnswer = t.type(
  {
    payload: t.intersection([
      t.type({ formats: t.readonlyArray(FormatPrice), initialFormatType: WireFormat }),
      t.partial({ pricesEndAt: WireInstant }),
    ]),
  },
  'FormatPricesAnswer',
);

/** The price of one article in one format. */
export const ArticlePriceAnswer = t.type(
  {
    payload: t.type({ formatType: WireFormat, priceCurrent: WirePrice, priceOriginal: WirePrice }),
  },
  'ArticlePriceAnswer',
);

const SideLimits = t.type({ minimum: Millimetres, maximum: Millimetres });

/** What an article can be made in, in millimetres of its shorter and its longer side. */
export const FormatLimitsAnswer = t.type(
  { payload: t.type({ shorter: SideLimits, longer: SideLimits }) },
  'FormatLimitsAnswer',
);

/** Asks for the lowest prices of several articles: `articles[]=leinwand&articles[]=acrylglas%2Bartbox`. */
export const ArticlesQuery = t.type({ articles: WireArticles }, 'ArticlesQuery');

/** The lowest price of an article, and whether there are higher ones. */
const FromPrice = t.type(
  { article: t.string, priceCurrent: WirePrice, priceOriginal: WirePrice, isFrom: t.boolean },
  'FromPrice',
);

/** The lowest price of each article; one that cannot be had is left out. */
export const FromPricesAnswer = t.type(
  { payload: t.type({ prices: t.readonlyArray(FromPrice) }) },
  'FromPricesAnswer',
);
