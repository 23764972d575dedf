import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Che cosa scrivere per un compleanno',
  title: 'Biglietto di compleanno: le parole giuste',
  description:
    'Un augurio, un ricordo, un desiderio: come scrivere un biglietto di compleanno in cinque frasi, con esempi per famiglia, amici e colleghi.',
  headline: 'Che cosa scrivere per un compleanno',
  lead: 'Tre passi e qualche esempio: così «Buon compleanno» diventa un biglietto che si conserva.',
  picture: 'Biglietto di compleanno con tre palloncini e una busta rosa',
  opening: {
    headline: 'Bastano cinque frasi',
    text: [
      'Un buon biglietto di compleanno non ha bisogno di rime né di citazioni. Ha bisogno di qualcosa che solo lei può scrivere. Cominci con l’augurio, racconti un ricordo dell’ultimo anno e finisca con un desiderio adatto a quella persona.',
      'Scriva come parla. Rilegga una volta ad alta voce: dove inciampa, la frase è troppo lunga.',
    ],
  },
  beside: {
    headline: 'La frase che resta',
    text: [
      'Il ricordo è il cuore del biglietto. Più è preciso, meglio è: non «le nostre belle gite», ma «la pioggia sul lago, e la griglia accesa lo stesso». Un luogo, un suono, qualcosa che si è detto.',
      'Non viene in mente niente? Guardi le foto dell’anno. Il biglietto di solito è già lì, e la foto può andare sulla copertina.',
    ],
    picture: 'Biglietto di compleanno con una torta e cinque candeline',
    link: 'Creare un biglietto di compleanno',
  },
  table: {
    caption: 'Inizi da cui partire',
    header: ['Per chi', 'Si può cominciare così'],
    rows: [
      [
        'Nonni',
        '«Nessuna torta è buona come la vostra. Grazie per la sedia che mi tenete sempre.»',
      ],
      ['Migliore amica', '«Un altro anno in cui hai chiamato per prima. Oggi chiamo io.»'],
      ['Collega', '«Tanti auguri! Senza di lei il lunedì sarebbe solo un lunedì.»'],
      ['Figlioccio', '«Sette anni! Ormai sei grande per il segreto della casa sull’albero.»'],
      ['Compleanno tondo', '«Sessant’anni, e sempre le domande migliori a tavola.»'],
    ],
  },
  details: {
    headline: 'Il tono e la firma',
    text: [
      'Scriva come vi parlate. A colleghi e vicini una riga calorosa e nessuna battuta sull’età. Se non sa se dare del lei, usi la forma che loro usano quando le scrivono.',
      'Se firma tutta la famiglia, ognuno firma da sé, anche il bambino di tre anni con il suo scarabocchio. Sotto metta la data: tra vent’anni qualcuno ne sarà felice.',
    ],
  },
  figures: [
    {
      alternative: 'Biglietto di compleanno per bambini con una torta, la busta a sinistra',
      caption:
        'Per i bambini: poche parole, lettere grandi e una domanda a cui viene voglia di rispondere.',
    },
    {
      alternative: 'Biglietto verde scuro con una stella dorata di raggi',
      caption: 'Un compleanno tondo può brillare: oro su carta scura.',
    },
  ],
  closing: {
    headline: 'In tempo nella cassetta',
    text: [
      'Metta due promemoria nel calendario: dieci giorni prima per l’ordine, quattro giorni prima per la cassetta delle lettere. Chi ha molti compleanni ordina un motivo in poche copie e scrive ogni biglietto da capo.',
      'Tutte le occasioni: [](cards). Carta e oro: [](article-paper-and-finish).',
    ],
  },
};
