import type { PrivacyTexts } from './page.ts';

/** In German. */
export const texts: PrivacyTexts = {
  name: 'Datenschutz',
  title: 'Datenschutz: Ihre Daten und Ihre Rechte',
  description:
    'Welche Daten dieser Shop von Ihnen verarbeitet, wofür er sie braucht, wie lange er sie aufbewahrt und welche Rechte Sie dabei haben.',
  headline: 'Datenschutz',
  lead: 'Wir verarbeiten, was wir für Ihre Bestellung brauchen, und messen nur mit Ihrer Einwilligung.',
  sections: {
    photos: {
      headline: 'Ihre Fotos',
      text: [
        'Ihre Fotos dienen allein dem Druck Ihrer Bestellung. Wir zeigen sie niemandem und löschen sie, sobald sie für Nachbesserungen nicht mehr nötig sind.',
      ],
    },
    order: {
      headline: 'Ihre Bestellung',
      text: [
        'Name, Anschrift und Zahlungsangaben verarbeiten wir, um den Vertrag zu erfüllen. Rechnungen bewahren wir so lange auf, wie das Gesetz es verlangt.',
      ],
    },
    consent: {
      headline: 'Einwilligung',
      text: [
        'Ohne Ihre Einwilligung laden wir nichts von anderen Anbietern und messen Ihren Besuch nicht. Ablehnen ist so einfach wie zustimmen, und Sie können Ihre Wahl jederzeit ändern.',
        'Ihre Wahl steht ein halbes Jahr in einem Cookie dieses Shops. Ändern können Sie sie am Ende jeder Seite, unter „Privatsphäre-Einstellungen“; dazu muss JavaScript an sein. Ohne JavaScript messen wir nichts.',
        'Merken Sie etwas auf dem Merkzettel oder legen Sie etwas in den Warenkorb, so setzt der Shop dafür je ein eigenes Cookie. Es enthält nur einen zufälligen Schlüssel und verfällt ein halbes Jahr nach der letzten Änderung.',
        'Melden Sie sich an, so hält ein eigenes Cookie die Anmeldung 30 Tage lang oder bis Sie sich abmelden. Es enthält nur einen zufälligen Schlüssel. Von Ihrem Konto speichern wir Ihren Namen, Ihre E-Mail-Adresse und einen Prüfwert, aus dem sich das Passwort nicht lesen lässt. Was Sie zuvor gemerkt oder in den Warenkorb gelegt haben, geht in Ihr Konto über und bleibt dort, bis Sie es entfernen; nach der Abmeldung zeigt dieser Browser es nicht mehr.',
      ],
    },
    rights: {
      headline: 'Ihre Rechte',
      text: [
        'Sie können Auskunft, Berichtigung, Löschung und Übertragung Ihrer Daten verlangen und sich bei einer Aufsichtsbehörde beschweren. Schreiben Sie an [service@example.com](mail).',
      ],
    },
  },
};
