import type { FeedPage, FeedTexts } from './texts.ts';

/** In Dutch. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Uw fotocollage',
    title: 'Een collage van uw foto’s',
    description:
      'Veel foto’s, één geheel: ontwerp een collage op canvas, achter acrylglas, op Alu-Dibond of als poster.',
    headline: 'Uw fotocollage',
    lead: 'Veel foto’s, één geheel. Kies materiaal en formaat, de prijs staat er meteen bij.',
    picture: 'Aquarelvlakken naast elkaar',
    startLink: 'Collage ontwerpen',
    about: {
      headline: 'Zo gaat het verder',
      text: [
        'De ontwerper opent met de collage. U laadt uw foto’s, schikt ze en ziet steeds hoe het stuk aan de muur hangt. Meer: [](collage).',
      ],
    },
  },
  'feed-calendar': {
    name: 'Uw fotokalender',
    title: 'Een kalender met uw foto’s',
    description:
      'Wandkalender, familieplanner of bureaukalender met eigen foto’s: kies de soort en begin meteen.',
    headline: 'Uw fotokalender',
    lead: 'Kies de soort en de ontwerper opent ermee. Uw kalender kan in elke maand beginnen.',
    picture: 'Bergruggen in ochtendlicht',
    startLink: 'Kalender ontwerpen',
    about: {
      headline: 'Zo gaat het verder',
      text: [
        'Elke soort heeft haar formaten. De ontwerper begint met het gebruikelijke, alles kunt u wijzigen. Meer: [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Uw kaart',
    title: 'Kaarten voor uw gelegenheid',
    description:
      'Kaarten voor bruiloft, geboorte, verjaardag en kerst: kies de gelegenheid en begin meteen.',
    headline: 'Uw kaart',
    lead: 'Kies de gelegenheid en de ontwerper opent met een passend thema.',
    picture: 'Takken in zacht groen',
    startLink: 'Kaart ontwerpen',
    about: {
      headline: 'Zo gaat het verder',
      text: [
        'Foto en woorden erin, aantal kiezen, klaar. De eerste drie proefkaarten van een bestelling zijn gratis.',
      ],
    },
  },
};
