import type { GlassTexts } from './page.ts';

/** In Italian. */
export const texts: GlassTexts = {
  name: 'Vetro',
  title: 'Foto su vetro, per cucina, bagno e salotto',
  description:
    'La sua foto su vetro: superficie fredda e piana, bordi molati con riflessi verdi, resistente ai graffi e facile da pulire.',
  headline: 'La sua foto su vetro',
  lead: 'Una lastra di vetro con i bordi molati. Piana, resistente ai graffi e all’umidità.',
  picture: 'Acquerello in blu e lilla',
  tile: 'Vetro facile da pulire',
  sections: {
    material: {
      headline: 'Un vetro che si riconosce',
      text: [
        'La sua foto sta dietro una lastra di vetro. I bordi sono molati e hanno riflessi verdi: così si distingue dall’acrilico.',
        'La superficie è perfettamente piana. Colori puri, acqua, vetro e motivi grafici risultano particolarmente nitidi.',
      ],
    },
    place: {
      headline: 'Luce e ambienti',
      text: [
        'Il vetro riflette. Sta meglio senza una finestra di fronte e con una lampada di lato.',
        'Vapore e schizzi non lo danneggiano: va bene in cucina, in bagno e in studio come in soggiorno.',
      ],
    },
    mounting: {
      headline: 'Come si appende',
      text: [
        'Sul retro c’è un fissaggio nascosto che stacca un poco l’immagine dalla parete. Davanti non si vede nulla.',
        'Il vetro è il più pesante dei nostri materiali. Usi due ganci e tasselli adatti alla sua parete, e non lo appenda sopra letti o sedute.',
      ],
    },
    care: {
      headline: 'Cura',
      text: [
        'Bastano un comune detergente per vetri e un panno morbido. Spruzzi il panno e non l’immagine, perché nulla coli dietro la lastra.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'Che differenza c’è con il vetro acrilico?',
      answer:
        'Il vetro è più duro e sopporta i detergenti per vetri, ma pesa di più e può rompersi. Il [vetro acrilico](acrylic) è più leggero, esiste in misure più grandi e si può incorniciare.',
    },
  },
  promises: {
    delivery: 'Spedizione a casa sua, imballato in verticale, con paraspigoli e schiuma.',
    origin: 'Stampato, molato e controllato in Baviera.',
  },
};
