import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Biglietti di Natale in tempo',
  title: 'Biglietti di Natale: calendario e parole',
  description:
    'Indirizzi a ottobre, foto a novembre, cassetta delle lettere ai primi di dicembre: un piano per i biglietti di Natale, con testi pronti.',
  headline: 'Biglietti di Natale in tempo',
  lead: 'Cinque piccoli passi da ottobre a dicembre, e i biglietti arrivano prima che si accendano le candele.',
  picture: 'Biglietto di Natale con un albero di archi verdi e una busta rosso scuro',
  opening: {
    headline: 'Contando dalla cassetta',
    text: [
      'Un biglietto di Natale dovrebbe arrivare a metà dicembre, per restare un poco sulla credenza. Nel proprio Paese lo si imbuca nella prima settimana di dicembre; oltreoceano, due o tre settimane prima. Chi comincia presto può scrivere a partire dall’Immacolata, quando si fa l’albero, e consegnare a mano.',
      'Ordini entro metà novembre e le restano due settimane per scrivere.',
    ],
  },
  beside: {
    headline: 'Una foto di tutto l’anno',
    text: [
      'Non servono berretti rossi. Un’immagine dell’estate in cui tutti ridono dice più di quella in posa davanti all’albero. Cerchi una zona tranquilla per il testo: cielo, erba, un muro.',
      'Manca la foto di tutti? Ne usi quattro piccole, una per stagione. O nessuna: anche un albero disegnato e una bella frase fanno un biglietto.',
    ],
    picture: 'Biglietto verde scuro con una stella dorata e una busta rosso scuro accanto',
    link: 'Creare un biglietto di Natale',
  },
  table: {
    caption: 'Cinque passi fino a Natale',
    header: ['Quando', 'Che cosa fare'],
    rows: [
      ['Ottobre', 'controllare indirizzi, traslochi e nomi nuovi'],
      ['Inizio novembre', 'scegliere foto e disegno, guardare un campione'],
      ['Metà novembre', 'ordinare, con qualche biglietto in più'],
      ['Fine novembre', 'scrivere in due sere, prima oltreoceano'],
      ['Prima settimana di dicembre', 'imbucare gli ultimi'],
    ],
  },
  details: {
    headline: 'Parole per famiglia e azienda',
    text: [
      'Per la famiglia: una frase sull’anno, un grazie, un progetto. «A marzo abbiamo traslocato, a luglio è arrivato Leo. Grazie per esserci stati. Quando venite a vedere la cucina?»',
      'Per clienti e fornitori: un grazie per qualcosa di preciso, gli auguri, una firma vera. Lasci fuori la pubblicità. Se scrive in più Paesi, «buone feste e felice anno nuovo» va bene ovunque.',
    ],
  },
  figures: [
    {
      alternative: 'Biglietto di Natale con un albero verde, la busta a destra',
      caption: 'In privato: carta bianca, un albero, molto posto per scrivere.',
    },
    {
      alternative: 'Biglietto verde scuro con una stella dorata, la busta a sinistra',
      caption: 'In azienda: carta scura, oro e il suo logo sul retro.',
    },
  ],
  closing: {
    headline: 'La lista per l’anno prossimo',
    text: [
      'Spunti chi ha scritto e a chi ha scritto lei, e riponga la lista con il presepe. Chi le scrive per la prima volta riceve uno dei biglietti rimasti, anche dopo le feste.',
      'Le aziende ricevono un preventivo per grandi tirature: [](business-customers). Che cosa fanno carta e oro: [](article-paper-and-finish).',
    ],
  },
};
