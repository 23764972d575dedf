import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Il quadro giusto sopra il divano',
  title: 'Quadro sopra il divano: la misura giusta',
  description:
    'Due terzi della larghezza del divano e una mano di spazio: la misura del quadro per ogni divano in una tabella, per un quadro o per due.',
  headline: 'Il quadro giusto sopra il divano',
  lead: 'Due terzi della larghezza del divano: con questa regola si trova la misura. La tabella la calcola per cinque divani.',
  picture: 'Quadro largo di montagne all’alba sopra un divano grigio',
  opening: {
    headline: 'La regola dei due terzi',
    text: [
      'Un quadro sopra il divano sta bene quando ne occupa circa due terzi. Se è più stretto della metà, galleggia sulla parete. Se è più largo del divano, lo schiaccia.',
      'Misuri il divano intero, con i braccioli. Con un divano ad angolo conta solo il lato sopra cui sta il quadro.',
    ],
  },
  beside: {
    headline: 'La distanza dallo schienale',
    text: [
      'Lasci tra lo schienale e il bordo inferiore una mano di spazio, fino a 20 cm. Con meno, chi si appoggia tocca il quadro. Con più, i due non stanno più insieme.',
      'Se il soffitto è basso, prenda un formato largo e poco alto. Un panorama allunga la parete.',
    ],
    picture: 'Quadro di dune rosa di 105 × 70 cm sopra un divano grigio',
    link: 'Vedere la tela 120 × 80 cm',
  },
  table: {
    caption: 'La misura secondo il divano',
    header: ['Divano', 'Larghezza del quadro', 'Un quadro', 'Due, ognuno'],
    rows: [
      ['160 cm', 'circa 105 cm', '100 × 70 cm', '50 × 70 cm'],
      ['180 cm', 'circa 120 cm', '120 × 80 cm', '60 × 80 cm'],
      ['200 cm', 'circa 135 cm', '135 × 90 cm', '60 × 90 cm'],
      ['220 cm', 'circa 145 cm', '150 × 100 cm', '70 × 100 cm'],
      ['250 cm', 'circa 165 cm', '165 × 80 cm', '80 × 80 cm'],
    ],
  },
  details: {
    headline: 'Uno, due o tre?',
    text: [
      'Uno solo è il più tranquillo e vuole un soggetto da guardare a lungo: un paesaggio, una città, un ritratto con spazio intorno. Due formati verticali vicini stanno bene su pareti alte. Tre uguali in fila raccontano una piccola storia.',
      'Con due o tre quadri conta anche la distanza: calcoli da 5 a 8 cm tra l’uno e l’altro e misuri il gruppo da bordo a bordo.',
    ],
  },
  figures: [
    {
      alternative: 'Quadro piccolo di 60 × 40 cm sopra un divano di poco più di 2 m',
      caption: 'Troppo piccolo: 60 cm sopra un divano di poco più di 2 m. Il quadro galleggia.',
    },
    {
      alternative: 'Quadro largo di 135 × 70 cm sopra lo stesso divano',
      caption: 'Giusto: 135 cm sopra lo stesso divano, circa due terzi della sua larghezza.',
    },
  ],
  closing: {
    headline: 'La prova di carta',
    text: [
      'Attacchi alla parete della carta di giornale grande come il quadro e si sieda di fronte. Due misure a confronto dicono più di ogni regola. Se è in dubbio, prenda la più grande: su una parete vuota un quadro sembra più piccolo di come lo si immaginava.',
      'Materiale e luce in soggiorno: [](living-room). L’altezza da terra: [](article-hanging-height).',
    ],
  },
};
