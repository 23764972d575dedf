import type { FeedPage, FeedTexts } from './texts.ts';

/** In German. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Ihre Fotocollage',
    title: 'Collage aus Ihren Fotos',
    description:
      'Viele Fotos, ein Wandbild: Collage auf Leinwand, Acrylglas, Alu-Dibond oder als Poster gestalten.',
    headline: 'Ihre Fotocollage',
    lead: 'Viele Fotos, ein Bild. Wählen Sie Material und Format, der Preis steht sofort da.',
    picture: 'Aquarellfelder nebeneinander',
    startLink: 'Collage gestalten',
    about: {
      headline: 'So geht es weiter',
      text: [
        'Der Gestalter öffnet sich mit der Collage. Sie laden Ihre Fotos, ordnen sie an und sehen jederzeit, wie das Bild an der Wand aussieht. Mehr dazu: [](collage).',
      ],
    },
  },
  'feed-calendar': {
    name: 'Ihr Fotokalender',
    title: 'Kalender mit Ihren Fotos',
    description:
      'Wandkalender, Familienplaner oder Tischkalender mit eigenen Fotos: Art wählen und gleich gestalten.',
    headline: 'Ihr Fotokalender',
    lead: 'Wählen Sie die Art, der Gestalter öffnet sich damit. Beginnen kann Ihr Kalender in jedem Monat.',
    picture: 'Bergketten im Morgenlicht',
    startLink: 'Kalender gestalten',
    about: {
      headline: 'So geht es weiter',
      text: [
        'Jede Art hat ihre Formate. Der Gestalter beginnt mit dem beliebtesten, ändern können Sie alles. Mehr dazu: [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Ihre Karte',
    title: 'Karten zu Ihrem Anlass',
    description:
      'Karten zu Hochzeit, Geburt, Geburtstag und Weihnachten: Anlass wählen und gleich gestalten.',
    headline: 'Ihre Karte',
    lead: 'Wählen Sie den Anlass, der Gestalter öffnet sich mit dem passenden Thema.',
    picture: 'Zweige in zartem Grün',
    startLink: 'Karte gestalten',
    about: {
      headline: 'So geht es weiter',
      text: [
        'Foto und Worte hinein, Menge wählen, fertig. Die ersten drei Musterkarten einer Bestellung sind gratis.',
      ],
    },
  },
};
