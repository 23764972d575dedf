import type { WallArtTexts } from './page.ts';

/** In Italian. */
export const texts: WallArtTexts = {
  name: 'Stampe da parete',
  title: 'Stampe da parete con la Sua foto',
  description:
    'Stampe da parete con la Sua foto: tela, vetro acrilico, Alu-Dibond e poster a confronto, in ogni formato e anche con cornice.',
  headline: 'Stampe da parete',
  lead: 'Una foto, quattro materiali. Scelga secondo la luce, la stanza e il gusto.',
  picture: 'Dune in una luce calda',
  tile: 'Tutti i materiali a colpo d’occhio',
  tilesHeadline: 'Materiali',
  choosing: {
    headline: 'Quale materiale fa per Lei?',
    text: [
      '- **Tela**: opaca e calda, per stanze luminose e immagini tranquille.',
      '- **Vetro acrilico**: lucido e profondo, per colori forti e contrasti.',
      '- **Alu-Dibond**: sottile e resistente, anche per bagno e cucina.',
      '- **Poster**: facile da cambiare, con o senza cornice.',
      'Ha dubbi? Ci scriva dalla [pagina dei contatti](contact), La aiutiamo a scegliere.',
    ],
  },
};
