import type { ShippingTexts } from './page.ts';

/** In Dutch. */
export const texts: ShippingTexts = {
  name: 'Verzending en levering',
  title: 'Verzendkosten, levertijd en verpakking',
  description:
    'Wat de verzending kost, waar we leveren, hoe we uw bestelling verpakken en wanneer die bij u is: alle bedragen in één tabel.',
  headline: 'Verzending en levering',
  lead: 'De verzendkosten hangen af van maat en bestemming. U ziet het bedrag voordat u bestelt.',
  sections: {
    costs: {
      headline: 'Kosten',
      text: [
        'Tot {sides} cm, staand of liggend, gaat uw bestelling als pakket. Grotere formaten gaan apart, als extra groot pakket.',
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
        'We leveren in alle landen uit de tabel. Andere landen hebben een eigen winkel: die kiest u onderaan de pagina.',
      ],
    },
    damage: {
      headline: 'Schade onderweg',
      text: [
        'Bewaar de verpakking en stuur ons een foto via de [contactpagina](contact). We maken uw bestelling opnieuw.',
      ],
    },
    packing: {
      headline: 'Verpakking',
      text: [
        'Platen, canvas en ingelijste foto’s liggen vlak, met bescherming aan de randen. Papier zonder lijst komt opgerold in een stevige koker.',
      ],
    },
    payment: {
      headline: 'Betaling',
      text: [
        'U betaalt online of vooraf per overschrijving, met een zakelijk account ook op factuur. Geen enkele betaalwijze kost extra.',
      ],
    },
    longer: {
      headline: 'Wat langer duurt',
      text: [
        'Sommige dingen vragen een stap meer. De leverdatum op de productpagina houdt daar al rekening mee.',
      ],
    },
  },
  rates: {
    caption: 'Verzendkosten per stuk',
    country: 'Land',
    parcel: 'Pakket',
    bulky: 'Extra groot pakket',
    express: 'Express, toeslag',
  },
  days: {
    caption: 'Werkdagen boven op de gewone levertijd',
    made: 'Uitvoering',
    more: 'Werkdagen meer',
  },
  ratesNote: 'De bedragen gelden per stuk.',
};
