import type { ShippingTexts } from './page.ts';

/** In Dutch. */
export const texts: ShippingTexts = {
  name: 'Verzending en levering',
  title: 'Verzendkosten en levering',
  description: 'Waar we leveren, hoe we verpakken en wanneer uw bestelling er is.',
  headline: 'Verzending en levering',
  lead: 'De verzendkosten hangen af van maat en bestemming. U ziet het bedrag voordat u bestelt.',
  sections: {
    costs: {
      headline: 'Kosten',
      text: [
        'Tot {sides} cm, staand of liggend, gaat uw bestelling als pakket. Grotere formaten gaan apart, als groot stuk.',
      ],
    },
    time: {
      headline: 'Levertijd',
      text: [
        'We maken elke bestelling apart. De verwachte leverdatum staat op de productpagina en geldt als u voor het genoemde tijdstip bestelt.',
      ],
    },
    area: {
      headline: 'Waar we leveren',
      text: [
        'We leveren in het land van de winkel die u nu gebruikt. Andere landen kiest u onderaan de pagina.',
      ],
    },
    damage: {
      headline: 'Schade onderweg',
      text: [
        'Bewaar de verpakking en stuur ons een foto via de [contactpagina](contact). We maken uw bestelling opnieuw.',
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
  ratesNote: 'De bedragen gelden per stuk. Ze staan ook in de winkelmand, voordat u betaalt.',
};
