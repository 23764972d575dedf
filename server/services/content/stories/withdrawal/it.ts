import type { WithdrawalTexts } from './page.ts';

/** In Italian. */
export const texts: WithdrawalTexts = {
  name: 'Recedere dal contratto',
  title: 'Recedere dal contratto',
  description: 'Da quali ordini puoi recedere, come si fa e quali termini valgono.',
  headline: 'Recedere dal contratto',
  lead: 'Puoi recedere qui senza accedere. Indica nome, numero d’ordine e un indirizzo e-mail per la conferma.',
  sections: {
    statement: {
      headline: 'Come recedere',
      text: [
        'Invia la dichiarazione a [service@example.com](mail) oppure usa la [pagina dei contatti](contact). Basta una frase: «Recedo dal contratto relativo a …». Ricevi subito una conferma.',
      ],
    },
    covered: {
      headline: 'Da che cosa puoi recedere',
      text: [
        'Buste, cornici senza immagine e campioni di magazzino: 14 giorni dal ricevimento, senza motivo. Rimborsiamo il prezzo e le spese di spedizione standard entro 14 giorni.',
      ],
    },
    excepted: {
      headline: 'Che cosa è escluso',
      text: [
        'I prodotti con le tue foto o i tuoi testi sono realizzati secondo le tue indicazioni. Per questi **non esiste diritto di recesso**. Restano i tuoi diritti in caso di difetti: [](guarantee).',
      ],
    },
  },
  voluntary: [],
  otherMarkets: [],
};
