/**
 * The general sales taxes of the states. What towns, counties and districts add is not here: it
 * changes each month, and from street to street. Whoever sells there asks a service that knows them.
 */
import type { CalendarDay } from '../../../core/domain/time/calendar-day.ts';

type StateRate = {
  /** In force from this day on. */
  readonly since: CalendarDay;
  /** In millionths of the taxable amount. */
  readonly perMillion: number;
};

export type StateTax = {
  /** The oldest first. */
  readonly rates: readonly [StateRate, ...StateRate[]];
  /** Whether delivery by a carrier is taxed, too, where the invoice has a line for it. */
  readonly taxesShipping: boolean;
};

/** The public list to compare the table with, once more before a state's tax is collected by it. */
export const stateRatesAsOf = {
  day: '2026-01-01',
  source:
    'Federation of Tax Administrators, “State Sales Tax Rates and Food & Drug Exemptions”; the states’ own rules on delivery charges',
} as const satisfies { readonly day: CalendarDay; readonly source: string };

const since = (day: CalendarDay, perMillion: number): StateRate => ({ since: day, perMillion });

const withShipping = (...rates: StateTax['rates']): StateTax => ({ rates, taxesShipping: true });

const goodsAlone = (...rates: StateTax['rates']): StateTax => ({ rates, taxesShipping: false });

/**
 * States that have one; AK, DE, MT, NH and OR have none. CA has the local 1.25 % in it that is due
 * everywhere.
 */
export const stateTaxes = {
  AL: goodsAlone(since('1963-10-01', 40_000)),
  AR: withShipping(since('2013-07-01', 65_000)),
  AZ: goodsAlone(since('2013-06-01', 56_000)),
  CA: goodsAlone(since('2017-01-01', 72_500)),
  CO: goodsAlone(since('2001-01-01', 29_000)),
  CT: withShipping(since('2011-07-01', 63_500)),
  DC: withShipping(since('2013-10-01', 57_500), since('2018-10-01', 60_000)),
  FL: goodsAlone(since('1988-02-01', 60_000)),
  GA: withShipping(since('1989-04-01', 40_000)),
  HI: withShipping(since('1965-07-01', 40_000)),
  IA: goodsAlone(since('2008-07-01', 60_000)),
  ID: goodsAlone(since('2006-10-01', 60_000)),
  IL: withShipping(since('1990-01-01', 62_500)),
  IN: withShipping(since('2008-04-01', 70_000)),
  KS: goodsAlone(since('2015-07-01', 65_000)),
  KY: withShipping(since('1990-07-01', 60_000)),
  LA: goodsAlone(since('2018-07-01', 44_500), since('2025-01-01', 50_000)),
  MA: goodsAlone(since('2009-08-01', 62_500)),
  MD: goodsAlone(since('2008-01-03', 60_000)),
  ME: goodsAlone(since('2013-10-01', 55_000)),
  MI: goodsAlone(since('1994-05-01', 60_000)),
  MN: withShipping(since('2009-07-01', 68_750)),
  MO: goodsAlone(since('1989-07-01', 42_250)),
  MS: withShipping(since('1992-06-01', 70_000)),
  NC: withShipping(since('2011-07-01', 47_500)),
  ND: withShipping(since('1987-05-01', 50_000)),
  NE: withShipping(since('2002-10-01', 55_000)),
  NJ: withShipping(since('2018-01-01', 66_250)),
  NM: withShipping(since('2022-07-01', 50_000), since('2023-07-01', 48_750)),
  NV: goodsAlone(since('2009-07-01', 68_500)),
  NY: withShipping(since('2005-06-01', 40_000)),
  OH: withShipping(since('2013-09-01', 57_500)),
  OK: goodsAlone(since('1990-05-01', 45_000)),
  PA: withShipping(since('1968-01-01', 60_000)),
  RI: withShipping(since('1990-07-01', 70_000)),
  SC: withShipping(since('2007-06-01', 60_000)),
  SD: withShipping(since('2016-06-01', 45_000), since('2023-07-01', 42_000)),
  TN: withShipping(since('2002-07-15', 70_000)),
  TX: withShipping(since('1990-07-01', 62_500)),
  UT: goodsAlone(since('2019-04-01', 48_500)),
  VA: goodsAlone(since('2013-07-01', 43_000)),
  VT: withShipping(since('2003-10-01', 60_000)),
  WA: withShipping(since('1983-01-01', 65_000)),
  WI: withShipping(since('1982-05-01', 50_000)),
  WV: withShipping(since('1988-06-01', 60_000)),
  WY: goodsAlone(since('1993-07-01', 40_000)),
} as const satisfies Readonly<Record<string, StateTax>>;
