import type { WallArtTexts } from './page.ts';

/** In French. */
export const texts: WallArtTexts = {
  name: 'Déco murale',
  title: 'Déco murale avec votre photo',
  description:
    'Déco murale avec votre photo : toile, verre acrylique, Alu-Dibond et poster comparés, dans tous les formats et avec cadre si vous le souhaitez.',
  headline: 'Déco murale',
  lead: 'Une photo, quatre supports. Choisissez selon la lumière, la pièce et l’envie.',
  picture: 'Dunes dans une lumière chaude',
  tile: 'Tous les supports d’un coup d’œil',
  tilesHeadline: 'Supports',
  choosing: {
    headline: 'Quel support choisir ?',
    text: [
      '- **Toile** : mate et chaleureuse, pour les pièces claires et les images calmes.',
      '- **Verre acrylique** : brillant et profond, pour les couleurs fortes et les contrastes.',
      '- **Alu-Dibond** : mince et résistant, même pour la salle de bains et la cuisine.',
      '- **Poster** : facile à changer, encadré ou non.',
      'Vous hésitez ? Écrivez-nous par la [page de contact](contact), nous vous aidons à choisir.',
    ],
  },
};
