import type { Market } from '../locale/locales.ts';
import type { duties } from './duties.ts';

/**
 * Where the law excludes what is made to a buyer's specification from the right of withdrawal, as it
 * is named to shoppers (Directive 2011/83/EU, article 16(c)): said before an order is placed
 * (`duties`, `withdrawal-exception`).
 */
export const withdrawalExclusions = {
  at: '§ 18 Abs. 1 Z 3 FAGG',
  be: 'WER / CDE, art. VI.53, 3°',
  de: '§ 312g Abs. 2 Nr. 1 BGB',
  es: 'TRLGDCU, art. 103 c)',
  fr: 'Code de la consommation, art. L. 221-28, 3°',
  gb: 'Consumer Contracts Regulations 2013, 28(1)(b)',
  it: 'Codice del consumo, art. 59, lett. c)',
  li: 'FAGG, Art. 18',
  lu: 'Code de la consommation, art. L. 222-9, paragraphe 7, point c',
  nl: 'art. 6:230p, onder f, BW',
} as const satisfies Readonly<
  Record<(typeof duties)['withdrawal-exception']['markets'][number], string>
>;

/** Undefined where no law gives the right. */
export const withdrawalExclusionOf = (market: Market): string | undefined =>
  Object.entries(withdrawalExclusions).find(([one]) => one === market)?.[1];
