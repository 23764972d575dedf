/** The price API (storefront §7, "Price paths", "Prices for formats"). */
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

/** Without `frameType`: unframed. */
export const ArticleQuery = t.intersection(
  [t.type({ materialType: WireMaterial }), t.partial({ frameType: WireFrame })],
  'ArticleQuery',
);

const ArticleFormatQuery = t.intersection(
  [ArticleQuery, t.type({ formatType: WireFormat })],
  'ArticleFormatQuery',
);

/** What is absent is a default; the core judges the texts and says what is wrong with each. */
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

/** Without a picture, for pictures of a format. */
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

/** An available one has both prices. */
export const FormatPrice = t.intersection(
  [
    t.type({ formatType: WireFormat, isAvailable: t.boolean, isFeatured: t.boolean }),
    t.partial({ priceCurrent: WirePrice, priceOriginal: WirePrice }),
  ],
  'FormatPrice',
);

export type WireFormatPrice = t.TypeOf<typeof FormatPrice>;

/**
 * Featured ones first, in the configurator's order; and when the first price of a featured one
 * ends, where known.
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

export const ArticlePriceAnswer = t.type(
  {
    payload: t.type({ formatType: WireFormat, priceCurrent: WirePrice, priceOriginal: WirePrice }),
  },
  'ArticlePriceAnswer',
);

const SideLimits = t.type({ minimum: Millimetres, maximum: Millimetres });

/** In millimetres of the shorter and the longer side. */
export const FormatLimitsAnswer = t.type(
  { payload: t.type({ shorter: SideLimits, longer: SideLimits }) },
  'FormatLimitsAnswer',
);

/** `articles[]=leinwand&articles[]=acrylglas%2Bartbox`. */
export const ArticlesQuery = t.type({ articles: WireArticles }, 'ArticlesQuery');

/** Whether there are higher ones, too. */
const FromPrice = t.type(
  { article: t.string, priceCurrent: WirePrice, priceOriginal: WirePrice, isFrom: t.boolean },
  'FromPrice',
);

/** An article that cannot be had is left out. */
export const FromPricesAnswer = t.type(
  { payload: t.type({ prices: t.readonlyArray(FromPrice) }) },
  'FromPricesAnswer',
);
