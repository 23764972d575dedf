import type { WithdrawalTexts } from './page.ts';

/** In German. The instruction has the words of annex I (A) of Directive 2011/83/EU. */
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
        'Sie können uns auch schreiben: {trader}, {address}, E-Mail [service@example.com](mail). Ein Satz genügt: „Hiermit widerrufe ich meinen Vertrag über …“. Den Eingang bestätigen wir Ihnen sofort. Das Formular hilft Ihnen dabei, vorgeschrieben ist es nicht.',
      ],
    },
    right: {
      headline: 'Widerrufsrecht',
      text: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Waren in Besitz genommen haben. Kommen mehrere Waren einer Bestellung getrennt an, zählt der Tag, an dem Sie die letzte erhalten haben.',
        'Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({trader}, {address}, E-Mail [service@example.com](mail)) mit einer eindeutigen Erklärung über Ihren Entschluss informieren: mit dem Formular auf dieser Seite, per E-Mail oder per Brief. Zur Wahrung der Frist reicht es aus, dass Sie die Mitteilung vor ihrem Ablauf absenden.',
      ],
    },
    refund: {
      headline: 'Folgen des Widerrufs',
      text: [
        'Wenn Sie diesen Vertrag widerrufen, zahlen wir Ihnen alle Zahlungen zurück, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten. Davon ausgenommen sind zusätzliche Kosten, weil Sie eine andere Lieferung als unsere günstigste Standardlieferung gewählt haben. Wir zahlen unverzüglich, spätestens binnen vierzehn Tagen ab dem Tag, an dem Ihre Mitteilung bei uns eingegangen ist, mit demselben Zahlungsmittel und ohne Entgelt.',
        'Wir können die Rückzahlung verweigern, bis wir die Waren zurückerhalten haben oder Sie nachgewiesen haben, dass Sie sie zurückgesandt haben, je nachdem, was früher ist.',
      ],
    },
    return: {
      headline: 'Rücksendung',
      text: [
        'Senden Sie die Waren unverzüglich zurück, spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns den Widerruf mitteilen, an: {trader}, {address}. Die Frist ist gewahrt, wenn Sie die Waren vor ihrem Ablauf absenden. **Sie tragen die unmittelbaren Kosten der Rücksendung.**',
        'Für einen Wertverlust der Waren müssen Sie nur aufkommen, wenn er auf einen Umgang mit ihnen zurückgeht, der zur Prüfung ihrer Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.',
      ],
    },
    excepted: {
      headline: 'Was ausgenommen ist',
      text: [
        'Waren mit Ihren Fotos oder Texten und Waren in Ihren Maßen fertigen wir nach Ihren Vorgaben. Für sie gibt es **kein Widerrufsrecht**. Ihre [](guarantee) bleiben davon unberührt.',
      ],
    },
  },
  goods: {
    poster: {
      headline: 'Für welche Waren',
      text: [
        'Dieser Shop verkauft Bilder, die nach Ihren Vorgaben entstehen: Für sie gilt die Ausnahme am Ende der Seite. Alles andere, was Sie bei uns bestellen, können Sie widerrufen.',
      ],
    },
    kartenliebe: {
      headline: 'Für welche Waren',
      text: [
        'Umschläge und Musterkarten aus unserem Vorrat können Sie widerrufen. Für Karten, Kalender und Bücher mit Ihren Fotos oder Texten gilt die Ausnahme am Ende der Seite.',
      ],
    },
  },
  voluntary: [
    {
      headline: 'Freiwillige Rückgabe',
      markets: ['ch'],
      text: [
        'Das Schweizer Recht kennt für Käufe im Internet kein Widerrufsrecht. Wir räumen Ihnen freiwillig die Rechte ein, die auf dieser Seite stehen.',
      ],
    },
  ],
};
