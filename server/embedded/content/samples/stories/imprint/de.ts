import type { ImprintTexts } from './page.ts';

/** In German. */
export const texts: ImprintTexts = {
  name: 'Impressum',
  title: 'Impressum: Anbieter, Anschrift und Kontakt',
  description:
    'Wer diesen Shop betreibt: Anbieter, Anschrift, Kontakt, Vertretung und Register. Dieser Shop ist ein Muster, die Angaben sind Beispiele.',
  headline: 'Impressum',
  lead: 'Dieser Shop ist ein Muster. Die Angaben stehen für die eines Betreibers.',
  sections: {
    operator: {
      headline: 'Anbieter',
      text: ['Musterbild GmbH', 'Musterstraße 12, 80331 München, Deutschland'],
    },
    contact: {
      headline: 'Kontakt',
      text: ['E-Mail: [service@example.com](mail)'],
    },
    representation: {
      headline: 'Vertretung und Register',
      text: [
        'Hier nennt der Betreiber Geschäftsführung, Handelsregister und Umsatzsteuer-Identifikationsnummer.',
      ],
    },
  },
};
