import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'La cura delle stampe da parete',
  title: 'Cura delle stampe da parete: pulire bene',
  description:
    'Polvere sulla tela, impronte sul vetro acrilico, grasso sul vetro: che cosa serve a ogni materiale e che cosa è meglio lasciare nell’armadio.',
  headline: 'La cura delle stampe da parete',
  lead: 'Di solito basta un panno morbido e asciutto. Che cosa aiuta e che cosa rovina, materiale per materiale.',
  picture: 'Poster di rami in una cornice di legno scuro',
  opening: {
    headline: 'Prima a secco',
    text: [
      'La polvere è sabbia fine. Strofinarla con un panno bagnato è come carteggiare. La tolga sempre prima a secco: con un pennello morbido o un panno pulito in microfibra, dall’alto in basso e senza premere.',
      'Due volte l’anno bastano. Più spesso si pulisce solo quello che sta in cucina o a portata di mani piccole.',
    ],
  },
  beside: {
    headline: 'Tela e carta',
    text: [
      'Tolga la polvere dalla [tela](canvas) con un panno morbido e asciutto, senza acqua né detergenti. Se dopo un trasloco il tessuto ha un’ammaccatura, lasci il quadro in piano per un giorno in una stanza calda: spesso si distende da solo.',
      'Tocchi un [poster](poster) o una carta fine art solo ai bordi. Dietro un vetro pulisca il vetro, e spruzzi sul panno, mai sulla cornice.',
    ],
    picture: 'Angolo di una tela su cui un bosco scuro continua sul bordo',
    link: 'Vedere la tela 90 × 60 cm',
  },
  table: {
    caption: 'Che cosa va bene per ogni materiale',
    header: ['Materiale', 'Come pulirlo', 'Da evitare'],
    rows: [
      ['Tela', 'panno morbido, a secco', 'acqua, detergenti'],
      [
        'Vetro acrilico',
        'microfibra, un po’ d’acqua',
        'detergente per vetri con alcol, carta da cucina',
      ],
      ['Alu-Dibond', 'panno umido', 'crema abrasiva, solventi'],
      ['Vetro', 'detergente per vetri sul panno', 'spruzzare vicino al bordo'],
      ['Forex', 'panno appena umido', 'pressione, appoggiarlo su un angolo'],
      ['Poster e carta fine art', 'pennello morbido, a secco', 'acqua, dita sulla superficie'],
    ],
  },
  details: {
    headline: 'Impronte e grasso',
    text: [
      'Sul [vetro acrilico](acrylic) acqua tiepida e microfibra. L’alcol con il tempo opacizza la superficie e la carta da cucina lascia graffi sottili. Il [vetro](glass) è più duro: lì può usare il detergente per vetri.',
      'Il grasso sull’[Alu-Dibond](aluminium) va via con una goccia di detersivo per piatti nell’acqua. Ripassi con acqua pulita e asciughi, così non restano aloni.',
    ],
  },
  figures: [
    {
      alternative: 'Angolo di un quadro in vetro acrilico con il bordo lucido',
      caption: 'Vetro acrilico: solo microfibra e acqua, anche sul bordo lucidato.',
    },
    {
      alternative: 'Angolo di un pannello di Alu-Dibond davanti a una parete grigia',
      caption: 'Alu-Dibond: basta un panno umido.',
    },
  ],
  closing: {
    headline: 'Anche il posto fa la sua parte',
    text: [
      'La cura migliore è un buon posto: non al sole di mezzogiorno, non subito sopra un termosifone, con un po’ d’aria dietro. Per un trasloco avvolga il quadro prima in carta velina o in un lenzuolo e solo dopo nel pluriball, che altrimenti lascia il segno su acrilico e vernice.',
      'Quale materiale a quale posto: [](article-material-for-room).',
    ],
  },
};
