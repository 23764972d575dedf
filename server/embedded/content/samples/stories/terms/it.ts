import type { TermsTexts } from './page.ts';

/** In Italian. */
export const texts: TermsTexts = {
  name: 'Condizioni generali',
  title: 'Condizioni di vendita: contratto e prezzi',
  description:
    'Le nostre condizioni generali di vendita: come si conclude il contratto, quali prezzi valgono e come avvengono pagamento e consegna.',
  headline: 'Condizioni generali di vendita',
  lead: 'Testo di esempio: chi gestisce il negozio lo sostituisce con condizioni proprie e verificate.',
  sections: {
    contract: {
      headline: 'Contratto',
      text: [
        'La controparte è {trader}, {address}. La presentazione dei prodotti è un invito a ordinare. Con «Ordine con obbligo di pagare» lei presenta una proposta. Ne confermiamo subito la ricezione per e-mail. Il contratto è concluso con la nostra conferma d’ordine.',
      ],
    },
    errors: {
      headline: 'Correggere i dati inseriti',
      text: [
        'Nel carrello e nell’ultima pagina prima dell’ordine vede ancora una volta tutti i dati. Può cambiarli lì, con il pulsante accanto o con «Indietro» nel browser, e interrompere l’ordine fino all’ultimo momento.',
      ],
    },
    stored: {
      headline: 'Lingua e archiviazione',
      text: [
        'Il contratto è concluso in italiano. Lo archiviamo e le inviamo per e-mail il contenuto con queste condizioni e le informazioni sul recesso. Può stampare o salvare questa pagina. Non abbiamo aderito a codici di condotta.',
      ],
    },
    prices: {
      headline: 'Prezzi e consegna',
      text: [
        'Valgono i prezzi al momento dell’ordine. Se comprendono l’IVA è indicato accanto al prezzo; le spese di spedizione si aggiungono. L’importo e i tempi sono in [](shipping) e alla cassa, prima dell’ordine.',
      ],
    },
    payment: {
      headline: 'Pagamento',
      text: [
        'I modi di pagamento del suo Paese sono indicati prima dell’ordine. Nessuno comporta un supplemento. L’addebito avviene quando abbiamo accettato l’ordine; una fattura va pagata entro 14 giorni. La merce resta nostra fino al pagamento.',
      ],
    },
    pictures: {
      headline: 'Le sue immagini',
      text: [
        'Lei conferma di poter usare le immagini. Non stampiamo immagini contrarie alla legge.',
      ],
    },
    withdrawal: {
      headline: 'Recesso e difetti',
      text: ['Per saperne di più: [](withdrawal) e [](guarantee).'],
    },
  },
  national: [
    {
      headline: 'Se non troviamo un accordo',
      markets: ['it'],
      text: [
        'Non partecipiamo a procedure di risoluzione alternativa delle controversie e non ne siamo obbligati. Il foro competente è quello della residenza o del domicilio del consumatore. Restano i diritti inderogabili del Codice del consumo.',
      ],
    },
  ],
};
