import type { AluminiumTexts } from './page.ts';

/** In Italian. */
export const texts: AluminiumTexts = {
  name: 'Alu-Dibond',
  title: 'Stampa foto su Alu-Dibond, leggera e solida',
  description:
    'La sua foto su Alu-Dibond: lastra leggera e rigida, superficie satinata, adatta anche al bagno. Formati standard o su misura.',
  headline: 'La sua foto su Alu-Dibond',
  lead: 'Una lastra sottile di alluminio con stampa satinata. Leggera, piana e insensibile all’umidità.',
  picture: 'Profilo di una città in forme nette',
  tile: 'Sottile, piano e satinato',
  sections: {
    material: {
      headline: 'Due fogli di alluminio, un’anima solida',
      text: [
        'La lastra è fatta di due fogli sottili di alluminio attorno a un’anima di plastica. È leggera e resta diritta anche nei formati grandi.',
        'La stampa è direttamente sulla lastra. Linee e dettagli risaltano con chiarezza: un buon supporto per architettura e bianco e nero.',
      ],
    },
    mounting: {
      headline: 'Come si appende',
      text: [
        'Le guide sul retro staccano leggermente il quadro dalla parete. Davanti non si vede alcun fissaggio.',
        'La cornice a cassetta dà alla lastra un contorno di legno.',
      ],
    },
    care: {
      headline: 'Cura',
      text: ['Basta un panno umido. Non strofini con forza ed eviti i solventi.'],
    },
  },
  questions: {
    damp: {
      question: 'Si può appendere in bagno?',
      answer: 'Sì. L’aria umida non la danneggia. Eviti solo gli schizzi diretti.',
    },
  },
  promises: {
    delivery: 'Consegnato a casa sua, imballato in piano e con gli angoli protetti.',
    origin: 'Stampato, tagliato e controllato in Baviera.',
  },
};
