import type { PrivacyTexts } from './page.ts';

/** In German. */
export const texts: PrivacyTexts = {
  name: 'Datenschutz',
  title: 'Datenschutz: Ihre Daten und Ihre Rechte',
  description:
    'Welche Daten dieser Shop von Ihnen verarbeitet, wofür er sie braucht, wie lange er sie aufbewahrt und welche Rechte Sie dabei haben.',
  headline: 'Datenschutz',
  lead: 'Wir verarbeiten, was wir für Ihren Besuch und Ihre Bestellung brauchen. Gemessen wird nur mit Ihrer Einwilligung.',
  sections: {
    controller: {
      headline: 'Wer verantwortlich ist',
      text: [
        '{trader}, {address}, E-Mail [service@example.com](mail). Weitere Angaben stehen im [](imprint). Die Artikel in Klammern sind die der Datenschutz-Grundverordnung (DSGVO).',
      ],
    },
    photos: {
      headline: 'Ihre Fotos',
      text: [
        'Ein Foto, das Sie auswählen, zeigt der Shop zuerst nur auf Ihrem Gerät. Erst wenn Sie damit gestalten oder es vom Handy an den Computer senden, wird es zu uns übertragen (Art. 6 Abs. 1 Buchst. b). Es dient allein der Vorschau und dem Druck. Wir zeigen es niemandem.',
        'Ein abgebrochener Upload wird nach 2 Stunden gelöscht, ein vollständiger nach 14 Tagen, sofern Sie ihn nicht vorher entfernen. Fotos einer Bestellung und ihre Druckdateien bekommt unser Labor. Wir löschen sie 30 Tage nach der Lieferung, bis dahin brauchen wir sie für eine Nachbesserung.',
        'Ihre Worte für Karten und andere gedruckte Artikel speichern wir, wenn Sie sie beim Gestalten übernehmen, ebenfalls 14 Tage. Die einer Bestellung gehören zu ihr.',
      ],
    },
    order: {
      headline: 'Ihre Bestellung und Ihr Widerruf',
      text: [
        'Name, Anschrift, E-Mail-Adresse und Zahlungsangaben verarbeiten wir, um den Vertrag zu erfüllen oder Ihren Widerruf zu bestätigen (Art. 6 Abs. 1 Buchst. b). Ohne diese Angaben können wir nicht liefern. Rechnungen bewahren wir so lange auf, wie es das Steuer- und Handelsrecht verlangt, höchstens zehn Jahre (Art. 6 Abs. 1 Buchst. c). Bestellungen und Rechnungen bleiben deshalb auch, wenn Sie Ihr Konto löschen: Sie gehören dann zu keinem Konto mehr.',
      ],
    },
    contact: {
      headline: 'Kontaktformular',
      text: [
        'Name, E-Mail-Adresse, Thema, Bestellnummer und Ihre Nachricht gehen als E-Mail an unseren Kundendienst, damit wir Ihnen antworten können (Art. 6 Abs. 1 Buchst. b, sonst f). Im Shop selbst bleiben sie nur, bis die E-Mail zugestellt ist, höchstens einen Monat. Der Kundendienst löscht sie, wenn Ihr Anliegen erledigt ist, spätestens nach drei Jahren.',
      ],
    },
    newsletter: {
      headline: 'Newsletter',
      text: [
        'Den Newsletter senden wir nur, wenn Sie Ihre Adresse über den Link in unserer E-Mail bestätigt haben (Art. 6 Abs. 1 Buchst. a). Eine unbestätigte Anmeldung verfällt nach sieben Tagen. Wir speichern Adresse, Sprache und die Zeitpunkte von Anmeldung und Bestätigung als Nachweis, bis Sie sich abmelden. Den Link zum Abmelden enthält jede Ausgabe.',
      ],
    },
    account: {
      headline: 'Kundenkonto, Warenkorb und Merkzettel',
      text: [
        'Von Ihrem Konto speichern wir Ihren Namen, Ihre E-Mail-Adresse und einen Prüfwert, aus dem sich das Passwort nicht lesen lässt (Art. 6 Abs. 1 Buchst. b), bis Sie das Konto löschen. Ansehen, ändern, laden und löschen können Sie alles im Konto selbst. Ein Konto, das Sie nicht über den Link in unserer E-Mail bestätigen, verfällt nach sieben Tagen. Der Link für ein neues Passwort verfällt nach einer Stunde.',
        'Bestellen Sie für eine Firma, so speichern wir dazu Firma, Rechnungsadresse und USt-IdNr. Ob es die Nummer gibt, fragen wir beim Verzeichnis der Europäischen Kommission (VIES) an. Die Antwort speichern wir mit ihrem Tag (Art. 6 Abs. 1 Buchst. b).',
        'Von jeder Anmeldung speichern wir Browser, Betriebssystem, Land, Beginn und letzte Benutzung, damit Sie fremde erkennen und beenden (Art. 6 Abs. 1 Buchst. f: sichere Konten). Eine IP-Adresse speichern wir dabei nicht. Der Eintrag geht mit der Anmeldung: nach 14 Tagen ohne Benutzung, spätestens nach 30 Tagen. Browser und Betriebssystem merken wir uns 90 Tage, damit wir Ihnen schreiben, wenn sich jemand mit einem anderen Gerät anmeldet.',
        'Warenkorb und Merkzettel werden 180 Tage nach der letzten Änderung gelöscht. Melden Sie sich an, so gehen sie in Ihr Konto über und bleiben dort, bis Sie sie leeren.',
        'Was Sie an der Kasse eingeben, also Adressen, Lieferung und Zahlungsart, bewahren wir 14 Tage nach der letzten Änderung auf. Es wird gelöscht, sobald Sie bestellt haben.',
        'Erst wenn Sie die Anmeldung mit Google wählen, wo wir sie anbieten, verbindet sich Ihr Browser mit Google (Art. 6 Abs. 1 Buchst. a). Google erfährt dann, dass Sie sich hier anmelden, und nennt uns Ihren Namen, Ihre E-Mail-Adresse und eine Kennung, die wir mit dem Konto speichern. Ein Passwort bekommen wir nicht. Was Google mit Ihren Daten tut, auch in den USA, verantwortet Google.',
      ],
    },
    visit: {
      headline: 'Ihr Besuch und Fehlermeldungen',
      text: [
        'Beim Aufruf einer Seite verarbeitet der Server Ihre IP-Adresse, um zu antworten und um zu viele Anfragen abzuwehren (Art. 6 Abs. 1 Buchst. f: ein sicherer, stabiler Shop). Sie wird nicht ins Protokoll geschrieben und nach wenigen Minuten vergessen.',
        'Tritt in Ihrem Browser ein Fehler auf, meldet die Seite ihn an unseren Server: was geschah und auf welcher Seite, ohne Namen, Eingaben und Kennungen. Solche Zeilen löschen wir nach 30 Tagen.',
      ],
    },
    consent: {
      headline: 'Einwilligung',
      text: [
        'Ohne Ihre Einwilligung laden wir nichts von anderen Anbietern, messen Ihren Besuch nicht und richten keine Werbung danach aus (Art. 6 Abs. 1 Buchst. a, § 25 TDDDG). Ablehnen ist so einfach wie zustimmen, und Sie können Ihre Wahl jederzeit ändern. Was bis dahin geschah, bleibt rechtmäßig.',
        'Ihre Wahl steht ein halbes Jahr in einem Cookie dieses Shops. Ändern können Sie sie am Ende jeder Seite, unter „Privatsphäre-Einstellungen“; dazu muss JavaScript an sein. Ohne JavaScript messen wir nichts.',
      ],
    },
    storage: {
      headline: 'Cookies und Speicher Ihres Browsers',
      text: [
        'Diese Speicher braucht der Shop, damit geht, was Sie tun. Eine Einwilligung verlangen sie nicht (§ 25 Abs. 2 TDDDG). Andere setzen wir nur mit Ihrer Zustimmung.',
        '- je ein Cookie für Warenkorb und Merkzettel: ein zufälliger Schlüssel, 180 Tage ab der letzten Änderung',
        '- ein Cookie für die Anmeldung: ein zufälliger Schlüssel, höchstens 30 Tage oder bis zur Abmeldung',
        '- ein Cookie für Geschäftskunden, das nur sagt, dass Preise ohne Steuer gezeigt werden: 30 Tage oder bis zur Abmeldung',
        '- ein Cookie für Links aus E-Mails zu Ihrem Konto: der Schlüssel des Links, eine Stunde oder bis er benutzt ist',
        '- ein Cookie für hochgeladene Fotos: ein zufälliger Schlüssel, 14 Tage',
        '- ein Cookie für Ihre Wahl zur Einwilligung: ein halbes Jahr',
        '- im Speicher des Browsers: Ihre eigenen Fotos und Ihre Worte für eine Karte, bis Sie sie entfernen, Fotos höchstens 14 Tage, und kurze Vermerke, die mit dem Fenster verschwinden',
      ],
    },
    recipients: {
      headline: 'Wer Daten erhält',
      text: [
        'Für uns arbeiten ein Rechenzentrum, ein Dienst für E-Mails, Zahlungsdienste und Paketdienste. Sie erhalten, was ihre Aufgabe verlangt, und sind vertraglich gebunden (Art. 28). In Länder außerhalb des Europäischen Wirtschaftsraums geben wir Daten nur weiter, wenn Sie dorthin liefern lassen. Es gibt keine automatischen Entscheidungen über Sie.',
        'Die Namen dieser Dienstleister ergänzt der Betreiber: Dieser Shop ist ein Muster.',
      ],
    },
    rights: {
      headline: 'Ihre Rechte',
      text: [
        'Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung Ihrer Daten verlangen (Art. 15 bis 20), der Verarbeitung aus berechtigtem Interesse widersprechen (Art. 21) und eine Einwilligung jederzeit widerrufen (Art. 7 Abs. 3). Schreiben Sie an [service@example.com](mail).',
      ],
    },
  },
  authorities: [
    {
      headline: 'Aufsichtsbehörde',
      markets: ['de'],
      text: [
        'Sie können sich bei jeder Aufsichtsbehörde beschweren. Für uns zuständig ist das Bayerische Landesamt für Datenschutzaufsicht in Ansbach.',
      ],
    },
    {
      headline: 'Aufsichtsbehörde',
      markets: ['at'],
      text: [
        'Sie können sich bei der Österreichischen Datenschutzbehörde in Wien beschweren. Für uns zuständig ist das Bayerische Landesamt für Datenschutzaufsicht in Ansbach.',
      ],
    },
    {
      headline: 'Aufsichtsbehörde',
      markets: ['it'],
      text: [
        'Sie können sich bei der italienischen Datenschutzbehörde (Garante per la protezione dei dati personali) in Rom beschweren. Für uns zuständig ist das Bayerische Landesamt für Datenschutzaufsicht in Ansbach.',
      ],
    },
    {
      headline: 'Aufsichtsbehörde',
      markets: ['lu'],
      text: [
        'Sie können sich bei der Nationalen Kommission für den Datenschutz (CNPD) in Belvaux beschweren. Für uns zuständig ist das Bayerische Landesamt für Datenschutzaufsicht in Ansbach.',
      ],
    },
    {
      headline: 'Aufsichtsbehörde',
      markets: ['li'],
      text: [
        'Sie können sich bei der Datenschutzstelle Liechtenstein in Vaduz beschweren. Für uns zuständig ist das Bayerische Landesamt für Datenschutzaufsicht in Ansbach.',
      ],
    },
    {
      headline: 'Schweiz',
      markets: ['ch'],
      text: [
        'Für Sie gilt das Schweizer Datenschutzgesetz (DSG). Ihre Daten werden in Deutschland bearbeitet, dessen Recht sie angemessen schützt. Aufsicht ist der Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte (EDÖB) in Bern.',
      ],
    },
  ],
};
