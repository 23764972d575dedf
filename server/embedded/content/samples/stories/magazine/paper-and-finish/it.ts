import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Carta e nobilitazioni spiegate',
  title: 'Carta e nobilitazioni: che effetto fanno',
  description:
    'Liscia o ruvida, oro o rilievo, lembo dritto o a punta: che cosa fanno carta e nobilitazione e che cosa va bene per ogni occasione.',
  headline: 'Carta e nobilitazioni spiegate',
  lead: 'Lo stesso disegno cambia su ogni carta. Un giro dalla superficie fino alla busta.',
  picture: 'Biglietto verde scuro con una stella dorata dai raggi sottili',
  opening: {
    headline: 'Prima la superficie',
    text: [
      'La carta patinata è liscia. Le foto vi risultano nitide e intense, ma la stilografica sbava facilmente. La carta non patinata è ruvida e calda, i colori si fanno morbidi e l’inchiostro asciuga presto. Se scrive molto a mano, scelga questa.',
      'Il peso si sente prima di leggere. Un biglietto piegato può essere più leggero di uno semplice, perché è doppio.',
    ],
  },
  beside: {
    headline: 'Che cosa brilla, e dove',
    text: [
      'L’oro, l’argento o l’oro rosa si pressano sulla carta e prendono la luce. Rendono di più su una zona tranquilla: nomi, una linea, una stella. Su una foto si perdono.',
      'Il rilievo solleva il disegno sotto le dita, senza colore e senza lucentezza. Va bene con i disegni sobri, per un battesimo o un lutto come per le nozze.',
    ],
    picture: 'Biglietto azzurro con una luna e due stelle per una nascita',
    link: 'Creare un biglietto in oro',
  },
  table: {
    caption: 'Che cosa va bene per ogni occasione',
    header: ['Occasione', 'Carta', 'Nobilitazione'],
    rows: [
      ['Nozze', 'non patinata, spessa', 'oro o rilievo'],
      ['Nascita e battesimo', 'non patinata, morbida', 'oro rosa, con misura'],
      ['Compleanno con foto', 'patinata, liscia', 'nessuna'],
      ['Lutto', 'non patinata, bianca', 'nessuna o rilievo'],
      ['Natale', 'scura o bianca', 'oro o argento'],
    ],
  },
  details: {
    headline: 'La busta ne fa parte',
    text: [
      'La busta è la prima cosa che si tiene in mano. Un lembo dritto è sobrio, uno a punta più festoso. Il colore va bene finché l’indirizzo si legge: sul rosso scuro usi un pennarello bianco o un’etichetta chiara.',
      'Le buste quadrate o molto grandi costano di più da affrancare in molti Paesi. Pesi un biglietto finito, con tutto quello che contiene, prima di comprare i francobolli.',
    ],
  },
  figures: [
    {
      alternative: 'Biglietto di Pasqua con un uovo decorato su carta crema',
      caption: 'Una carta colorata scalda le tinte, e le parti chiare ne tengono il tono.',
    },
    {
      alternative: 'Biglietto di cresima con una fiamma e una busta rosso scuro',
      caption:
        'Una busta scura incornicia un biglietto chiaro. L’indirizzo va su un’etichetta chiara.',
    },
  ],
  closing: {
    headline: 'Toccare prima di decidere',
    text: [
      'Nessuno schermo mostra la mano di una carta. I primi tre biglietti campione di un ordine sono gratis: prenda lo stesso disegno su carte diverse e scriva una frase su ognuna.',
      'Tutte le occasioni: [](cards). Quando spedire ogni biglietto di nozze: [](article-wedding-invitations).',
    ],
  },
};
