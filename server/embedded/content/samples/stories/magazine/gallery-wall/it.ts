import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Comporre una parete di quadri',
  title: 'Parete di quadri: disposizioni e distanze',
  description:
    'Griglia, fila o intorno a un centro: componga la parete di quadri sul pavimento, tenga distanze uguali e appenda senza fori di troppo.',
  headline: 'Comporre una parete di quadri',
  lead: 'Una bella parete di quadri nasce sul pavimento. Quattro disposizioni, distanze precise e una ricetta per cinque quadri.',
  picture: 'Quattro quadri uguali della luna su una parete chiara',
  opening: {
    headline: 'Prima il pavimento, poi la parete',
    text: [
      'Disponga tutti i quadri sul pavimento prima di prendere il martello. Cominci dal più grande e metta gli altri intorno. Fotografi ogni versione dall’alto: sullo schermo piccolo si vede subito se un lato pesa troppo.',
      'Lasci tutto così per una notte. Quello che piace ancora al mattino può andare alla parete.',
    ],
  },
  beside: {
    headline: 'Che cosa tiene insieme il gruppo',
    text: [
      'Una parete è tranquilla quando qualcosa si ripete. Se i soggetti sono diversi, usi la stessa cornice per tutti. Se le cornici sono diverse, avvicini i colori delle foto.',
      'Un passepartout dà peso alle foto piccole e aria alle vicine. I quadri senza cornice, per esempio su [tela](canvas), possono stare più stretti.',
    ],
    picture: 'Ramo con foglie in una cornice di rovere con passepartout color crema',
    link: 'Vedere il poster in cornice 60 × 40 cm',
  },
  table: {
    caption: 'Quattro disposizioni',
    header: ['Disposizione', 'Quadri', 'Distanza', 'Adatta a'],
    rows: [
      ['Griglia', '4, 6 o 9 uguali', '5 cm', 'serie di uno stile'],
      ['Fila', 'da 3 a 5 della stessa altezza', '6 cm', 'ingresso, letto, credenza'],
      ['Intorno a un centro', 'da 5 a 7', 'da 8 a 10 cm', 'soggiorno'],
      ['Scala', '4 o più', '8 cm', 'i centri seguono la pendenza'],
    ],
  },
  details: {
    headline: 'Una ricetta per cinque quadri',
    text: [
      'Al centro un formato verticale di 60 × 90 cm. Su ogni lato due quadrati di 40 × 40 cm, uno sopra l’altro. Lasci ovunque 10 cm. I quadrati finiscono a filo con il quadro grande, sopra e sotto, e il gruppo misura 160 × 90 cm.',
      'Va bene sopra un divano di circa 2,4 m. Il quadro grande porta il soggetto più forte, i quattro piccoli mostrano dettagli: mani, foglie, una finestra.',
    ],
  },
  figures: [
    {
      alternative: 'Quattro quadri di un paesaggio di montagna in griglia, visti di lato',
      caption: 'La griglia vive di ordine: una misura, una distanza, un tema.',
    },
    {
      alternative: 'Collage di nove foto separate da linee bianche',
      caption: 'Poco spazio? Un collage riunisce nove foto e vuole un solo chiodo.',
    },
  ],
  closing: {
    headline: 'Alla parete, senza fori di troppo',
    text: [
      'Ritagli ogni quadro nella carta e segni l’attacco. Fissi i fogli con il nastro e controlli bordi e distanze con la livella. Il centro del gruppo va all’altezza degli occhi, come spiega [](article-hanging-height).',
      'Poi pianti i chiodi attraverso la carta e la strappi via. E se per tutte le foto basta un quadro solo, un [collage](collage) è la parete più semplice.',
    ],
  },
};
