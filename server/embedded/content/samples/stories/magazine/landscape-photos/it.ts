import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Paesaggi in grande formato',
  title: 'Fotografare paesaggi per stampe grandi',
  description:
    'Luce, nitidezza, orizzonte: come fotografare paesaggi che convincono anche a 120 × 80 cm, con la macchina fotografica o con il telefono.',
  headline: 'Paesaggi in grande formato',
  lead: 'Sul telefono quasi ogni paesaggio è bello. Alla parete conta quello a cui si è pensato scattando.',
  picture: 'Catene di montagne nella foschia sotto un sole giallo che sorge',
  opening: {
    headline: 'Alla parete si vede tutto',
    text: [
      'Un quadro grande si guarda a lungo, e da vicino. Un orizzonte storto, rami mossi o un cielo bruciato saltano all’occhio. Tutti e tre si evitano quando si scatta, quasi mai dopo.',
      'Si prenda dieci minuti per ogni soggetto. Si abbassi, faccia un passo di lato, aspetti una nuvola. La foto migliore di rado è la prima.',
    ],
  },
  beside: {
    headline: 'All’ora giusta',
    text: [
      'A mezzogiorno la luce cade dall’alto e appiattisce tutto. Nella prima e nell’ultima ora del giorno viene di lato: le colline fanno ombra, la foschia separa i piani, i colori si scaldano.',
      'Regoli l’esposizione sul cielo. Sul telefono tocchi il punto più chiaro e abbassi un poco il cursore. Le ombre si possono schiarire, un cielo bianco resta bianco.',
    ],
    picture: 'Catene di montagne sotto un cielo serale rosa e viola',
    link: 'Vedere la tela 120 × 80 cm',
  },
  table: {
    caption: 'Quale luce per quale soggetto',
    header: ['Momento', 'Luce', 'Soggetti'],
    rows: [
      ['Prima ora dopo l’alba', 'calda, radente, spesso con nebbia', 'montagne, campi, laghi'],
      ['Mattina', 'chiara, fredda', 'boschi, paesi'],
      ['Cielo coperto', 'morbida, senza ombre', 'cascate, foglie, muschio'],
      ['Ultima ora prima del tramonto', 'calda, ombre lunghe', 'dune, coste'],
      ['Ora blu', 'fredda, poco contrasto', 'città, luna, mare'],
    ],
  },
  details: {
    headline: 'Nitida fino ai bordi',
    text: [
      '- Pulisca l’obiettivo; sul telefono prima di ogni foto.',
      '- Si appoggi: treppiede, muretto, zaino. Scatti con l’autoscatto.',
      '- Si avvicini a piedi. Lo zoom digitale taglia soltanto pixel.',
      '- Imposti il valore ISO più basso con cui nulla risulta mosso.',
      '- Faccia tre foto e tenga la più nitida.',
      'Si mandi l’originale e non la copia di una chat: i messaggi rimpiccioliscono molto le foto.',
    ],
  },
  figures: [
    {
      alternative: 'Luna piena sopra colline blu al crepuscolo',
      caption: 'Ora blu: c’è ancora luce per i colori e la luna non abbaglia più.',
    },
    {
      alternative: 'Sole sul mare con una scia chiara sulle onde',
      caption: 'Sole basso sull’acqua: la scia porta lo sguardo fino all’orizzonte.',
    },
  ],
  closing: {
    headline: 'Pensando alla stampa',
    text: [
      'Metta l’orizzonte nel terzo superiore o inferiore e lo tenga dritto; la griglia del mirino aiuta. Qualcosa in primo piano dà profondità: un sasso, un sentiero, l’erba. Lasci aria tutto intorno, perché sulla [tela](canvas) il soggetto continua un poco sul bordo.',
      'Appena la foto è caricata, vede per ogni formato se è abbastanza nitida. Quanti pixel vuole ogni misura: [](photo-guide). Su che cosa stampiamo: [](print-photos).',
    ],
  },
};
