import { marketTable, type Market } from '../locale/locales.ts';
import { calendarDay, type CalendarDay } from '../time/calendar-day.ts';

/**
 * Value added tax, part of every gross price, in tenths of a percent; or a sales tax added at the
 * checkout.
 */
export type MarketTax =
  | { readonly kind: 'value-added-tax'; readonly perMille: number }
  | { readonly kind: 'sales-tax-added-later' };

/** The usual rate in force from a day on. */
type DatedRate = {
  readonly since: CalendarDay;
  readonly perMille: number;
  /** The law that sets it. */
  readonly source: string;
};

const austrian = 'UStG 1994, section 10(1)';
const german = 'UStG, section 12(1)';
const luxembourgish = 'Loi TVA of 12 February 1979, article 39';
const swiss = 'MWSTG, article 25(1)';

const alpine = [
  { since: '2018-01-01', perMille: 77, source: swiss },
  { since: '2024-01-01', perMille: 81, source: swiss },
] as const satisfies readonly DatedRate[];

/**
 * By market, the oldest first (decisions, "Money and formats"); none where a sales tax is added.
 * Liechtenstein's law has the Swiss rates under the same article.
 */
export const taxRates = {
  at: [{ since: '1995-01-01', perMille: 200, source: austrian }],
  ch: alpine,
  de: [
    { since: '2007-01-01', perMille: 190, source: german },
    { since: '2020-07-01', perMille: 160, source: 'UStG, section 28(1)' },
    { since: '2021-01-01', perMille: 190, source: german },
  ],
  it: [{ since: '2013-10-01', perMille: 220, source: 'DPR 633/1972, article 16' }],
  li: alpine,
  lu: [
    { since: '2015-01-01', perMille: 170, source: luxembourgish },
    { since: '2023-01-01', perMille: 160, source: 'Law of 26 October 2022 on rates of TVA' },
    { since: '2024-01-01', perMille: 170, source: luxembourgish },
  ],
  gb: [{ since: '2011-01-04', perMille: 200, source: 'VAT Act 1994, section 2(1)' }],
  com: [],
  es: [{ since: '2012-09-01', perMille: 210, source: 'Ley 37/1992, article 90' }],
  be: [{ since: '1996-01-01', perMille: 210, source: 'Royal decree no. 20 of 1970, article 1' }],
  fr: [{ since: '2014-01-01', perMille: 200, source: 'Code général des impôts, article 278' }],
  nl: [{ since: '2012-10-01', perMille: 210, source: 'Wet OB 1968, article 9(1)' }],
} as const satisfies Record<Market, readonly DatedRate[]>;

/**
 * A market's tax at an instant, in milliseconds since 1970. Before the first rate of the table it is
 * the first.
 */
export const marketTax = (market: Market, at: number): MarketTax => {
  const rates: readonly DatedRate[] = taxRates[market];
  const day = calendarDay(marketTable[market].timeZone, at);
  const rate = rates.findLast(({ since }) => since <= day) ?? rates[0];
  return rate === undefined
    ? { kind: 'sales-tax-added-later' }
    : { kind: 'value-added-tax', perMille: rate.perMille };
};
