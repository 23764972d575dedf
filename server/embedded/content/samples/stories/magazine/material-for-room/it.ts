import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Quale materiale per quale stanza',
  title: 'Quale materiale scegliere per quale stanza',
  description:
    'Tela, vetro acrilico, Alu-Dibond, vetro o poster: che cosa sopporta luce, vapore e mani di bambini. Con una tabella per sei stanze.',
  headline: 'Quale materiale per quale stanza',
  lead: 'Tre domande portano al materiale: da dove viene la luce, quanto è umida l’aria e chi tocca il quadro.',
  picture: 'Quadro di una città di notte sopra una scrivania',
  opening: {
    headline: 'Bastano tre domande',
    text: [
      'Si metta davanti alla parete e si guardi intorno. C’è una finestra di fronte? In questa stanza si cucina o si fa la doccia? Il quadro è così basso che i bambini lo toccano o gli zaini lo sfiorano?',
      'Prima la luce, poi l’aria, infine il contatto: in quest’ordine i materiali si escludono. Tra quelli che restano decide il gusto.',
    ],
  },
  beside: {
    headline: 'La luce decide per prima',
    text: [
      'Le superfici lisce riflettono. Di fronte a una finestra, nel [vetro acrilico](acrylic) e nel [vetro](glass) si vede soprattutto la finestra. Lì vanno meglio le superfici opache: la [tela](canvas) o un [poster](poster) senza vetro.',
      'Se la luce viene di lato, è il contrario: il vetro acrilico dà ai colori una profondità che nessun materiale opaco raggiunge.',
    ],
    picture: 'Angolo di un quadro in vetro acrilico con la luce nel bordo',
    link: 'Vedere il vetro acrilico 90 × 60 cm',
  },
  table: {
    caption: 'Il materiale secondo la stanza',
    header: ['Stanza', 'Va bene', 'Meglio di no'],
    rows: [
      ['Soggiorno molto luminoso', 'tela, Alu-Dibond', 'vetro acrilico di fronte alla finestra'],
      ['Camera da letto', 'tela, carta fine art', 'quadri pesanti sopra la testata'],
      ['Cucina', 'vetro, Alu-Dibond', 'poster senza cornice vicino ai fuochi'],
      ['Bagno', 'Alu-Dibond, vetro', 'tela e carta'],
      ['Cameretta', 'tela, Forex', 'vetro a portata di mano'],
      ['Ingresso', 'vetro acrilico, poster in cornice', 'superfici delicate dove si passa'],
    ],
  },
  details: {
    headline: 'Vapore, schizzi, sole',
    text: [
      'Carta e tessuto assorbono umidità e si muovono; in bagno con il tempo si imbarcano. L’[Alu-Dibond](aluminium) non assorbe acqua e resta piano, ma gli schizzi diretti sono troppo anche per lui. Il vetro sopporta vapore e grasso e si pulisce con il detergente per vetri.',
      'Il sole diretto sbiadisce ogni carta. Appenda poster e stampe fine art a una parete che a mezzogiorno è in ombra.',
    ],
  },
  figures: [
    {
      alternative: 'Angolo di una tela con il soggetto che continua sul bordo',
      caption: 'Tela: opaca, leggera, senza spigoli duri. Il soggetto continua sui lati.',
    },
    {
      alternative: 'Angolo di un pannello sottile di Alu-Dibond che fa ombra sulla parete',
      caption: 'Alu-Dibond: pochi millimetri di spessore, satinato, insensibile all’aria umida.',
    },
  ],
  closing: {
    headline: 'Se è ancora in dubbio',
    text: [
      'Confronti quattro materiali uno accanto all’altro, con la stessa foto e con i prezzi: [](comparison). E se due vanno ugualmente bene, prenda il più leggero: si appende prima e trasloca meglio.',
      'Come tenere pulito ognuno: [](article-care).',
    ],
  },
};
