import type { FeedPage, FeedTexts } from './texts.ts';

/** In Dutch. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Uw fotocollage',
    title: 'Collage van uw foto’s nu meteen ontwerpen',
    description:
      'Veel foto’s in één wanddecoratie: ontwerp een collage op canvas, achter acrylglas, op aluminium of als poster, met een prijs per formaat.',
    headline: 'Uw fotocollage',
    lead: 'Veel foto’s, één geheel. Kies materiaal en formaat, de prijs staat er meteen bij.',
    picture: 'Aquarelvlakken naast elkaar',
    startLink: 'Collage ontwerpen',
    about: {
      headline: 'Zo gaat het verder',
      text: [
        'De ontwerper opent met de collage. U laadt uw foto’s, schikt ze en ziet steeds hoe de collage aan de muur hangt. Meer: [](collage).',
      ],
    },
  },
  'feed-calendar': {
    name: 'Uw fotokalender',
    title: 'Kalender met uw foto’s nu meteen ontwerpen',
    description:
      'Wandkalender, familieplanner of bureaukalender met uw eigen foto’s: kies de soort en ontwerp hem meteen online, maand na maand.',
    headline: 'Uw fotokalender',
    lead: 'Kies de soort kalender en zie meteen de prijs. Uw kalender kan in elke maand beginnen.',
    picture: 'Bergruggen in ochtendlicht',
    startLink: 'Kalender ontwerpen',
    about: {
      headline: 'Zo gaat het verder',
      text: [
        'Elke soort is er in meerdere formaten. In de ontwerper kunt u alles wijzigen. Meer: [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Uw kaart',
    title: 'Kaarten voor uw gelegenheid nu ontwerpen',
    description:
      'Kaarten voor bruiloft, geboorte, verjaardag en kerst: kies de gelegenheid en ontwerp uw kaart meteen online, met foto en tekst.',
    headline: 'Uw kaart',
    lead: 'Kies de gelegenheid en de ontwerper opent met een passend thema.',
    picture: 'Takken in zacht groen',
    startLink: 'Kaart ontwerpen',
    about: {
      headline: 'Zo gaat het verder',
      text: [
        'U voegt foto en tekst toe en kiest het aantal. De eerste drie proefkaarten van een bestelling zijn gratis.',
      ],
    },
  },
};
