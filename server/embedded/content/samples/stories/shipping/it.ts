import type { ShippingTexts } from './page.ts';

/** In Italian. */
export const texts: ShippingTexts = {
  name: 'Spedizione e consegna',
  title: 'Costi di spedizione, tempi e imballaggio',
  description:
    'Quanto costa la spedizione, dove consegniamo, come imballiamo il quadro e quando arriva: tutti gli importi in una tabella.',
  headline: 'Spedizione e consegna',
  lead: 'I costi dipendono dalla misura e dalla destinazione. Vede l’importo prima di ordinare.',
  sections: {
    costs: {
      headline: 'Costi',
      text: [
        'Fino a {sides} cm, in verticale o in orizzontale, il quadro viaggia come pacco. Oltre viaggia da solo, come collo ingombrante.',
      ],
    },
    time: {
      headline: 'Tempi di consegna',
      text: [
        'Realizziamo ogni ordine singolarmente. La data di consegna prevista è sulla pagina del prodotto e vale se ordina entro l’ora indicata.',
      ],
    },
    area: {
      headline: 'Dove consegniamo',
      text: [
        'Consegniamo in tutti i Paesi della tabella. Gli altri Paesi hanno un proprio negozio: lo sceglie in fondo alla pagina.',
      ],
    },
    damage: {
      headline: 'Danni durante il trasporto',
      text: [
        'Conservi l’imballaggio e ci mandi una foto dalla [pagina dei contatti](contact). Rifacciamo il suo ordine.',
      ],
    },
    packing: {
      headline: 'Imballaggio',
      text: [
        'Lastre, tela e quadri in cornice viaggiano in piano, con i bordi protetti. La carta senza cornice arriva arrotolata in un tubo robusto.',
      ],
    },
    payment: {
      headline: 'Pagamento',
      text: [
        'Può pagare online o con bonifico anticipato; con un account aziendale anche su fattura. Nessun metodo di pagamento ha un supplemento.',
      ],
    },
    longer: {
      headline: 'Che cosa richiede più tempo',
      text: [
        'Alcune lavorazioni hanno un passaggio in più. La data sulla pagina del prodotto ne tiene già conto.',
      ],
    },
  },
  rates: {
    caption: 'Spese di spedizione per quadro',
    country: 'Paese',
    parcel: 'Pacco',
    bulky: 'Collo ingombrante',
    express: 'Espresso, supplemento',
  },
  days: {
    caption: 'Giorni lavorativi in più rispetto ai tempi usuali',
    made: 'Lavorazione',
    more: 'Giorni in più',
  },
  ratesNote: 'Gli importi valgono per un quadro.',
};
