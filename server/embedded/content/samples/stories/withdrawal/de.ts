import type { WithdrawalTexts } from './page.ts';

/** In German. */
export const texts: WithdrawalTexts = {
  name: 'Vertrag widerrufen',
  title: 'Vertrag widerrufen: Fristen und Formular',
  description:
    'Welche Bestellungen Sie widerrufen können, welche Fristen gelten und wie es geht: mit dem Formular auf dieser Seite, ganz ohne Anmeldung.',
  headline: 'Vertrag widerrufen',
  lead: 'Sie widerrufen hier ohne Anmeldung. Nennen Sie Name, Bestellnummer und eine E-Mail-Adresse für die Bestätigung.',
  sections: {
    statement: {
      headline: 'Widerruf erklären',
      text: [
        'Sie können Ihre Erklärung auch an [service@example.com](mail) senden oder die [Kontaktseite](contact) nutzen. Ein Satz genügt: „Hiermit widerrufe ich meinen Vertrag über …“. Der Eingang wird Ihnen bestätigt.',
      ],
    },
    covered: {
      headline: 'Was Sie widerrufen können',
      text: [
        'Umschläge, Rahmen ohne Bild und Muster aus unserem Vorrat: 14 Tage ab Erhalt, ohne Begründung. Wir erstatten den Preis und die üblichen Versandkosten innerhalb von 14 Tagen.',
      ],
    },
    excepted: {
      headline: 'Was ausgenommen ist',
      text: [
        'Waren mit Ihren Fotos oder Texten fertigen wir nach Ihren Vorgaben. Für sie gibt es **kein Widerrufsrecht**. Ihre [](guarantee) bleiben davon unberührt.',
      ],
    },
  },
  voluntary: [],
  otherMarkets: [],
};
