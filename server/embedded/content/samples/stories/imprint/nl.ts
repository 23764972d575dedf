import type { ImprintTexts } from './page.ts';

/** In Dutch. */
export const texts: ImprintTexts = {
  name: 'Colofon',
  title: 'Colofon: aanbieder, adres en contact',
  description:
    'Wie deze winkel beheert: aanbieder, adres, contact, vertegenwoordiging en register. Deze winkel is een voorbeeld, de gegevens ook.',
  headline: 'Colofon',
  lead: 'Deze winkel is een voorbeeld. De gegevens staan op de plaats van die van een aanbieder.',
  sections: {
    operator: {
      headline: 'Aanbieder',
      text: ['Musterbild GmbH', 'Musterstraße 12, 80331 München, Duitsland'],
    },
    contact: {
      headline: 'Contact',
      text: ['E-mail: [service@example.com](mail)'],
    },
    representation: {
      headline: 'Vertegenwoordiging en register',
      text: ['Hier noemt de aanbieder directie, handelsregister en btw-nummer.'],
    },
  },
};
