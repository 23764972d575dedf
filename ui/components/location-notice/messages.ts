import type { MessageTable } from '../../messages/message-table.ts';

/** Texts for visitors who seem to be in another country than the site's. */
export const locationNoticeMessages = {
  'location.title': {
    de: 'Ihr Standort: {country}',
    en: 'Your location: {country}',
    es: 'Su ubicación: {country}',
    fr: 'Votre position\u00a0: {country}',
    it: 'La sua posizione: {country}',
    nl: 'Uw locatie: {country}',
  },
  'location.hint': {
    de: 'Für dieses Land haben wir einen eigenen Shop mit eigenen Preisen und Lieferzeiten.',
    en: 'We have a separate shop for this country, with its own prices and delivery times.',
    es: 'Para este país tenemos otra tienda, con precios y plazos de entrega propios.',
    fr: 'Pour ce pays, nous avons une boutique dédiée, avec ses prix et ses délais de livraison.',
    it: 'Per questo Paese abbiamo un negozio dedicato, con prezzi e tempi di consegna propri.',
    nl: 'Voor dit land hebben we een eigen winkel, met eigen prijzen en levertijden.',
  },
  'location.go': {
    de: 'Zum Shop: {country}, {language}',
    en: 'Go to the shop: {country}, {language}',
    es: 'Ir a la tienda: {country}, {language}',
    fr: 'Aller à la boutique\u00a0: {country}, {language}',
    it: 'Andare al negozio: {country}, {language}',
    nl: 'Naar de winkel: {country}, {language}',
  },
  'location.go-start': {
    de: 'Zur Startseite: {country}, {language}',
    en: 'Go to the home page: {country}, {language}',
    es: 'Ir a la página de inicio: {country}, {language}',
    fr: 'Aller à la page d’accueil\u00a0: {country}, {language}',
    it: 'Andare alla pagina iniziale: {country}, {language}',
    nl: 'Naar de startpagina: {country}, {language}',
  },
  'location.stay': {
    de: 'Hier bleiben',
    en: 'Stay here',
    es: 'Quedarme aquí',
    fr: 'Rester ici',
    it: 'Restare qui',
    nl: 'Hier blijven',
  },
} as const satisfies MessageTable;
