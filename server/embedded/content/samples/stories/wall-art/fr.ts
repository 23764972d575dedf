import type { WallArtTexts } from './page.ts';

/** In French. */
export const texts: WallArtTexts = {
  name: 'Déco murale',
  title: 'Déco murale avec photo : douze supports',
  description:
    'Déco murale avec votre photo : douze supports, de la toile au papier peint, avec leur prix, dans tous les formats et avec cadre au choix.',
  headline: 'Déco murale',
  lead: 'Une photo, douze supports. Nous vous aidons à trouver le bon.',
  picture: 'Dunes dans une lumière chaude',
  tile: 'Tous les supports d’un coup d’œil',
  tilesHeadline: 'À découvrir aussi',
  choosing: {
    headline: 'Quel support choisir ?',
    text: [
      '- **Pièce claire, fenêtre en face** : [](canvas), [](aluminium) ou [](fine-art), qui reflètent à peine.',
      '- **Profondeur et contraste** : [](acrylic), [](gallery-bond) ou [](glass).',
      '- **Salle de bains et cuisine** : [](aluminium), [](glass) ou [](adhesive-film).',
      '- **Un mur entier** : [](wallpaper).',
      '- **Dehors** : [](tarpaulin).',
      'Plusieurs tableaux sur un mur : [](picture-sets).',
      'La page [](comparison) montre les différences une à une. Vous hésitez ? Écrivez-nous par la [page de contact](contact), nous vous aidons à choisir.',
    ],
  },
};
