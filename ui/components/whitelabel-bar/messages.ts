import type { MessageTable } from '../../messages/message-table.ts';

/** Texts of the bar of white-label customers. */
export const whitelabelBarMessages = {
  'whitelabel.label': {
    de: 'White-Label-Service',
    en: 'White-label service',
    es: 'Servicio de marca blanca',
    fr: 'Service marque blanche',
    it: 'Servizio white label',
    nl: 'White-labelservice',
  },
  'whitelabel.switch': {
    de: 'Bestellung in eigenem Namen',
    en: 'Order under your own name',
    es: 'Pedido con nombre propio',
    fr: 'Commande à votre propre nom',
    it: 'Ordine a proprio nome',
    nl: 'Bestelling onder eigen naam',
  },
  'whitelabel.failed': {
    de: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    en: 'That did not work. Please try again.',
    es: 'No ha funcionado. Inténtelo de nuevo.',
    fr: 'Cela n’a pas fonctionné. Veuillez réessayer.',
    it: 'Non ha funzionato. Riprovi.',
    nl: 'Dat is niet gelukt. Probeer het nog eens.',
  },
} as const satisfies MessageTable;
