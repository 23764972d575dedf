import type { ShippingTexts } from './page.ts';

/** In Italian. */
export const texts: ShippingTexts = {
  name: 'Spedizione e consegna',
  title: 'Costi di spedizione e consegna',
  description: 'Dove consegniamo, come imballiamo e quando arriva il Suo ordine.',
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
        'Consegniamo nel paese del negozio che sta usando. Gli altri paesi si scelgono in fondo alla pagina.',
      ],
    },
    damage: {
      headline: 'Danni durante il trasporto',
      text: [
        'Conservi l’imballaggio e ci mandi una foto dalla [pagina dei contatti](contact). Rifacciamo il Suo ordine.',
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
  ratesNote: 'Gli importi valgono per un quadro. Li trova anche nel carrello, prima del pagamento.',
};
