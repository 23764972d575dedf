import type { CardsHomeTexts } from './page.ts';

/** In German. */
export const texts: CardsHomeTexts = {
  name: 'Start',
  title: 'Karten zu den Festen des Lebens',
  description:
    'Karten zu Hochzeit, Geburt, Taufe und Geburtstag, auf gutem Papier gedruckt. Mit Musterkarten zum Anfassen.',
  headline: 'Karten, die man aufhebt',
  lead: 'Für Hochzeit, Geburt und alles, was gefeiert wird. Auf gutem Papier, mit Ihren Worten.',
  picture: 'Eine Geburtskarte mit Umschlag',
  tile: 'Zur Startseite',
  about: {
    headline: 'Papier, Schrift und Ihre Worte',
    text: [
      'Eine Karte wird in die Hand genommen, gelesen und aufgehoben. Darum kommt es auf das Papier an, auf die Schrift und auf den Satz, der nur von Ihnen stammen kann.',
      'Unsere Kartenauswahl entsteht gerade. Bis sie vollständig ist, beraten wir Sie gern über die [Kontaktseite](contact).',
    ],
  },
  help: {
    headline: 'Gut zu wissen',
    text: [
      'Karten mit Ihrem Text fertigen wir persönlich, daher ohne Widerrufsrecht. Umschläge und Musterkarten aus Vorrat können Sie [zurückgeben](withdrawal).',
    ],
  },
  cardsLink: 'Karten ansehen',
};
