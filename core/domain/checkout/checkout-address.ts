/** Where the steps of the checkout are: words of a language behind the checkout's own. */
import { languages, type Language } from '../locale/locales.ts';
import { checkoutSteps, type CheckoutStepName } from './checkout.ts';

export const checkoutWords = {
  address: {
    de: 'adresse',
    en: 'address',
    es: 'direccion',
    fr: 'adresse',
    it: 'indirizzo',
    nl: 'adres',
  },
  delivery: {
    de: 'lieferung',
    en: 'delivery',
    es: 'entrega',
    fr: 'livraison',
    it: 'consegna',
    nl: 'levering',
  },
  payment: {
    de: 'zahlung',
    en: 'payment',
    es: 'pago',
    fr: 'reglement',
    it: 'pagamento',
    nl: 'betaling',
  },
  review: {
    de: 'pruefen',
    en: 'review',
    es: 'revisar',
    fr: 'verifier',
    it: 'verifica',
    nl: 'controleren',
  },
} as const satisfies Readonly<Record<CheckoutStepName, Readonly<Record<Language, string>>>>;

/** By what stands behind the checkout's own word, in any language; undefined for anything else. */
export const checkoutStepAt = (further: readonly string[]): CheckoutStepName | undefined => {
  const [word, ...rest] = further;
  return rest.length > 0
    ? undefined
    : checkoutSteps.find((step) => languages.some((one) => checkoutWords[step][one] === word));
};
