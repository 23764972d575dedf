import type { WithdrawalTexts } from './page.ts';

/** In Italian, in the words of annex I (A) of Directive 2011/83/EU. */
export const texts: WithdrawalTexts = {
  name: 'Recedere dal contratto qui',
  title: 'Recedere dal contratto: termini e modulo',
  description:
    'Da quali ordini può recedere, quali termini valgono e come si fa: con il modulo in questa pagina, senza accedere a un account.',
  headline: 'Recedere dal contratto',
  lead: 'Può recedere qui senza accedere. Indichi nome, numero d’ordine e un indirizzo e-mail per la conferma.',
  sections: {
    statement: {
      headline: 'Come recedere',
      text: [
        'Può anche scriverci: {trader}, {address}, e-mail [service@example.com](mail). Basta una frase: «Recedo dal contratto relativo a …». Confermiamo subito la ricezione. Il modulo è un aiuto, non un obbligo.',
      ],
    },
    right: {
      headline: 'Diritto di recesso',
      text: [
        'Lei ha il diritto di recedere dal contratto, senza indicarne le ragioni, entro 14 giorni. Il periodo di recesso scade dopo 14 giorni dal giorno in cui lei o un terzo, diverso dal vettore e da lei designato, acquisisce il possesso fisico dei beni. Se più beni di un ordine arrivano separatamente, conta il giorno in cui riceve l’ultimo.',
        'Per esercitare il diritto di recesso, lei è tenuto a informarci ({trader}, {address}, e-mail [service@example.com](mail)) della sua decisione tramite una dichiarazione esplicita: con il modulo di questa pagina, per e-mail o per lettera. Per rispettare il termine, è sufficiente che invii la comunicazione prima della scadenza.',
      ],
    },
    refund: {
      headline: 'Effetti del recesso',
      text: [
        'Se recede dal contratto, Le saranno rimborsati tutti i pagamenti che ha effettuato a nostro favore, compresi i costi di consegna, ad eccezione dei costi supplementari derivanti dalla scelta di un tipo di consegna diverso da quello standard meno costoso da noi offerto. Il rimborso avviene senza indebito ritardo e in ogni caso entro 14 giorni dal giorno in cui siamo informati della sua decisione, con lo stesso mezzo di pagamento e senza costi per lei.',
        'Il rimborso può essere sospeso fino al ricevimento dei beni oppure fino alla dimostrazione che li ha rispediti, se precedente.',
      ],
    },
    return: {
      headline: 'Restituzione',
      text: [
        'Rispedisca i beni senza indebiti ritardi e in ogni caso entro 14 giorni dal giorno in cui ci ha comunicato il recesso, a: {trader}, {address}. Il termine è rispettato se rispedisce i beni prima della scadenza. **I costi diretti della restituzione sono a suo carico.**',
        'Lei è responsabile solo della diminuzione del valore dei beni risultante da una manipolazione diversa da quella necessaria per stabilirne la natura, le caratteristiche e il funzionamento.',
      ],
    },
    excepted: {
      headline: 'Che cosa è escluso',
      text: [
        'I prodotti con le sue foto o i suoi testi, o su misura, sono realizzati secondo le sue indicazioni. Per questi **non esiste diritto di recesso**. Restano i suoi diritti in caso di difetti: [](guarantee).',
      ],
    },
  },
  goods: {
    poster: {
      headline: 'Per quali prodotti',
      text: [
        'Questo negozio vende quadri realizzati secondo le sue indicazioni: per questi vale l’eccezione in fondo alla pagina. Da ogni altro acquisto presso di noi può recedere.',
      ],
    },
    kartenliebe: {
      headline: 'Per quali prodotti',
      text: [
        'Può recedere dall’acquisto di buste e cartoline campione di magazzino. Per biglietti, calendari e libri con le sue foto o i suoi testi vale l’eccezione in fondo alla pagina.',
      ],
    },
  },
  voluntary: [
    {
      headline: 'Restituzione volontaria',
      markets: ['ch'],
      text: [
        'Il diritto svizzero non prevede un diritto di recesso per gli acquisti online. Le concediamo volontariamente i diritti descritti in questa pagina.',
      ],
    },
  ],
};
