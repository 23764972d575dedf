import type { TermsTexts } from './page.ts';

/** In German. */
export const texts: TermsTexts = {
  name: 'AGB',
  title: 'AGB: Vertrag, Preise, Zahlung und Lieferung',
  description:
    'Unsere Allgemeinen Geschäftsbedingungen: wie der Vertrag zustande kommt, welche Preise gelten und wie Zahlung und Lieferung geregelt sind.',
  headline: 'Allgemeine Geschäftsbedingungen',
  lead: 'Mustertext: Ein Betreiber ersetzt ihn durch seine geprüften Bedingungen.',
  sections: {
    contract: {
      headline: 'Vertrag',
      text: [
        'Die Darstellung der Waren ist eine Einladung zur Bestellung. Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab, mit unserer Auftragsbestätigung kommt der Vertrag zustande.',
      ],
    },
    prices: {
      headline: 'Preise und Zahlung',
      text: [
        'Es gelten die Preise zum Zeitpunkt der Bestellung. Ob sie die Umsatzsteuer enthalten, steht beim Preis; die Versandkosten kommen hinzu.',
      ],
    },
    pictures: {
      headline: 'Ihre Motive',
      text: [
        'Sie versichern, dass Sie die Motive verwenden dürfen. Motive, die gegen Gesetze verstoßen, drucken wir nicht.',
      ],
    },
    withdrawal: {
      headline: 'Widerruf und Mängel',
      text: ['Näheres unter [](withdrawal) und [](guarantee).'],
    },
  },
};
