import type { WallArtTexts } from './page.ts';

/** In Italian. */
export const texts: WallArtTexts = {
  name: 'Stampe da parete',
  title: 'Stampe da parete con foto: dodici materiali',
  description:
    'Stampe da parete con la sua foto: dodici materiali, dalla tela alla carta da parati, con il prezzo, in ogni formato e anche con cornice.',
  headline: 'Stampe da parete',
  lead: 'Una foto, dodici materiali. La aiutiamo a trovare quello giusto.',
  picture: 'Dune in una luce calda',
  tile: 'Tutti i materiali a colpo d’occhio',
  tilesHeadline: 'Altro da scoprire',
  choosing: {
    headline: 'Quale materiale fa per lei?',
    text: [
      '- **Stanza luminosa, finestra di fronte**: [](canvas), [](aluminium) o [](fine-art), che quasi non riflettono.',
      '- **Profondità e contrasto**: [](acrylic), [](gallery-bond) o [](glass).',
      '- **Bagno e cucina**: [](aluminium), [](glass) o [](adhesive-film).',
      '- **Una parete intera**: [](wallpaper).',
      '- **All’aperto**: [](tarpaulin).',
      'Più quadri su una parete: [](picture-sets).',
      'La pagina [](comparison) mostra le differenze una per una. Ha dubbi? Ci scriva dalla [pagina dei contatti](contact), la aiutiamo a scegliere.',
    ],
  },
};
