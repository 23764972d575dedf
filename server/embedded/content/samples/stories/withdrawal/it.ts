import type { WithdrawalTexts } from './page.ts';

/** In Italian. */
export const texts: WithdrawalTexts = {
  name: 'Recedere dal contratto',
  title: 'Recedere dal contratto: termini e modulo',
  description:
    'Da quali ordini può recedere, quali termini valgono e come si fa: con il modulo in questa pagina, senza accedere a un account.',
  headline: 'Recedere dal contratto',
  lead: 'Può recedere qui senza accedere. Indichi nome, numero d’ordine e un indirizzo e-mail per la conferma.',
  sections: {
    statement: {
      headline: 'Come recedere',
      text: [
        'Può anche inviare la dichiarazione a [service@example.com](mail) oppure usare la [pagina dei contatti](contact). Basta una frase: «Recedo dal contratto relativo a …». Riceve subito una conferma.',
      ],
    },
    covered: {
      headline: 'Da che cosa può recedere',
      text: [
        'Buste, cornici senza immagine e campioni di magazzino: 14 giorni dal ricevimento, senza motivo. Rimborsiamo il prezzo e le spese di spedizione standard entro 14 giorni.',
      ],
    },
    excepted: {
      headline: 'Che cosa è escluso',
      text: [
        'I prodotti con le sue foto o i suoi testi sono realizzati secondo le sue indicazioni. Per questi **non esiste diritto di recesso**. Restano i suoi diritti in caso di difetti: [](guarantee).',
      ],
    },
  },
  voluntary: [],
  otherMarkets: [],
};
