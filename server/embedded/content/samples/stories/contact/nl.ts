import type { ContactTexts } from './page.ts';

/** In Dutch. */
export const texts: ContactTexts = {
  name: 'Contact',
  title: 'Contact',
  description: 'Zo bereikt u ons over bestellingen, materialen, levering en klachten.',
  headline: 'Contact',
  lead: 'We antwoorden van maandag tot en met vrijdag, meestal dezelfde dag.',
  sections: {
    write: {
      headline: 'Schrijf ons',
      text: [
        'E-mail: [service@example.com](mail). Vermeld uw bestelnummer als u dat al hebt.',
        'Bereikbaar: maandag tot en met vrijdag, {opens} tot {closes} uur.',
      ],
    },
  },
};
