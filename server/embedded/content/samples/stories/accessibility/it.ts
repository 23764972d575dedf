import type { AccessibilityTexts } from './page.ts';

/** In Italian. */
export const texts: AccessibilityTexts = {
  name: 'Accessibilità',
  title: 'Dichiarazione di accessibilità',
  description: 'Quanto è accessibile questo negozio e dove segnalare gli ostacoli.',
  headline: 'Dichiarazione di accessibilità',
  lead: 'Costruiamo questo negozio perché lo possa usare il maggior numero di persone.',
  sections: {
    service: {
      headline: 'Il servizio',
      text: [
        'In questo negozio si scelgono e si compongono quadri e altri prodotti fotografici, si vedono prezzo e tempi di consegna, si riempie il carrello e si scrive al servizio clienti. Le pagine funzionano in ogni browser, anche senza JavaScript; per comporre con le proprie foto serve.',
      ],
    },
    standard: {
      headline: 'Riferimento',
      text: [
        'Seguiamo le WCAG 2.2, livello AA, e la norma EN 301 549. Le pagine si usano da tastiera, si ingrandiscono al 200% e si possono far leggere; i cambi di prezzo vengono annunciati.',
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
    statement: {
      headline: 'Data della dichiarazione',
      text: ['{date}, dopo una nostra verifica.'],
    },
  },
  authorities: [
    {
      headline: 'Autorità competente',
      markets: ['it'],
      text: [
        'L’autorità competente è l’Agenzia per l’Italia digitale (AgID), a Roma. Può rivolgersi ad essa se non rimuoviamo un ostacolo.',
      ],
    },
  ],
};
