import type { TermsTexts } from './page.ts';

/** In Italian. */
export const texts: TermsTexts = {
  name: 'Condizioni generali',
  title: 'Condizioni di vendita: contratto e prezzi',
  description:
    'Le nostre condizioni generali di vendita: come si conclude il contratto, quali prezzi valgono e come avvengono pagamento e consegna.',
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
      headline: 'Le sue immagini',
      text: ['Conferma di poter usare le immagini. Non stampiamo immagini contrarie alla legge.'],
    },
    withdrawal: {
      headline: 'Recesso e difetti',
      text: ['Per saperne di più: [](withdrawal) e [](guarantee).'],
    },
  },
};
