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
        'Non c’è ancora una verifica esterna. Disporre le foto nell’editor richiede la vista; su richiesta la aiutiamo noi.',
      ],
    },
    report: {
      headline: 'Segnalare un ostacolo',
      text: [
        'Ci scriva dalla [pagina dei contatti](contact): ci indichi la pagina e che cosa la blocca.',
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
