import type { WallArtTexts } from './page.ts';

/** In Italian. */
export const texts: WallArtTexts = {
  name: 'Stampe da parete',
  title: 'Stampe da parete con la tua foto',
  description:
    'Stampe da parete con la tua foto: tela, vetro acrilico, Alu-Dibond e poster a confronto, in ogni formato e anche con cornice.',
  headline: 'Stampe da parete',
  lead: 'Una foto, quattro materiali. Scegli secondo la luce, la stanza e il gusto.',
  picture: 'Dune in una luce calda',
  tile: 'Tutti i materiali a colpo d’occhio',
  tilesHeadline: 'Materiali',
  choosing: {
    headline: 'Quale materiale fa per te?',
    text: [
      '- **Tela**: opaca e calda, per stanze luminose e immagini tranquille.',
      '- **Vetro acrilico**: lucido e profondo, per colori forti e contrasti.',
      '- **Alu-Dibond**: sottile e resistente, anche per bagno e cucina.',
      '- **Poster**: facile da cambiare, con o senza cornice.',
      'Hai dubbi? Scrivici dalla [pagina dei contatti](contact), ti aiutiamo a scegliere.',
    ],
  },
};
