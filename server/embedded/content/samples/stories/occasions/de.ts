import type { CardsTexts } from './texts.ts';

/** In German. */
export const texts: CardsTexts = {
  name: 'Karten',
  title: 'Karten zu jedem Anlass',
  description:
    'Karten zu Hochzeit, Geburt, Taufe, Geburtstag und Weihnachten: Anlass wählen, online gestalten, Muster bestellen.',
  headline: 'Karten zu jedem Anlass',
  lead: 'Was gibt es zu feiern, zu danken, zu sagen? Wählen Sie den Anlass, der Gestalter öffnet sich damit.',
  picture: 'Eine Hochzeitskarte mit zwei Ringen in einem Kranz',
  tile: 'Alle Anlässe im Überblick',
  startLink: 'Mit einer Hochzeitskarte beginnen',
  choiceHeadline: 'Anlässe',
  sections: {
    making: {
      headline: 'So entsteht Ihre Karte',
      text: [
        'Sie wählen den Anlass, legen Foto und Worte hinein und bestimmen die Menge. Wir drucken, falzen und prüfen jede Auflage, bevor sie auf die Reise geht.',
        'Die Seiten mit den einzelnen Designs entstehen gerade. Wenn es eilt: Mit Express verlässt Ihre Bestellung unser Haus innerhalb von {hours} Stunden.',
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
