/**
 * What the law asks of the shop that shoppers see, by market. Where the shop does it, and which test
 * proves it, stands in `docs/law.md`. It is a list to work from, not advice: who runs the shop has
 * it checked in each country.
 */
import { deliveredPriceMarkets } from './delivered-price-markets.ts';
import {
  economicAreaMarkets as economicArea,
  unionMarkets as union,
} from '../locale/european-union.ts';
import { markets, type Market } from '../locale/locales.ts';

export type Duty = {
  readonly duty: string;
  readonly markets: readonly Market[];
  /** The act and its article. */
  readonly source: string;
  /** The day from which it holds there, as an ISO date. */
  readonly since: string;
};

/** Goods come to these over a customs border: they are made in the European Union. */
const overCustoms = ['ch', 'com', 'gb', 'li'] as const satisfies readonly Market[];

/** Of two acts or more the later is named where it replaced a part. */
export const duties = {
  'total-price': {
    duty: 'Name the price with tax and what delivery adds, at every price',
    markets: [...economicArea, 'ch'],
    source: 'Directive 98/6/EC, article 3; 2011/83/EU, article 6(1)(e); CH: PBV, articles 3 and 4',
    since: '2014-06-13',
  },
  'delivery-in-price': {
    duty: 'Name the price with delivery wherever a price invites to buy, also a “from” price',
    markets: deliveredPriceMarkets,
    source: 'Digital Markets, Competition and Consumers Act 2024, section 230',
    since: '2025-04-06',
  },
  'sales-tax': {
    duty: 'Say that sales tax is added',
    markets: ['com'],
    source: '16 CFR 233; Federal Trade Commission Act, section 5',
    since: '1967-11-08',
  },
  'sales-tax-counted': {
    duty: 'Name the sales tax of an address by itself, and in the total, before an order',
    markets: ['com'],
    source: 'California Civil Code, sections 1656.1 and 1770(a)(29), and the like of other states',
    since: '2024-07-01',
  },
  'struck-price-union': {
    duty: 'Strike the lowest price of the 30 days before the reduction, and say that it is that',
    markets: economicArea,
    source: 'Directive 98/6/EC, article 6a (2019/2161); C-330/23',
    since: '2022-05-28',
  },
  'struck-price-swiss': {
    duty: 'Strike the price asked until the reduction: as long as it held 30 days, else for half its time',
    markets: ['ch', 'li'],
    source: 'Preisbekanntgabeverordnung (SR 942.211), article 16',
    since: '2025-01-01',
  },
  'struck-price-british': {
    duty: 'Strike a price that was asked for at least as long as it is struck',
    markets: ['gb'],
    source: 'Digital Markets, Competition and Consumers Act 2024, section 226; CTSI guidance',
    since: '2025-04-06',
  },
  'struck-price-american': {
    duty: 'Strike a price that was asked in earnest within the last three months',
    markets: ['com'],
    source: '16 CFR 233.1; California Business and Professions Code, section 17501',
    since: '1967-11-08',
  },
  'guarantee-notice': {
    duty: 'Show the harmonised notice on the legal guarantee before an order',
    markets: union,
    source:
      'Directive 2011/83/EU, articles 6(1)(l) and 22a; Implementing Regulation (EU) 2025/1960',
    since: '2026-09-27',
  },
  'guarantee-terms': {
    duty: 'Say how long goods are guaranteed, and what a shopper may ask for',
    markets: [...economicArea, 'ch', 'gb'],
    source:
      'Directive (EU) 2019/771, articles 10 and 13; ES: TRLGDCU, article 120; CH: OR, article 210; GB: Consumer Rights Act 2015',
    since: '2022-01-01',
  },
  'guarantee-box': {
    duty: 'Put the legal guarantees into a box of the terms, in the words of the code',
    markets: ['fr'],
    source: 'Code de la consommation, articles L. 211-2 and D. 211-2',
    since: '2022-10-01',
  },
  'order-button': {
    duty: 'Put nothing on the button that orders but words that say that ordering means paying',
    markets: [...economicArea, 'gb'],
    source: 'Directive 2011/83/EU, article 8(2); C-249/21; GB: regulation 14(4)',
    since: '2014-06-13',
  },
  'order-summary': {
    duty: 'Name goods, total, delivery and what is excluded right before an order is placed',
    markets: [...economicArea, 'gb'],
    source: 'Directive 2011/83/EU, articles 6(1) and 8(2); GB: regulation 14(2)',
    since: '2014-06-13',
  },
  'withdrawal-instruction': {
    duty: 'Tell of the right of withdrawal: period, its start, how, refund, return and its cost, address',
    markets: [...economicArea, 'gb'],
    source:
      'Directive 2011/83/EU, article 6(1)(h) to (k), annex I; GB: Consumer Contracts Regulations 2013, schedule 3',
    since: '2014-06-13',
  },
  'withdrawal-exception': {
    duty: 'Say before an order that personalised goods carry no right of withdrawal',
    markets: [...economicArea, 'gb'],
    source: 'Directive 2011/83/EU, articles 6(1)(k) and 16(c); GB: regulation 28(1)(b)',
    since: '2014-06-13',
  },
  'withdrawal-function': {
    duty: 'Offer the withdrawal without log-in on every page, under the words of the law',
    markets: union,
    source: 'Directive 2011/83/EU, article 11a (2023/2673); FR: Code de la consommation, D. 221-5',
    since: '2026-06-19',
  },
  'order-confirmation': {
    duty: 'Confirm an order on a durable medium: what was bought, its price, and the rights to it',
    markets: [...economicArea, 'gb'],
    source:
      'Directive 2011/83/EU, article 8(7); GB: Consumer Contracts Regulations 2013, regulation 16',
    since: '2014-06-13',
  },
  'invoice-facts': {
    duty: 'Put on an invoice what its market asks for, with a number that is given once',
    markets: [...union, 'ch', 'li', 'gb'],
    source:
      'Directive 2006/112/EC, articles 219 and 226; CH: MWSTG, article 26; GB: SI 1995/2518, regulation 14',
    since: '2004-01-01',
  },
  'voluntary-returns': {
    duty: 'Say that returns are voluntary where no law gives them, and nowhere else',
    markets: ['ch', 'com'],
    source: 'CH: UWG, article 3(1)(b); US: 16 CFR 238',
    since: '1988-03-01',
  },
  environment: {
    duty: 'Make no general environmental claim: name the fact',
    markets: union,
    source: 'Directive 2005/29/EC, annex I, 4a (2024/825)',
    since: '2026-09-27',
  },
  claims: {
    duty: 'Claim no rank, best price or majority that nothing proves',
    markets,
    source:
      'Directive 2005/29/EC, articles 6 and 12; CH: UWG, articles 3 and 13a; GB: DMCC Act, section 226; US: 16 CFR 255',
    since: '2007-12-12',
  },
  pictures: {
    duty: 'Say that rooms and samples in pictures are drawn',
    markets,
    source: 'Directive 2005/29/EC, article 6(1)(b); CH: UWG, article 3(1)(b)',
    since: '2007-12-12',
  },
  reviews: {
    duty: 'Say beside reviews whether and how they are checked to be of customers',
    markets: [...union, 'gb'],
    source: 'Directive 2005/29/EC, article 7(6); GB: DMCC Act 2024, schedule 20, paragraph 13',
    since: '2022-05-28',
  },
  imprint: {
    duty: 'Name who runs the shop, where, in which register, and how to reach them',
    markets: [...economicArea, 'ch', 'gb'],
    source:
      'Directive 2000/31/EC, article 5; DE: DDG, section 5; CH: UWG, article 3(1)(s); GB: Electronic Commerce Regulations 2002, 6',
    since: '2002-01-17',
  },
  terms: {
    duty: 'Tell how a contract comes about, how errors are corrected, what is stored, how to pay',
    markets: [...economicArea, 'ch', 'gb'],
    source: 'Directive 2000/31/EC, articles 10 and 11; CH: UWG, article 3(1)(s)',
    since: '2002-01-17',
  },
  mediator: {
    duty: 'Name the mediator for consumers, or say that the trader takes part in no such procedure',
    markets: union,
    source:
      'Directive 2013/11/EU, article 13; DE: VSBG, section 36; FR: Code de la consommation, L. 616-1',
    since: '2016-01-09',
  },
  'producer-number': {
    duty: 'Name the identifiers of extended producer responsibility',
    markets: ['fr'],
    source: 'Code de l’environnement, articles L. 541-10-13 and R. 541-173',
    since: '2022-01-01',
  },
  'import-duty': {
    duty: 'Say who pays duty and import tax of goods that come from the European Union',
    markets: overCustoms,
    source:
      'CH: PBV, article 4; GB: DMCC Act, section 230; US: FTC Act, section 5; customs law of each market',
    since: '2021-01-01',
  },
  privacy: {
    duty: 'Tell who processes which data, why, on which basis, for whom and how long, and the rights',
    markets: [...economicArea, 'ch', 'gb'],
    source: 'GDPR, articles 13 and 14; CH: DSG, article 19; GB: UK GDPR',
    since: '2018-05-25',
  },
  'order-records': {
    duty: 'Keep orders as long as the law on taxes wants them, without the account that was deleted',
    markets: [...economicArea, 'ch', 'gb'],
    source:
      'Directive 2006/112/EC, article 244; DE: AO, section 147; CH: MWSTG, article 70; GB: VAT Act 1994, schedule 11',
    since: '2007-01-01',
  },
  'privacy-american': {
    duty: 'Tell what is collected and that nothing is sold or shared, with a way to opt out',
    markets: ['com'],
    source: 'California Consumer Privacy Act, sections 1798.100 to 1798.135',
    since: '2023-01-01',
  },
  consent: {
    duty: 'Ask before measuring and advertising, name both, and let refusing be as easy',
    markets: [...economicArea, 'gb'],
    source: 'Directive 2002/58/EC, article 5(3); GDPR, articles 4(11) and 7; GB: PECR 2003',
    since: '2018-05-25',
  },
  accessibility: {
    duty: 'Describe the service and how it is accessible, and name the country’s own authority',
    markets: union,
    source: 'Directive (EU) 2019/882, article 13 and annex V',
    since: '2025-06-28',
  },
  'mail-sender': {
    duty: 'Name the sender with its details in every mail',
    markets,
    source: 'DE: GmbHG, section 35a; Directive 2000/31/EC, articles 5 and 6; US: CAN-SPAM Act',
    since: '2007-01-01',
  },
} as const satisfies Readonly<Record<string, Duty>>;
