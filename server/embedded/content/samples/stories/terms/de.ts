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
        'Vertragspartner ist {trader}, {address}. Die Darstellung der Waren ist eine Einladung zur Bestellung. Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab. Den Eingang bestätigen wir sofort per E-Mail. Mit unserer Auftragsbestätigung kommt der Vertrag zustande.',
      ],
    },
    errors: {
      headline: 'Eingaben berichtigen',
      text: [
        'Im Warenkorb und auf der letzten Seite vor dem Bestellen sehen Sie alle Angaben noch einmal. Dort können Sie jede ändern, mit der Schaltfläche daneben oder mit „Zurück“ im Browser, und die Bestellung bis zuletzt abbrechen.',
      ],
    },
    stored: {
      headline: 'Sprache und Speicherung',
      text: [
        'Der Vertrag wird auf Deutsch geschlossen. Wir speichern ihn und senden Ihnen seinen Inhalt mit diesen Bedingungen und der Widerrufsbelehrung per E-Mail. Diese Seite können Sie drucken oder speichern. Einem besonderen Verhaltenskodex haben wir uns nicht unterworfen.',
      ],
    },
    prices: {
      headline: 'Preise und Lieferung',
      text: [
        'Es gelten die Preise zum Zeitpunkt der Bestellung. Ob sie die Umsatzsteuer enthalten, steht beim Preis; die Versandkosten kommen hinzu. Wie viel das ist und wann wir liefern, steht unter [](shipping) und vor dem Bestellen an der Kasse.',
      ],
    },
    payment: {
      headline: 'Zahlung',
      text: [
        'Welche Zahlungsarten es in Ihrem Land gibt, sehen Sie, bevor Sie bestellen. Keine kostet einen Aufpreis. Abgebucht wird, sobald wir die Bestellung angenommen haben; eine Rechnung ist binnen 14 Tagen fällig. Bis zur Zahlung bleibt die Ware unser Eigentum.',
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
      text: [
        'Es gilt das gesetzliche Recht bei Mängeln. Näheres unter [](withdrawal) und [](guarantee).',
      ],
    },
  },
  national: [
    {
      headline: 'Wenn wir uns nicht einig werden',
      markets: ['de'],
      text: [
        'An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet (§ 36 VSBG).',
      ],
    },
    {
      headline: 'Wenn wir uns nicht einig werden',
      markets: ['at', 'it', 'lu'],
      text: [
        'An Verfahren zur alternativen Streitbeilegung nehmen wir nicht teil und sind dazu nicht verpflichtet. Zwingende Rechte Ihres Landes bleiben Ihnen erhalten, auch der Gang zu seinen Gerichten.',
      ],
    },
  ],
};
