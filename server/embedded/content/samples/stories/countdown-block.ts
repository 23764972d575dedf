/** The shop's own countdown with its words: it brings no dates, so they are the shop API's. */
import type { CountdownBlock } from '../../../../../core/domain/content/blocks/countdown.ts';
import type { Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

const textsOf = textsByLocale<Readonly<Record<'headline' | 'text', string>>>({
  de: {
    headline: 'Wann geht meine Bestellung los?',
    text: 'Bis zu dieser Uhrzeit bestellt, zählt der Tag schon zur Lieferzeit; danach beginnt sie am nächsten Werktag. Bestellen ist noch nicht möglich.',
  },
  en: {
    headline: 'When does my order leave?',
    text: 'Ordered by this time, the day already counts towards delivery; after it, the next working day does. Ordering is not possible yet.',
  },
  es: {
    headline: '¿Cuándo sale el pedido?',
    text: 'Si pide antes de esta hora, el día ya cuenta para la entrega; después, cuenta el siguiente día laborable. Todavía no se puede hacer el pedido.',
  },
  fr: {
    headline: 'Quand ma commande part-elle ?',
    text: 'Avant cette heure, le jour même compte dans le délai ; après, c’est le jour ouvré suivant. Il n’est pas encore possible de commander.',
  },
  it: {
    headline: 'Quando parte l’ordine?',
    text: 'Ordinando entro quest’ora, il giorno conta già per la consegna; dopo, conta il giorno lavorativo seguente. Non è ancora possibile ordinare.',
  },
  nl: {
    headline: 'Wanneer gaat de bestelling weg?',
    text: 'Bestelt u voor dit tijdstip, dan telt de dag al mee voor de levering; daarna telt de volgende werkdag. Bestellen is nog niet mogelijk.',
  },
});

/** By when to order, as the shop delivers today. */
export const countdownBlock = (site: Site): CountdownBlock => ({
  kind: 'countdown',
  id: 'countdown',
  ...textsOf(site.locale),
  lodStart: undefined,
  lodEnd: undefined,
  safetyLodEnd: undefined,
  expressLodEnd: undefined,
  saturdayLodEnd: undefined,
});
