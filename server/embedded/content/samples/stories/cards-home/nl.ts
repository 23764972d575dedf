import type { CardsHomeTexts } from './page.ts';

/** In Dutch. */
export const texts: CardsHomeTexts = {
  name: 'Start',
  title: 'Kaarten voor de grote momenten in het leven',
  description:
    'Kaarten voor bruiloft, geboorte, doop en verjaardag, geprint op goed papier. Met proefkaarten om vast te houden.',
  headline: 'Kaarten om te bewaren',
  lead: 'Voor bruiloft, geboorte en alles wat gevierd wordt. Op goed papier, met uw woorden.',
  picture: 'Een geboortekaartje met envelop',
  tile: 'Terug naar de startpagina',
  about: {
    headline: 'Papier, letter en uw woorden',
    text: [
      'Een kaart neemt u in de hand, leest u en bewaart u. Daarom tellen het papier, de letter en die ene zin die alleen u kunt schrijven.',
      'Hebt u vragen over papier, tekst of aantal? Schrijf ons via de [contactpagina](contact), we adviseren u graag.',
    ],
  },
  help: {
    headline: 'Goed om te weten',
    text: [
      'Kaarten met uw tekst maken we persoonlijk, daarom zonder herroepingsrecht. Enveloppen en proefkaarten uit voorraad kunt u [terugsturen](withdrawal).',
    ],
  },
  stylesHeadline: 'Zes stijlen',
  cardsLink: 'Kaarten bekijken',
};
