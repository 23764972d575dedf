import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'A che altezza appendere un quadro',
  title: 'A che altezza appendere un quadro: misure',
  description:
    'Il centro del quadro va all’altezza degli occhi, a circa 147 cm da terra. Ecco come calcolare il punto del chiodo, con misure per ogni stanza.',
  headline: 'A che altezza appendere un quadro',
  lead: 'Il centro del quadro va all’altezza degli occhi. Le mostriamo come arrivare da lì al punto esatto del chiodo.',
  picture: 'Quadro di un tramonto sul mare sopra una consolle in un ingresso',
  opening: {
    headline: 'Conta il centro, non il bordo',
    text: [
      'Nelle mostre il centro dei quadri sta di solito all’altezza degli occhi, a circa 147 cm da terra. Vale per i formati piccoli e per quelli grandi, perché lo sguardo cerca il centro e non il bordo superiore. Chi misura dall’alto appende i quadri piccoli quasi sempre troppo in alto.',
      'Più quadri si trattano come uno solo: è il centro di tutto il gruppo ad andare a questa altezza.',
    ],
  },
  beside: {
    headline: 'Trovare il punto del chiodo',
    text: [
      '- Divida per due l’altezza del quadro.',
      '- Misuri quanto sta il gancio sotto il bordo superiore e sottragga questo valore.',
      '- Sommi il risultato a 147 cm: lì va il chiodo.',
      'Un esempio: il quadro è alto 60 cm e il gancio sta 5 cm sotto il bordo. La metà è 30 cm, meno 5 cm restano 25 cm. Il chiodo va dunque a 172 cm.',
    ],
    picture: 'Retro di una cornice con due attacchi e, sotto, due ganci di ottone',
    link: 'Vedere la tela 90 × 60 cm',
  },
  table: {
    caption: 'Dove va il centro del quadro',
    header: ['Luogo', 'Altezza del centro', 'Perché'],
    rows: [
      ['Ingresso e scala', '150 cm', 'Qui si guarda sempre in piedi.'],
      ['Sopra il divano', '145 cm', 'Tra schienale e quadro resta una mano di spazio.'],
      ['Vicino al tavolo', '135 cm', 'Si è seduti e si guarda davanti a sé.'],
      ['Alla scrivania', '130 cm', 'Si deve vedere sopra lo schermo.'],
      ['Cameretta', '115 cm', 'All’altezza degli occhi del bambino, ma non sopra il cuscino.'],
    ],
  },
  details: {
    headline: 'Un gancio o due?',
    text: [
      'Un quadro piccolo sta su un chiodo. Uno più grande vuole due ganci alla stessa altezza: resta dritto anche quando una porta sbatte. I formati molto grandi e pesanti chiedono due viti con tasselli adatti alla parete.',
      'Non fori mai in verticale sopra o sotto una presa o un interruttore: spesso ci passano i cavi. Nel cartongesso tengono solo i tasselli a espansione; nei muri vecchi provi prima con una punta sottile.',
    ],
  },
  figures: [
    {
      alternative: 'Telaio di una tela con attacco dentato e un chiodo accanto',
      caption: 'Basta un chiodo: con l’attacco dentato può ancora spostare un poco il quadro.',
    },
    {
      alternative: 'Retro di un pannello con binario di alluminio e due ganci sotto',
      caption: 'Due ganci e un binario: il pannello resta dritto e un poco staccato dal muro.',
    },
  ],
  closing: {
    headline: 'Prima una prova con la carta',
    text: [
      'Ritagli della carta da pacchi grande come il quadro e la fissi con nastro da carrozziere. La lasci un giorno e ci passi davanti più volte. Se l’altezza convince, pianti il chiodo attraverso la carta.',
      'Quale misura va sopra il divano: [](article-above-sofa). Per più quadri legga [](article-gallery-wall).',
    ],
  },
};
