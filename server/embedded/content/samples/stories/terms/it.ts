import type { TermsTexts } from './page.ts';

/** In Italian. */
export const texts: TermsTexts = {
  name: 'Condizioni generali',
  title: 'Condizioni generali di vendita',
  description: 'Contratto, prezzi, pagamento e consegna in questo negozio.',
  headline: 'Condizioni generali di vendita',
  lead: 'Testo di esempio: un gestore lo sostituisce con le proprie condizioni verificate.',
  sections: {
    contract: {
      headline: 'Contratto',
      text: [
        'La presentazione dei prodotti è un invito a ordinare. Con «Ordina e paga» fa una proposta; il contratto si conclude con la nostra conferma.',
      ],
    },
    prices: {
      headline: 'Prezzi e pagamento',
      text: [
        'Valgono i prezzi al momento dell’ordine. Accanto al prezzo è scritto se l’IVA è compresa; si aggiungono i costi di spedizione.',
      ],
    },
    pictures: {
      headline: 'Le Sue immagini',
      text: ['Conferma di poter usare le immagini. Non stampiamo immagini contrarie alla legge.'],
    },
    withdrawal: {
      headline: 'Recesso e difetti',
      text: ['Per saperne di più: [](withdrawal) e [](guarantee).'],
    },
  },
};
