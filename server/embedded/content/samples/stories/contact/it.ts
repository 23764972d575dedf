import type { ContactTexts } from './page.ts';

/** In Italian. */
export const texts: ContactTexts = {
  name: 'Contatti',
  title: 'Contatti: come raggiungere l’assistenza',
  description:
    'Domande su un ordine, un materiale, una consegna o un reclamo? Rispondiamo dal lunedì al venerdì, di solito in giornata.',
  headline: 'Contatti',
  lead: 'Rispondiamo dal lunedì al venerdì, di solito in giornata.',
  sections: {
    write: {
      headline: 'Ci scriva',
      text: [
        'E-mail: [service@example.com](mail). Telefono: {phone}. Indichi il numero d’ordine, se lo ha già.',
        'Orari: dal lunedì al venerdì, dalle {opens} alle {closes}.',
      ],
    },
  },
};
