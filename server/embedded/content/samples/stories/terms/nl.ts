import type { TermsTexts } from './page.ts';

/** In Dutch. */
export const texts: TermsTexts = {
  name: 'Algemene voorwaarden',
  title: 'Algemene voorwaarden: prijzen en levering',
  description:
    'Onze algemene voorwaarden: hoe de overeenkomst tot stand komt, welke prijzen gelden en hoe betaling en levering zijn geregeld.',
  headline: 'Algemene voorwaarden',
  lead: 'Voorbeeldtekst: een exploitant vervangt deze door zijn eigen gecontroleerde voorwaarden.',
  sections: {
    contract: {
      headline: 'Overeenkomst',
      text: [
        'Uw contractpartij is {trader}, {address}. Het tonen van producten is een uitnodiging om te bestellen. Met ‘Bestelling met betalingsverplichting’ doet u een aanbod. We bevestigen de ontvangst meteen per e-mail. Met onze orderbevestiging komt de overeenkomst tot stand.',
      ],
    },
    errors: {
      headline: 'Invoer corrigeren',
      text: [
        'In de winkelmand en op de laatste pagina vóór het bestellen ziet u alle gegevens nog een keer. Daar kunt u alles wijzigen, met de knop ernaast of met ‘Terug’ in de browser, en de bestelling tot het laatst afbreken.',
      ],
    },
    stored: {
      headline: 'Taal en bewaring',
      text: [
        'De overeenkomst wordt in het Nederlands gesloten. We bewaren deze en sturen u de inhoud met deze voorwaarden en de informatie over herroeping per e-mail. U kunt deze pagina printen of bewaren. We hebben geen gedragscode onderschreven.',
      ],
    },
    prices: {
      headline: 'Prijzen en levering',
      text: [
        'De prijzen op het moment van bestellen gelden. Of ze btw bevatten, staat bij de prijs; verzendkosten komen erbij. Hoeveel dat is en wanneer we leveren, staat bij [](shipping) en voor het bestellen aan de kassa.',
      ],
    },
    payment: {
      headline: 'Betaling',
      text: [
        'De betaalwijzen van uw land ziet u voordat u bestelt. Geen ervan kost extra. Er wordt afgeschreven zodra we de bestelling hebben aanvaard; een factuur betaalt u binnen 14 dagen. Tot de betaling blijven de goederen van ons.',
      ],
    },
    pictures: {
      headline: 'Uw afbeeldingen',
      text: [
        'U bevestigt dat u de afbeeldingen mag gebruiken. Afbeeldingen die in strijd zijn met de wet, printen we niet.',
      ],
    },
    withdrawal: {
      headline: 'Herroeping en gebreken',
      text: ['Meer daarover bij [](withdrawal) en [](guarantee).'],
    },
  },
  national: [
    {
      headline: 'Als we er samen niet uitkomen',
      text: [
        'We nemen niet deel aan procedures voor alternatieve geschillenbeslechting en zijn daartoe niet verplicht. De dwingende rechten van uw land blijven gelden, ook de gang naar de rechter daar.',
      ],
    },
  ],
};
