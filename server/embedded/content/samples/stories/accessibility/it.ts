import type { AccessibilityTexts } from './page.ts';

/** In Italian. */
export const texts: AccessibilityTexts = {
  name: 'Accessibilità',
  title: 'Accessibilità: stato attuale e contatti',
  description:
    'Quanto è accessibile questo negozio, quali limiti conosciamo e dove può segnalarci un ostacolo. Con la data della dichiarazione.',
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
        'Non c’è ancora una verifica esterna. Disporre le foto nell’editor richiede la vista; su richiesta la aiutiamo noi.',
      ],
    },
    report: {
      headline: 'Segnalare un ostacolo',
      text: [
        'Ci scriva dalla [pagina dei contatti](contact): ci indichi la pagina e che cosa la blocca.',
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
