/**
 * What an invoice must say, by market. A list to work from and no advice: who runs the shop has it
 * checked in each country (`docs/law.md`).
 */
import { unionMarkets as union } from '../locale/european-union.ts';
import { markets, type Market } from '../locale/locales.ts';

/** `forBusiness`: asked for only where the buyer is a business. */
type InvoiceFact = {
  readonly markets: readonly Market[];
  /** The act and its article. */
  readonly source: string;
  readonly forBusiness?: true;
};

const vatDirective = 'Directive 2006/112/EC, article 226';

/** Where prices hold a value added tax; Liechtenstein has the Swiss one. */
const taxed = [...union, 'ch', 'li', 'gb'] as const satisfies readonly Market[];

/** Each is printed on every invoice of its markets. */
export const invoiceFacts = {
  'issued-on': { markets, source: `${vatDirective}(1); GB: SI 1995/2518, regulation 14(1)(c)` },
  number: { markets, source: `${vatDirective}(2); GB: SI 1995/2518, regulation 14(1)(a)` },
  seller: {
    markets,
    source: `${vatDirective}(5); CH: MWSTG, article 26(2)(a); GB: SI 1995/2518, regulation 14(1)(d)`,
  },
  'seller-vat-id': {
    markets: taxed,
    source: `${vatDirective}(3); CH: MWSTG, article 26(2)(a), with the word MWST; GB: SI 1995/2518, regulation 14(1)(d)`,
  },
  buyer: {
    markets,
    source: `${vatDirective}(5); CH: MWSTG, article 26(2)(b); GB: SI 1995/2518, regulation 14(1)(e)`,
  },
  'supplied-on': {
    markets,
    source: `${vatDirective}(7); CH: MWSTG, article 26(2)(c); GB: SI 1995/2518, regulation 14(1)(b)`,
  },
  'quantity-and-kind': {
    markets,
    source: `${vatDirective}(6); CH: MWSTG, article 26(2)(d); GB: SI 1995/2518, regulation 14(1)(g)`,
  },
  'rate-and-tax': {
    markets: taxed,
    source: `${vatDirective}(8) to (10); CH: MWSTG, article 26(2)(e) and (f); GB: SI 1995/2518, regulation 14(1)(h) to (m)`,
  },
  'net-lines': {
    markets: taxed,
    source: `${vatDirective}(8); GB: SI 1995/2518, regulation 14(1)(m)`,
    forBusiness: true,
  },
  'buyer-vat-id': {
    markets: union,
    source: `${vatDirective}(4), where the buyer has told one`,
    forBusiness: true,
  },
  'delivery-address': {
    markets: ['fr'],
    source:
      'Code général des impôts, annexe II, article 242 nonies A, I, 6° bis, where it is another one',
  },
  operation: {
    markets: ['fr'],
    source: 'Code général des impôts, annexe II, article 242 nonies A, I, 8° bis',
  },
  'late-payment': {
    markets: ['fr'],
    source: 'Code de commerce, articles L. 441-9 and D. 441-5',
    forBusiness: true,
  },
} as const satisfies Readonly<Record<string, InvoiceFact>>;

export type InvoiceFactName = keyof typeof invoiceFacts;

const isAsked = (fact: InvoiceFact, market: Market, isBusiness: boolean): boolean =>
  fact.markets.includes(market) && (isBusiness || fact.forBusiness !== true);

/** Whether a market's invoices say a fact, for a consumer or a business. */
export const saysFact = (name: InvoiceFactName, market: Market, isBusiness: boolean): boolean =>
  isAsked(invoiceFacts[name], market, isBusiness);
