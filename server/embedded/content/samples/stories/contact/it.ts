import type { ContactTexts } from './page.ts';

/** In Italian. */
export const texts: ContactTexts = {
  name: 'Contatti',
  title: 'Contatti',
  description: 'Come raggiungerci per ordini, materiali, consegne e reclami.',
  headline: 'Contatti',
  lead: 'Rispondiamo dal lunedì al venerdì, di solito in giornata.',
  sections: {
    write: {
      headline: 'Ci scriva',
      text: [
        'E-mail: [service@example.com](mail). Indichi il numero d’ordine, se lo ha già.',
        'Orari: dal lunedì al venerdì, dalle {opens} alle {closes}.',
      ],
    },
  },
};
