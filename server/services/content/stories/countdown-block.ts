/** The shop's own countdown with its words: it brings no dates, so they are the shop API's. */
import type { CountdownBlock } from '../../../../core/domain/content/blocks/countdown.ts';
import type { Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

const textsOf = textsByLocale<{ readonly headline: string }>({
  de: { headline: 'Wann geht meine Bestellung los?' },
  en: { headline: 'When does my order leave?' },
  es: { headline: '¿Cuándo sale el pedido?' },
  fr: { headline: 'Quand ma commande part-elle ?' },
  it: { headline: 'Quando parte l’ordine?' },
  nl: { headline: 'Wanneer gaat de bestelling weg?' },
});

/** By when to order, as the shop delivers today. */
export const countdownBlock = (site: Site): CountdownBlock => ({
  kind: 'countdown',
  id: 'countdown',
  ...textsOf(site.locale),
  text: '',
  lodStart: undefined,
  lodEnd: undefined,
  safetyLodEnd: undefined,
  expressLodEnd: undefined,
  saturdayLodEnd: undefined,
});
