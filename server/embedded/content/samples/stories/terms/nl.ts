import type { TermsTexts } from './page.ts';

/** In Dutch. */
export const texts: TermsTexts = {
  name: 'Algemene voorwaarden',
  title: 'Algemene voorwaarden: prijzen en levering',
  description:
    'Onze algemene voorwaarden: hoe de overeenkomst tot stand komt, welke prijzen gelden en hoe betaling en levering zijn geregeld.',
  headline: 'Algemene voorwaarden',
  lead: 'Voorbeeldtekst: een aanbieder vervangt hem door zijn eigen, getoetste voorwaarden.',
  sections: {
    contract: {
      headline: 'Overeenkomst',
      text: [
        'De getoonde producten zijn een uitnodiging om te bestellen. Met ‘Bestelling met betalingsverplichting’ doet u een aanbod; de overeenkomst komt tot stand met onze bevestiging.',
      ],
    },
    prices: {
      headline: 'Prijzen en betaling',
      text: [
        'De prijzen op het moment van bestellen gelden. Bij de prijs staat of de btw is inbegrepen; verzendkosten komen erbij.',
      ],
    },
    pictures: {
      headline: 'Uw foto’s',
      text: [
        'U bevestigt dat u de foto’s mag gebruiken. Foto’s die in strijd zijn met de wet printen we niet.',
      ],
    },
    withdrawal: {
      headline: 'Herroeping en gebreken',
      text: ['Meer leest u bij [](withdrawal) en [](guarantee).'],
    },
  },
};
