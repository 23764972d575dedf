import type { Texts } from '../texts.ts';

/** The pages of service and law, in German. */
export const service: Texts['service'] = {
  shipping: {
    name: 'Versand und Lieferung',
    title: 'Versandkosten und Lieferung',
    description: 'Wohin wir liefern, wie wir verpacken und wann Ihre Bestellung bei Ihnen ist.',
    headline: 'Versand und Lieferung',
    lead: 'Was der Versand kostet, hängt von Größe und Ziel ab. Sie sehen den Betrag, bevor Sie bestellen.',
    sections: [
      {
        headline: 'Kosten',
        text: [
          'Die Versandkosten stehen neben dem Preis und im Warenkorb, bevor Sie bezahlen. Sperrige Formate kosten mehr, weil sie als Einzelstück reisen.',
        ],
      },
      {
        headline: 'Lieferzeit',
        text: [
          'Wir fertigen jede Bestellung einzeln. Das voraussichtliche Lieferdatum steht auf der Produktseite. Es gilt, wenn Sie bis zur genannten Uhrzeit bestellen.',
        ],
      },
      {
        headline: 'Liefergebiet',
        text: [
          'Wir liefern in das Land, dessen Shop Sie gerade nutzen. Die übrigen Länder wählen Sie am Ende der Seite.',
        ],
      },
      {
        headline: 'Schaden beim Transport',
        text: [
          'Bitte heben Sie die Verpackung auf und schicken Sie uns ein Foto über die [Kontaktseite](contact). Wir fertigen neu.',
        ],
      },
    ],
  },
  contact: {
    name: 'Kontakt',
    title: 'Kontakt',
    description:
      'So erreichen Sie uns bei Fragen zu Bestellung, Material, Lieferung und Reklamation.',
    headline: 'Kontakt',
    lead: 'Wir antworten von Montag bis Freitag, in der Regel am selben Tag.',
    sections: [
      {
        headline: 'Schreiben Sie uns',
        text: [
          'E-Mail: [service@example.com](mail). Nennen Sie bitte Ihre Bestellnummer, wenn es schon eine gibt.',
          'Servicezeiten: Montag bis Freitag, 9 bis 17 Uhr.',
        ],
      },
      {
        headline: 'Schnell gefunden',
        text: [
          '- [Versand und Lieferung](shipping)',
          '- [Vertrag widerrufen](withdrawal)',
          '- [Rechte bei Mängeln](guarantee)',
        ],
      },
    ],
  },
  imprint: {
    name: 'Impressum',
    title: 'Impressum',
    description: 'Anbieter, Anschrift und Kontakt dieses Shops.',
    headline: 'Impressum',
    lead: 'Dieser Shop ist ein Muster. Die Angaben stehen für die eines Betreibers.',
    sections: [
      {
        headline: 'Anbieter',
        text: ['Musterbild GmbH', 'Musterstraße 12, 80331 München, Deutschland'],
      },
      {
        headline: 'Kontakt',
        text: ['E-Mail: [service@example.com](mail)'],
      },
      {
        headline: 'Vertretung und Register',
        text: [
          'Hier nennt der Betreiber Geschäftsführung, Handelsregister und Umsatzsteuer-Identifikationsnummer.',
        ],
      },
    ],
  },
  privacy: {
    name: 'Datenschutz',
    title: 'Datenschutz',
    description: 'Welche Daten dieser Shop verarbeitet, wozu, und welche Rechte Sie haben.',
    headline: 'Datenschutz',
    lead: 'Wir verarbeiten, was wir für Ihre Bestellung brauchen, und messen nur mit Ihrer Einwilligung.',
    sections: [
      {
        headline: 'Ihre Fotos',
        text: [
          'Ihre Fotos dienen allein dem Druck Ihrer Bestellung. Wir zeigen sie niemandem und löschen sie, sobald sie für Nachbesserungen nicht mehr nötig sind.',
        ],
      },
      {
        headline: 'Ihre Bestellung',
        text: [
          'Name, Anschrift und Zahlungsangaben verarbeiten wir, um den Vertrag zu erfüllen. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
        ],
      },
      {
        headline: 'Einwilligung',
        text: [
          'Ohne Ihre Einwilligung laden wir nichts von anderen Anbietern und messen Ihren Besuch nicht. Ablehnen ist so einfach wie zustimmen, und Sie können Ihre Wahl jederzeit ändern.',
        ],
      },
      {
        headline: 'Ihre Rechte',
        text: [
          'Sie können Auskunft, Berichtigung, Löschung und Übertragung Ihrer Daten verlangen und sich bei einer Aufsichtsbehörde beschweren. Schreiben Sie an [service@example.com](mail).',
        ],
      },
    ],
  },
  terms: {
    name: 'AGB',
    title: 'Allgemeine Geschäftsbedingungen',
    description: 'Vertragsschluss, Preise, Zahlung und Lieferung in diesem Shop.',
    headline: 'Allgemeine Geschäftsbedingungen',
    lead: 'Mustertext: Ein Betreiber ersetzt ihn durch seine geprüften Bedingungen.',
    sections: [
      {
        headline: 'Vertrag',
        text: [
          'Die Darstellung der Waren ist eine Einladung zur Bestellung. Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab, mit unserer Auftragsbestätigung kommt der Vertrag zustande.',
        ],
      },
      {
        headline: 'Preise und Zahlung',
        text: [
          'Es gelten die Preise zum Zeitpunkt der Bestellung. Ob sie die Umsatzsteuer enthalten, steht beim Preis; die Versandkosten kommen hinzu.',
        ],
      },
      {
        headline: 'Ihre Motive',
        text: [
          'Sie versichern, dass Sie die Motive verwenden dürfen. Motive, die gegen Gesetze verstoßen, drucken wir nicht.',
        ],
      },
      {
        headline: 'Widerruf und Mängel',
        text: ['Dazu lesen Sie [Widerruf](withdrawal) und [Rechte bei Mängeln](guarantee).'],
      },
    ],
  },
  withdrawal: {
    name: 'Vertrag widerrufen',
    title: 'Vertrag widerrufen',
    description:
      'Welche Bestellungen Sie widerrufen können, wie es geht und welche Fristen gelten.',
    headline: 'Vertrag widerrufen',
    lead: 'Sie widerrufen hier ohne Anmeldung. Nennen Sie Name, Bestellnummer und eine E-Mail-Adresse für die Bestätigung.',
    sections: [
      {
        headline: 'Widerruf erklären',
        text: [
          'Senden Sie Ihre Erklärung an [service@example.com](mail) oder nutzen Sie die [Kontaktseite](contact). Ein Satz genügt: „Hiermit widerrufe ich meinen Vertrag über …“. Sie erhalten sofort eine Eingangsbestätigung.',
        ],
      },
      {
        headline: 'Was Sie widerrufen können',
        text: [
          'Umschläge, Rahmen ohne Bild und Muster aus unserem Vorrat: 14 Tage ab Erhalt, ohne Begründung. Wir erstatten den Preis und die üblichen Versandkosten innerhalb von 14 Tagen.',
        ],
      },
      {
        headline: 'Was ausgenommen ist',
        text: [
          'Waren mit Ihren Fotos oder Texten fertigen wir nach Ihren Vorgaben. Für sie gibt es **kein Widerrufsrecht**. Ihre Rechte bei [Mängeln](guarantee) bleiben davon unberührt.',
        ],
      },
    ],
  },
  guarantee: {
    name: 'Rechte bei Mängeln',
    title: 'Gesetzliche Gewährleistung',
    description: 'Ihre gesetzlichen Rechte, wenn eine Ware fehlerhaft oder beschädigt ankommt.',
    headline: 'Gesetzliche Gewährleistung',
    lead: 'Für alle Waren gilt die gesetzliche Gewährleistung, auch für persönlich gefertigte.',
    sections: [
      {
        headline: 'Zwei Jahre',
        text: [
          'Ist eine Ware bei der Lieferung mangelhaft, haften wir dafür **zwei Jahre** ab Erhalt. Sie können Reparatur oder Ersatz verlangen, für Sie kostenlos.',
          'Gelingt beides nicht in angemessener Zeit, können Sie den Preis mindern oder vom Vertrag zurücktreten.',
        ],
      },
      {
        headline: 'So melden Sie einen Mangel',
        text: [
          'Beschreiben Sie uns, was nicht stimmt, am besten mit einem Foto: über die [Kontaktseite](contact). Die Ware müssen Sie erst zurückschicken, wenn wir Sie darum bitten.',
        ],
      },
    ],
  },
  accessibility: {
    name: 'Barrierefreiheit',
    title: 'Erklärung zur Barrierefreiheit',
    description: 'Wie zugänglich dieser Shop ist und wo Sie Hindernisse melden können.',
    headline: 'Erklärung zur Barrierefreiheit',
    lead: 'Wir bauen diesen Shop so, dass möglichst alle ihn bedienen können.',
    sections: [
      {
        headline: 'Maßstab',
        text: [
          'Wir richten uns nach den WCAG 2.2, Stufe AA. Seiten lassen sich mit der Tastatur bedienen, auf 200 % vergrößern und vorlesen; Änderungen des Preises werden angesagt.',
        ],
      },
      {
        headline: 'Bekannte Grenzen',
        text: [
          'Eine Prüfung durch Dritte liegt noch nicht vor. Das Platzieren von Fotos im Gestaltungswerkzeug verlangt Sehvermögen; dabei helfen wir auf Wunsch.',
        ],
      },
      {
        headline: 'Hindernis melden',
        text: [
          'Schreiben Sie über die [Kontaktseite](contact), auf welcher Seite und womit Sie nicht weiterkommen.',
        ],
      },
    ],
  },
};
