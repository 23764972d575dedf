import type { GuaranteeTexts } from './page.ts';

/** In Italian. */
export const texts: GuaranteeTexts = {
  name: 'Garanzia legale',
  title: 'Garanzia legale di conformità: i diritti',
  description:
    'I diritti che ha quando un prodotto arriva difettoso o danneggiato, quanto durano e come segnalarci un difetto.',
  headline: 'Garanzia legale di conformità',
  lead: 'La garanzia legale copre tutti i prodotti, anche quelli personalizzati.',
  sections: {
    period: {
      headline: 'Due anni',
      text: [
        'Se un prodotto non è conforme alla consegna, ne rispondiamo per **due anni** dal ricevimento. Può chiedere la riparazione o la sostituzione, senza spese.',
        'Se ciò non è possibile in un tempo ragionevole, può chiedere una riduzione del prezzo o la risoluzione del contratto.',
      ],
    },
    report: {
      headline: 'Come segnalare un difetto',
      text: [
        'Ci descriva il problema, meglio con una foto, dalla [pagina dei contatti](contact). Rispedisca il prodotto solo se glielo chiediamo.',
      ],
    },
  },
};
