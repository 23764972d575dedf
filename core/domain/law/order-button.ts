/**
 * The words of the button that orders (Directive 2011/83/EU, article 8(2)): nothing else may stand on
 * it, and they are the same for every means of payment, for only they say that ordering means paying
 * (C-249/21). Switzerland and Liechtenstein take those of their language. Sources: DE: BGB, section
 * 312j(3); AT: FAGG, section 8(2); FR, LU: "Commander avec obligation de paiement" (Code de la
 * consommation, L. 221-14); NL: BW 6:230v(3); BE: Wetboek van economisch recht, VI.46; ES: TRLGDCU,
 * article 98(2); IT: Codice del consumo, article 51(2); GB: Consumer Contracts Regulations 2013, 14(4).
 */
import type { Language } from '../locale/locales.ts';

export const orderButtonWords = {
  de: 'Zahlungspflichtig bestellen',
  en: 'Place order and pay',
  es: 'Pedido con obligación de pago',
  fr: 'Commander avec obligation de paiement',
  it: 'Ordine con obbligo di pagare',
  nl: 'Bestelling met betalingsverplichting',
} as const satisfies Readonly<Record<Language, string>>;
