import type { CardsTexts } from './texts.ts';

/** In German. */
export const texts: CardsTexts = {
  name: 'Karten',
  title: 'Karten zu jedem Anlass online gestalten',
  description:
    'Karten zu Hochzeit, Geburt, Taufe, Geburtstag und Weihnachten: Anlass und Design wählen, mit passenden Umschlägen.',
  headline: 'Karten zu jedem Anlass',
  lead: 'Wählen Sie Anlass, Stil und Farbe. Jedes Design zeigt gleich, was es kostet, und trägt danach Ihre Worte.',
  picture: 'Eine Hochzeitskarte mit zwei Ringen in einem Kranz',
  tile: 'Alle Anlässe im Überblick',
  choiceHeadline: 'Anlässe',
  sections: {
    making: {
      headline: 'So entsteht Ihre Karte',
      text: [
        'Sie wählen den Anlass, legen Foto und Worte hinein und bestimmen die Menge. Wir drucken, falzen und prüfen jede Auflage, bevor wir sie versenden.',
        'Wenn es eilt: Mit Express verlässt Ihre Bestellung unsere Werkstatt innerhalb von {hours} Stunden.',
      ],
    },
    samples: {
      headline: 'Erst anfassen, dann entscheiden',
      text: [
        'Papier muss man fühlen. Die ersten drei Musterkarten einer Bestellung sind gratis, gleich welche Designs Sie wählen.',
      ],
    },
    envelopes: {
      headline: 'Der passende Umschlag',
      text: [
        'Zu jeder Karte gehört ein Umschlag in ihrer Größe, mit gerader oder spitzer Klappe. Umschläge aus Vorrat können Sie [zurückgeben](withdrawal).',
      ],
    },
  },
};
