import type { FrameTexts } from '../texts.ts';

/** What stands around the pages, in Dutch. */
export const frame: FrameTexts = {
  columns: { shop: 'Winkel', service: 'Service', legal: 'Juridisch' },
  promises: {
    poster: ['Stuk voor stuk voor jou gemaakt', 'Gedrukt in Beieren'],
    kartenliebe: ['Proefkaarten: de eerste drie zijn gratis', 'Gedrukt in Beieren'],
  },
  error: {
    name: 'Pagina niet gevonden',
    title: 'Pagina niet gevonden',
    description: 'Deze pagina bestaat niet of niet meer.',
    headline: 'Hier hangt niets',
    lead: 'De pagina bestaat niet of niet meer. Vanaf hier kun je verder.',
    picture: 'Een maan boven stille heuvels',
    tilesHeadline: 'Misschien zocht je dit',
  },
  cards: {
    name: 'Start',
    title: 'Kaarten voor de feesten van het leven',
    description:
      'Kaarten voor bruiloft, geboorte, doop en verjaardag, gedrukt op goed papier. Met proefkaarten om vast te houden.',
    headline: 'Kaarten om te bewaren',
    lead: 'Voor bruiloft, geboorte en alles wat gevierd wordt. Op goed papier, met jouw woorden.',
    picture: 'Fijne bladeren in gedempt groen',
    tile: 'Naar de startpagina',
    about: {
      headline: 'Papier, letter en jouw woorden',
      text: [
        'Een kaart neem je in de hand, lees je en bewaar je. Daarom telt het papier, de letter en die ene zin die alleen jij kunt schrijven.',
        'Onze kaarten zijn nog in voorbereiding. Tot het zover is, adviseren we je graag via de [contactpagina](contact).',
      ],
    },
    help: {
      headline: 'Goed om te weten',
      text: [
        'Kaarten met jouw tekst maken we persoonlijk, daarom zonder herroepingsrecht. Enveloppen en proefkaarten uit voorraad kun je [terugsturen](withdrawal).',
      ],
    },
  },
};
