import type { AccessibilityTexts } from './page.ts';

/** In Italian. */
export const texts: AccessibilityTexts = {
  name: 'Accessibilità',
  title: 'Dichiarazione di accessibilità',
  description: 'Quanto è accessibile questo negozio e dove segnalare gli ostacoli.',
  headline: 'Dichiarazione di accessibilità',
  lead: 'Costruiamo questo negozio perché lo possa usare il maggior numero di persone.',
  sections: {
    standard: {
      headline: 'Riferimento',
      text: [
        'Seguiamo le WCAG 2.2, livello AA. Le pagine si usano da tastiera, si ingrandiscono al 200% e si possono far leggere; i cambi di prezzo vengono annunciati.',
      ],
    },
    limits: {
      headline: 'Limiti noti',
      text: [
        'Non c’è ancora una verifica esterna. Disporre le foto nello strumento di creazione richiede la vista; su richiesta La aiutiamo noi.',
      ],
    },
    report: {
      headline: 'Segnalare un ostacolo',
      text: [
        'Ci scriva dalla [pagina dei contatti](contact): ci indichi la pagina e che cosa La blocca.',
      ],
    },
    authority: {
      headline: 'Autorità competente',
      text: [
        'L’autorità competente è l’ufficio di vigilanza del mercato dei Länder tedeschi per l’accessibilità di prodotti e servizi (MLBF), a Magdeburgo. Può rivolgersi a questo ufficio se non rimuoviamo un ostacolo.',
      ],
    },
    statement: {
      headline: 'Data della dichiarazione',
      text: ['{date}, dopo una nostra verifica.'],
    },
  },
};
