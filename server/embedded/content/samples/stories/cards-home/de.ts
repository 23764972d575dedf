import type { CardsHomeTexts } from './page.ts';

/** In German. */
export const texts: CardsHomeTexts = {
  name: 'Start',
  title: 'Karten für die großen Momente im Leben',
  description:
    'Karten zu Hochzeit, Geburt, Taufe und Geburtstag, auf gutem Papier gedruckt und mit Ihren Worten. Mit Musterkarten zum Anfassen.',
  headline: 'Karten zum Aufheben',
  lead: 'Für Hochzeit, Geburt und alles, was gefeiert wird. Auf gutem Papier, mit Ihren Worten.',
  picture: 'Eine Geburtskarte mit Umschlag',
  tile: 'Zur Startseite',
  about: {
    headline: 'Papier, Schrift und Ihre Worte',
    text: [
      'Eine Karte wird in die Hand genommen, gelesen und aufgehoben. Darum kommt es auf das Papier an, auf die Schrift und auf den Satz, der nur von Ihnen stammen kann.',
      'Haben Sie Fragen zu Papier, Text oder Menge? Schreiben Sie uns über die [Kontaktseite](contact), wir beraten Sie gern.',
    ],
  },
  help: {
    headline: 'Gut zu wissen',
    text: [
      'Karten mit Ihrem Text fertigen wir persönlich, daher ohne Widerrufsrecht. Umschläge und Musterkarten aus Vorrat können Sie [zurückgeben](withdrawal).',
    ],
  },
  stylesHeadline: 'Sechs Stile',
  cardsLink: 'Karten ansehen',
};
