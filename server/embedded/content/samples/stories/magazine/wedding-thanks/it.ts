import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Ringraziare dopo le nozze',
  title: 'Ringraziamenti di nozze: testo e tempi',
  description:
    'Chi riceve un biglietto di ringraziamento, quando deve arrivare e che cosa si scrive. Con esempi e una lista utile quando si aprono i regali.',
  headline: 'Ringraziare dopo le nozze',
  lead: 'Due mesi, una lista e due frasi a mano: così ringraziare non diventa un dovere.',
  picture: 'Biglietto con una foto di rami, una scritta sotto e una busta verde accanto',
  opening: {
    headline: 'La lista comincia con i regali',
    text: [
      'Chi apre i regali annoti subito: nome, regalo, una parola. Dopo venti pacchetti nessuno sa più di chi era la ciotola blu. Va bene anche una foto di ogni biglietto accanto al suo regalo.',
      'In lista va anche chi non ha portato nulla di incartato: i testimoni, i musicisti, la torta, la vicina che ha tenuto il cane. Con la bomboniera il biglietto si può consegnare a mano.',
    ],
  },
  beside: {
    headline: 'Una foto che nessuno ha visto',
    text: [
      'Scelga un’immagine tranquilla di voi due e non quella di gruppo, che tutti hanno già nel telefono. Orizzontale per una coppia nel paesaggio, verticale per la vicinanza.',
      'Non aspetti tutte le foto. Ne chieda due o tre in anticipo, al biglietto bastano. Il resto diventa un [fotolibro](photobook).',
    ],
    picture: 'Fotolibro con un tramonto sul mare sulla copertina',
    link: 'Creare un biglietto di ringraziamento',
  },
  table: {
    caption: 'Che cosa si può scrivere',
    header: ['Per', 'Una frase adatta'],
    rows: [
      ['Un regalo', '«La ciotola è già in tavola, con le prime mele.»'],
      ['Denaro', '«Ci avete regalato tre giorni a Lisbona. Arriverà una cartolina.»'],
      ['Un aiuto', '«Senza di te non ci sarebbero state né torta né calma.»'],
      ['Un lungo viaggio', '«Mezza giornata di strada: non lo dimenticheremo.»'],
      ['Un’assenza', '«Ci siete mancati. Il prossimo bicchiere, insieme.»'],
    ],
  },
  details: {
    headline: 'Stampato e a mano',
    text: [
      'Il testo stampato può essere uguale per tutti: grazie, foto, nomi, data. Sotto lasci lo spazio per due righe a mano. Quelle due righe si leggono e si conservano.',
      'Scriva dieci biglietti a sera, a turno. In una settimana ne sono pronti settanta, e nessuno suona come il precedente.',
    ],
  },
  figures: [
    {
      alternative: 'Scatola di foto aperta, rosso chiaro, con una pila di foto',
      caption: 'Per i genitori: una scatola con le foto che non sono entrate nel biglietto.',
    },
    {
      alternative: 'Tre stampe con bordo bianco, una sull’altra',
      caption: 'Tre stampe nella busta, e il biglietto diventa un piccolo dono.',
    },
  ],
  closing: {
    headline: 'Entro quando?',
    text: [
      'Sei settimane dopo le nozze sono un buon termine, due mesi vanno ancora bene. Se partite in viaggio di nozze, ordini i biglietti prima e li scriva al ritorno. Il calendario completo è in [](article-wedding-invitations).',
    ],
  },
};
