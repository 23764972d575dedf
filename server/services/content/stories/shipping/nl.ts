import type { ShippingTexts } from './page.ts';

/** In Dutch. */
export const texts: ShippingTexts = {
  name: 'Verzending en levering',
  title: 'Verzendkosten en levering',
  description: 'Waar we leveren, hoe we verpakken en wanneer je bestelling er is.',
  headline: 'Verzending en levering',
  lead: 'De verzendkosten hangen af van maat en bestemming. Je ziet het bedrag voordat je bestelt.',
  sections: {
    costs: {
      headline: 'Kosten',
      text: [
        'Tot {sides} cm, staand of liggend, gaat je bestelling als pakket. Grotere formaten gaan apart, als groot stuk.',
      ],
    },
    time: {
      headline: 'Levertijd',
      text: [
        'We maken elke bestelling apart. De verwachte leverdatum staat op de productpagina en geldt als je voor het genoemde tijdstip bestelt.',
      ],
    },
    area: {
      headline: 'Waar we leveren',
      text: [
        'We leveren in het land van de winkel die je nu gebruikt. Andere landen kies je onderaan de pagina.',
      ],
    },
    damage: {
      headline: 'Schade onderweg',
      text: [
        'Bewaar de verpakking en stuur ons een foto via de [contactpagina](contact). We maken je bestelling opnieuw.',
      ],
    },
  },
  rates: {
    caption: 'Verzendkosten per stuk',
    country: 'Land',
    parcel: 'Pakket',
    bulky: 'Groot stuk',
    express: 'Express, toeslag',
  },
  ratesNote: 'De bedragen gelden per stuk. Ze staan ook in de winkelmand, voordat je betaalt.',
};
