/** The shop's own countdown with its words: it brings no dates, so they are the shop API's. */
import type { CountdownBlock } from '../../../../../core/domain/content/blocks/countdown.ts';
import type { Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

const textsOf = textsByLocale<Readonly<Record<'headline' | 'text', string>>>({
  de: {
    headline: 'Wann geht meine Bestellung raus?',
    text: 'Bestellen Sie bis zu dieser Uhrzeit, beginnt die Lieferzeit noch heute. Danach beginnt sie am nächsten Werktag.',
  },
  en: {
    headline: 'When does my order leave?',
    text: 'If you order by this time, your delivery time starts today. After that, it starts on the next working day.',
  },
  es: {
    headline: '¿Cuándo sale el pedido?',
    text: 'Si hace el pedido antes de esta hora, el plazo de entrega empieza hoy. Después empieza el siguiente día laborable.',
  },
  fr: {
    headline: 'Quand ma commande part-elle ?',
    text: 'Si vous commandez avant cette heure, le délai de livraison commence aujourd’hui. Après, il commence le jour ouvré suivant.',
  },
  it: {
    headline: 'Quando parte l’ordine?',
    text: 'Se ordina entro quest’ora, i tempi di consegna partono oggi. Dopo partono dal giorno lavorativo seguente.',
  },
  nl: {
    headline: 'Wanneer gaat de bestelling weg?',
    text: 'Bestelt u voor dit tijdstip, dan begint de levertijd vandaag. Daarna begint die op de volgende werkdag.',
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
