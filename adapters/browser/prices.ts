/**
 * Prices in the browser: what the page has not got from the server, asked of the same API. Small,
 * because shoppers load it; what does not decode is as good as absent.
 */
import type { FormatOption } from '../../core/domain/calculator/calculator.ts';
import { printFormat, type Format } from '../../core/domain/format/format.ts';
import { parseFormat } from '../../core/domain/format/parse-format.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { currencyOf, formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import { parsePriceRecord } from '../../core/domain/money/price-record.ts';
import { E } from '../../core/fp.ts';
import type { ArticleType, PriceScope } from '../../core/ports/prices.ts';

/** How the shop API of the page's own host is reached, and for which site. */
export type BrowserPricesSettings = {
  readonly scope: PriceScope;
  readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
};

/** Prices for the experiment and the dialogs of a page. */
export type BrowserPrices = {
  /** The formats of an article with their prices; none where the API does not answer. */
  readonly formats: (article: ArticleType) => Promise<readonly FormatOption[]>;
  /** The price of an article in a format; undefined where there is none to be had. */
  readonly article: (article: ArticleType, format: Format) => Promise<Price | undefined>;
};

const root = '/web-api/product-selection-photo-frame';

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;

const isWirePrice = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const decodePrice = (scope: PriceScope, row: unknown): Price | undefined => {
  const original = fieldOf(row, 'priceOriginal');
  const current = fieldOf(row, 'priceCurrent');
  if (!isWirePrice(original) || !isWirePrice(current)) return undefined;
  const record = { priceOriginal: original, priceCurrent: current };
  const price = parsePriceRecord(currencyOf(scope.locale), record);
  return E.isRight(price) ? price.right : undefined;
};

const decodeOption = (scope: PriceScope, row: unknown): readonly FormatOption[] => {
  const text = fieldOf(row, 'formatType');
  const format = parseFormat(formatUnitOf(scope.locale), typeof text === 'string' ? text : '');
  const price = fieldOf(row, 'isAvailable') === false ? undefined : decodePrice(scope, row);
  return E.isRight(format) && price !== undefined ? [{ format: format.right, price }] : [];
};

const queryOf = ({ materialType, frameType }: ArticleType): URLSearchParams =>
  new URLSearchParams({ materialType, ...(frameType === undefined ? {} : { frameType }) });

/** The prices of a site, by the page's own fetch. */
export const browserPrices = ({ scope, fetch }: BrowserPricesSettings): BrowserPrices => {
  const ask = async (path: string, query: URLSearchParams): Promise<unknown> => {
    try {
      const response = await fetch(`${root}/${path}?${query.toString()}`, {
        headers: {
          Accept: 'application/json',
          'x-channel': scope.channel,
          'x-locale': scope.locale,
        },
      });
      return response.ok ? fieldOf(await response.json(), 'payload') : undefined;
    } catch {
      return undefined;
    }
  };
  return {
    formats: async (article) => {
      const rows = fieldOf(await ask('prices-formats', queryOf(article)), 'formats');
      return Array.isArray(rows) ? rows.flatMap((row: unknown) => decodeOption(scope, row)) : [];
    },
    article: async (article, format) => {
      const query = queryOf(article);
      query.set('formatType', printFormat(format));
      return decodePrice(scope, await ask('price-article', query));
    },
  };
};
