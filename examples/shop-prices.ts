/** Asks the price service of a running shop and reads its answer with the core's own rules. */
import { currencyOf, formatUnitOf, type Channel, type Locale } from 'passepartout/locale';
import { parseFormat, type Format } from 'passepartout/format';
import { parsePriceRecord, type Price } from 'passepartout/money';

import type { ListedProduct } from './listed-products.ts';

/** What something costs. */
export type Priced = { readonly price: Price };

/** A format that a shop sells, with what it costs. */
export type FormatOnSale = Priced & { readonly format: Format };

/** What is asked for: who asks, and which article. */
export type PriceQuestion = {
  readonly channel: Channel;
  readonly locale: Locale;
  readonly materialType: string;
  readonly frameType?: string | undefined;
};

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

const rowsOf = (answer: unknown): readonly Row[] => {
  const payload = isRow(answer) ? answer['payload'] : undefined;
  const formats = isRow(payload) ? payload['formats'] : undefined;
  return Array.isArray(formats) ? formats.filter(isRow) : [];
};

const isAmount = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

const refuse = (row: unknown): never => {
  throw new Error(`The shop answered something other than a price: ${JSON.stringify(row)}`);
};

/** The price of a row; undefined where it has none. */
const readPrice = (locale: Locale, row: Row): Priced | undefined => {
  const { priceCurrent, priceOriginal } = row;
  if (!isAmount(priceCurrent) || !isAmount(priceOriginal)) return undefined;
  const price = parsePriceRecord(currencyOf(locale), { priceCurrent, priceOriginal });
  return price._tag === 'Left' ? refuse(row) : { price: price.right };
};

/** One row of the answer; undefined where the format is not available. */
const readRow = (locale: Locale, row: Row): FormatOnSale | undefined => {
  const { formatType } = row;
  const priced = readPrice(locale, row);
  if (typeof formatType !== 'string' || priced === undefined) return undefined;
  const format = parseFormat(formatUnitOf(locale), formatType);
  return format._tag === 'Left' ? refuse(row) : { format: format.right, ...priced };
};

/**
 * The formats of an article in a locale, in the shop's order; none where it is not sold there.
 * `origin` is where the shop answers: `http://localhost:3000`.
 */
export const formatsOnSale = async (
  origin: string,
  { channel, locale, materialType, frameType }: PriceQuestion,
): Promise<readonly FormatOnSale[]> => {
  const query = new URLSearchParams({ materialType, ...(frameType ? { frameType } : {}) });
  const response = await fetch(`${origin}/price-api/prices/formats?${query}`, {
    headers: { 'x-channel': channel, 'x-locale': locale },
  });
  if (response.status === 404) return [];
  if (!response.ok) throw new Error(`The shop answered ${response.status} for ${materialType}.`);
  return rowsOf(await response.json()).flatMap((row) => readRow(locale, row) ?? []);
};

/** What a product of a list costs by its parameters; undefined where it is not sold so. */
export const listedPrice = async (
  origin: string,
  { channel, locale }: Pick<PriceQuestion, 'channel' | 'locale'>,
  { path, parameters }: Pick<ListedProduct, 'path' | 'parameters'>,
): Promise<Priced | undefined> => {
  const response = await fetch(`${origin}${path}?${new URLSearchParams(parameters).toString()}`, {
    headers: { 'x-channel': channel, 'x-locale': locale },
  });
  if (!response.ok) throw new Error(`The shop answered ${response.status} for ${path}.`);
  const answer: unknown = await response.json();
  const payload = isRow(answer) ? answer['payload'] : undefined;
  const total = isRow(payload) ? payload['total'] : undefined;
  return isRow(total) ? readPrice(locale, total) : undefined;
};
