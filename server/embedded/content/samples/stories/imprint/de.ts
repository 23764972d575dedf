import type { ImprintTexts } from './page.ts';

/** In German. */
export const texts: ImprintTexts = {
  name: 'Impressum',
  title: 'Impressum',
  description: 'Anbieter, Anschrift und Kontakt dieses Shops.',
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
