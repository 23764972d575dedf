import type { ImprintTexts } from './page.ts';

/** In German. */
export const texts: ImprintTexts = {
  name: 'Impressum',
  title: 'Impressum: Anbieter, Anschrift und Kontakt',
  description:
    'Wer diesen Shop betreibt: Anbieter, Anschrift, Kontakt, Vertretung und Register. Dieser Shop ist ein Muster, die Angaben sind Beispiele.',
  headline: 'Impressum',
  lead: 'Dieser Shop ist ein Muster: Firma, Anschrift, Personen und Nummern auf dieser Seite sind erfunden. Wer den Shop betreibt, setzt die eigenen ein.',
  sections: {
    operator: {
      headline: 'Anbieter',
      text: ['{trader}', '{address}'],
    },
    contact: {
      headline: 'Kontakt',
      text: [
        'E-Mail: [service@example.com](mail)',
        'Sie können uns auch über die [Kontaktseite](contact) schreiben. Wir antworten werktags, in der Regel am selben Tag.',
      ],
    },
    representation: {
      headline: 'Vertretung und Register',
      text: [
        'Geschäftsführung: Erika Mustermann',
        'Handelsregister: Amtsgericht München, HRB 000000',
        'Umsatzsteuer-Identifikationsnummer: DE000000000',
        'Verpackungsregister LUCID: DE0000000000000',
      ],
    },
    products: {
      headline: 'Produkte und Sicherheit',
      text: [
        'Hersteller aller Waren ist der Anbieter. Angaben zu Streitigkeiten stehen unter [](terms).',
      ],
    },
    pictures: {
      headline: 'Bilder in diesem Shop',
      text: [
        'Räume, Wände und Beispielmotive sind am Computer gezeichnet, die Räume im richtigen Maßstab. Auf Ihrem Bildschirm können Farben anders wirken als im Druck.',
      ],
    },
  },
};
