import type { ContactTexts } from './page.ts';

/** In Dutch. */
export const texts: ContactTexts = {
  name: 'Contact',
  title: 'Contact: zo bereikt u onze klantenservice',
  description:
    'Vragen over een bestelling, een materiaal, de levering of een klacht? We antwoorden van maandag tot en met vrijdag, meestal dezelfde dag.',
  headline: 'Contact',
  lead: 'We antwoorden van maandag tot en met vrijdag, meestal dezelfde dag.',
  sections: {
    write: {
      headline: 'Schrijf ons',
      text: [
        'E-mail: [service@example.com](mail). Telefoon: {phone}. Vermeld uw bestelnummer als u dat al hebt.',
        'Bereikbaar: maandag tot en met vrijdag, {opens} tot {closes} uur.',
      ],
    },
  },
};
