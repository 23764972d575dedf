import type { FeedPage, FeedTexts } from './texts.ts';

/** In German. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Ihre Fotocollage',
    title: 'Collage aus Ihren Fotos gleich gestalten',
    description:
      'Viele Fotos auf einem Wandbild: Gestalten Sie Ihre Collage auf Leinwand, Acrylglas, Alu-Dibond oder als Poster, mit Preis für jedes Format.',
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
    title: 'Kalender mit Ihren Fotos gleich gestalten',
    description:
      'Wandkalender, Familienplaner oder Tischkalender mit eigenen Fotos: Wählen Sie die Art und gestalten Sie gleich online, Monat für Monat.',
    headline: 'Ihr Fotokalender',
    lead: 'Wählen Sie die Art des Kalenders. Der Preis steht sofort da. Ihr Kalender kann in jedem Monat beginnen.',
    picture: 'Bergketten im Morgenlicht',
    startLink: 'Kalender gestalten',
    about: {
      headline: 'So geht es weiter',
      text: [
        'Jede Art gibt es in mehreren Formaten. Im Gestalter können Sie alles ändern. Mehr dazu: [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Ihre Karte',
    title: 'Karten zu Ihrem Anlass gleich gestalten',
    description:
      'Karten zu Hochzeit, Geburt, Geburtstag und Weihnachten: Wählen Sie den Anlass und gestalten Sie Ihre Karte gleich online, mit Foto und Text.',
    headline: 'Ihre Karte',
    lead: 'Wählen Sie den Anlass, dann öffnet sich der Gestalter mit dem passenden Thema.',
    picture: 'Zweige in zartem Grün',
    startLink: 'Karte gestalten',
    about: {
      headline: 'So geht es weiter',
      text: [
        'Sie fügen Foto und Text ein und wählen die Menge. Die ersten drei Musterkarten einer Bestellung sind gratis.',
      ],
    },
  },
};
